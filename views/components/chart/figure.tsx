// What every chart stands in: the sentence that says what it shows, the unit, the drawing, and its numbers as a table.
import type { ReactNode } from 'react';
import { type Column, Table } from '../table.tsx';

/** Properties that all charts share. */
export interface ChartProps {
  /** One sentence that says what the chart shows: "Reactions fell by a third after the holidays." */
  readonly says: ReactNode;
  /** What the value axis counts: "reactions", "posts a week", "EUR". */
  readonly unit: string;
  /** BCP 47. */
  readonly locale: string;
  /** How a value is written; plain numbers of the locale by default. */
  readonly format?: (value: number) => string;
  /** A Sample or Sandbox tag. */
  readonly badge?: ReactNode;
}

interface ChartTable<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
}

export interface FigureProps<Row> extends Pick<ChartProps, 'says' | 'unit' | 'badge'> {
  /** Drawn between sentence and drawing, e.g. the key of the series. */
  readonly keys?: ReactNode;
  readonly children: ReactNode;
  /** Below the drawing: what its markers stand for. */
  readonly notes?: ReactNode;
  readonly table: ChartTable<Row>;
  /** A fuller table of the same things, instead of the chart's own. */
  readonly fuller?: ReactNode;
}

export function Figure<Row>({ says, unit, badge, keys, children, notes, table, fuller }: FigureProps<Row>) {
  return (
    <figure className="chart">
      <figcaption className="chart-says">
        <p>
          {says} {badge}
        </p>
        <span className="chart-unit">{unit}</span>
      </figcaption>
      {keys}
      {children}
      {notes}
      <details className="chart-table">
        <summary>Show as a table</summary>
        {fuller ?? <Table {...table} />}
      </details>
    </figure>
  );
}

/** Colours there are for series; more than six cannot be told apart anyway. */
const COLOURS = 6;

/** The class that gives a series its colour, for strokes, fills and keys. */
export function seriesClass(index: number): string {
  return `series-${(index % COLOURS) + 1}`;
}

/** The class that keeps room for the value axis's labels, by the longest of them. */
export function roomClass(labels: readonly string[]): string {
  const longest = Math.max(1, ...labels.map((label) => label.length));
  return `chart-room-${Math.min(longest, LONGEST_TICK)}`;
}

/** Characters of the longest tick label that chart.css has room for. */
const LONGEST_TICK = 8;
