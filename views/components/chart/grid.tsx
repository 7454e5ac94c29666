// The parts that drawings with axes share. Upright everything is in pixels, sideways in percent of the width: so text and
// lines keep their size while the drawing is as wide as its place.
import type { ReactNode } from 'react';
import { percent, type Scale } from './scale.ts';

/** Height of the plot, px. */
export const PLOT = 176;
/** Room for the labels below it, px. */
export const BELOW = 28;
/** Room above it, so that the topmost label is not cut, px. */
export const ABOVE = 10;

/** Upright position of a value, px from the drawing's top. */
export function topOf(scale: Scale, value: number): number {
  return Math.round((ABOVE + (1 - scale.at(value)) * PLOT) * 100) / 100;
}

/** Horizontal hairlines with their values; zero is drawn stronger. */
export function ValueGrid({ scale, labels }: { scale: Scale; labels: readonly string[] }) {
  return (
    <>
      {scale.ticks.map((tick, index) => {
        const y = topOf(scale, tick);
        return (
          <g key={tick}>
            <line className={tick === 0 ? 'chart-zero' : 'chart-grid'} x1="0" x2="100%" y1={y} y2={y} />
            <text className="chart-tick" x={-8} y={y} dy="0.35em" textAnchor="end">
              {labels[index]}
            </text>
          </g>
        );
      })}
    </>
  );
}

export interface Place {
  /** Percent from the left. */
  readonly x: number;
  readonly label: string;
  /** Left out where the chart is narrow. */
  readonly minor: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Labels below the plot. */
export function PlaceLabels({ places }: { places: readonly Place[] }) {
  return places.map(({ x, label, minor, anchor = 'middle' }) => (
    <text
      key={x}
      className={minor ? 'chart-tick chart-minor' : 'chart-tick'}
      x={`${x}%`}
      y={ABOVE + PLOT + 20}
      textAnchor={anchor}
    >
      {label}
    </text>
  ));
}

/** Columns that show their numbers when pointed at; the table has them for everyone else. */
export function HoverColumns({ titles }: { titles: readonly string[] }) {
  const width = 1 / Math.max(1, titles.length - 1);
  return titles.map((title, index) => (
    <rect
      key={title}
      className="chart-hover"
      x={`${titles.length < 2 ? 0 : percent((index - 0.5) * width)}%`}
      y={ABOVE}
      width={`${percent(width)}%`}
      height={PLOT}
    >
      <title>{title}</title>
    </rect>
  ));
}

/** Width of the coordinates inside `Stretched`. */
export const WIDE = 1000;

/** Draws paths, which cannot be in percent: their width is stretched, the width of their strokes is not. */
export function Stretched({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={height}
      viewBox={`0 0 ${WIDE} ${height}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      {children}
    </svg>
  );
}
