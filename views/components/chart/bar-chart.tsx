// Bars from zero, drawn on the server: lying ones for names, upright ones for steps of time.
import type { ReactNode } from 'react';
import { numberFormat } from '../formats.ts';
import { type ChartProps, Figure, roomClass, seriesClass } from './figure.tsx';
import { ABOVE, BELOW, PLOT, PlaceLabels, topOf, ValueGrid } from './grid.tsx';
import { labelPlaces, percent, type Scale, scaleOf } from './scale.ts';

export interface Bar {
  readonly key: string | number;
  readonly label: string;
  readonly value: number;
  /** Something to compare with, such as the period before or a limit: a stroke across the bar. */
  readonly mark?: number;
}

export interface BarChartProps extends ChartProps {
  /** What the bars stand for, head of the table's first column: "Channel". */
  readonly of: string;
  readonly bars: readonly Bar[];
  /** What `value` and `mark` are called in the table and the key. */
  readonly valueName: string;
  readonly markName?: string;
  /** A fuller table of the same things, instead of the chart's own. */
  readonly fuller?: ReactNode;
  readonly upright?: boolean;
  readonly whole?: boolean;
}

export function BarChart(props: BarChartProps) {
  const {
    says,
    unit,
    badge,
    locale,
    of,
    bars,
    valueName,
    markName,
    fuller,
    upright = false,
    whole = true,
  } = props;
  const { format = (value: number) => numberFormat(locale).format(value) } = props;
  const scale = scaleOf(
    bars.flatMap(({ value, mark = 0 }) => [value, mark]),
    { whole },
  );
  const alt = `Bar chart of ${unit} by ${of.toLowerCase()}. ${bars
    .map(({ label, value }) => `${label}: ${format(value)}`)
    .join(', ')}.`;
  const drawing = { bars, scale, format, alt };
  return (
    <Figure
      {...{ says, unit, badge, fuller }}
      keys={markName && <MarkKey valueName={valueName} markName={markName} />}
      table={{
        caption: `${unit} by ${of.toLowerCase()}`,
        rows: bars,
        rowKey: ({ key }) => key,
        columns: [
          { key: 'name', header: of, cell: ({ label }) => label },
          { key: 'value', header: valueName, numeric: true, cell: ({ value }) => format(value) },
          ...(markName
            ? [
                {
                  key: 'mark',
                  header: markName,
                  numeric: true,
                  cell: ({ mark }: Bar) => (mark === undefined ? '–' : format(mark)),
                },
              ]
            : []),
        ],
      }}
    >
      {upright ? <Upright {...drawing} /> : <Lying {...drawing} />}
    </Figure>
  );
}

interface DrawingProps {
  readonly bars: readonly Bar[];
  readonly scale: Scale;
  readonly format: (value: number) => string;
  readonly alt: string;
}

/** Px from one lying bar to the next, from a row's top to its bar, and the bar's own height. */
const ROW = 44;
const TO_BAR = 22;
const THICK = 10;
/** Names longer than this would run into the number at the row's end on a phone. */
const LONGEST_NAME = 30;

/** Name and number above each bar: long names have room, and the numbers need no axis. */
function Lying({ bars, scale, format, alt }: DrawingProps) {
  return (
    <div className="chart-drawing">
      <svg role="img" aria-label={alt} width="100%" height={bars.length * ROW}>
        {bars.map(({ key, label, value, mark }, index) => {
          const top = index * ROW;
          return (
            <g key={key} className={seriesClass(0)}>
              <title>{`${label}: ${format(value)}`}</title>
              <text className="chart-label" x="0" y={top + 14}>
                {label.length > LONGEST_NAME ? `${label.slice(0, LONGEST_NAME - 1)}…` : label}
              </text>
              <text className="chart-value" x="100%" y={top + 14} textAnchor="end">
                {format(value)}
              </text>
              <rect className="chart-rail" x="0" y={top + TO_BAR} width="100%" height={THICK} />
              <rect
                className="chart-bar"
                x="0"
                y={top + TO_BAR}
                width={`${percent(Math.max(0, scale.at(value)))}%`}
                height={THICK}
              />
              {mark !== undefined && (
                <Mark x={percent(scale.at(mark))} top={top + TO_BAR - 3} height={THICK + 6} />
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function Mark({ x, top, height }: { x: number; top: number; height: number }) {
  return <line className="chart-target" x1={`${x}%`} x2={`${x}%`} y1={top} y2={top + height} />;
}

/** Labels below upright bars: on phones, and where there is room. */
const FEW = 5;
const MANY = 14;
/** Share of a bar's place that the bar takes. */
const FULL = 0.68;

function Upright({ bars, scale, format, alt }: DrawingProps) {
  const labels = scale.ticks.map(format);
  const step = 1 / Math.max(1, bars.length);
  const places = labelPlaces(bars.length, FEW, MANY).map(({ index, isMinor }) => ({
    x: percent((index + 0.5) * step),
    label: bars[index]?.label ?? '',
    minor: isMinor,
  }));
  return (
    <div className={`chart-drawing ${roomClass(labels)}`}>
      <svg role="img" aria-label={alt} width="100%" height={ABOVE + PLOT + BELOW}>
        <ValueGrid scale={scale} labels={labels} />
        <PlaceLabels places={places} />
        {bars.map(({ key, label, value }, index) => {
          const [top, zero] = [topOf(scale, Math.max(0, value)), topOf(scale, Math.min(0, value))];
          return (
            <g key={key} className={seriesClass(0)}>
              <title>{`${label}: ${format(value)}`}</title>
              <rect
                className="chart-bar"
                x={`${percent((index + (1 - FULL) / 2) * step)}%`}
                y={top}
                width={`${percent(FULL * step)}%`}
                height={Math.round((zero - top) * 100) / 100}
              />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function MarkKey({ valueName, markName }: { valueName: string; markName: string }) {
  return (
    <ul className="chart-keys chart-keys-kept">
      <li className={seriesClass(0)}>
        <span className="chart-key chart-key-bar" />
        {valueName}
      </li>
      <li>
        <span className="chart-key chart-key-mark" />
        {markName}
      </li>
    </ul>
  );
}
