// Lines over days, drawn on the server: one or more series, a dashed forecast, a band of uncertainty, decisions as marks.
import { dayFormat, numberFormat } from '../formats.ts';
import { type ChartProps, Figure, roomClass } from './figure.tsx';
import { ABOVE, BELOW, HoverColumns, PLOT, type Place, PlaceLabels, ValueGrid } from './grid.tsx';
import { EndLabels, Line, type LineSeries } from './line.tsx';
import { Keys, type Marker, MarkerNotes, Marks } from './marks.tsx';
import { labelPlaces, placeOf, scaleOf } from './scale.ts';

export interface LineChartProps extends ChartProps {
  /** ISO days (`2027-03-01`), one a value, in order. */
  readonly days: readonly string[];
  readonly series: readonly LineSeries[];
  /** Decisions that may explain a change. */
  readonly markers?: readonly Marker[];
  /** Counts have only whole ticks. */
  readonly whole?: boolean;
  /** Head of the table's first column: "Day" unless the points stand for weeks. */
  readonly period?: 'Day' | 'Week from';
}

/** Labels below the plot: on phones, and where there is room. */
const FEW = 4;
const MANY = 10;
export function LineChart(props: LineChartProps) {
  const { says, unit, badge, locale, days, series, markers = [], whole = true, period = 'Day' } = props;
  const { format = (value: number) => numberFormat(locale).format(value) } = props;
  const scale = scaleOf(series.flatMap(valuesOf), { whole });
  const labels = scale.ticks.map(format);
  const day = (iso: string) => dayFormat(locale).format(Date.parse(iso));
  const write = (value: number | null | undefined) => (value == null ? '–' : format(value));
  const titles = days.map((one, index) =>
    [day(one), ...series.map(({ name, values }) => `${name}: ${write(values[index])}`)].join('\n'),
  );
  return (
    <Figure
      {...{ says, unit, badge }}
      keys={series.length > 1 && <Keys series={series} />}
      notes={markers.length > 0 && <MarkerNotes markers={markers} day={day} />}
      table={{
        caption: `${unit}, ${period === 'Day' ? 'day by day' : 'week by week'}`,
        rows: days.map((one, index) => ({ one, index })),
        rowKey: ({ one }) => one,
        columns: [
          { key: 'day', header: period, cell: ({ one }) => day(one) },
          ...series.map(({ name, values }) => ({
            key: name,
            header: name,
            numeric: true,
            cell: ({ index }: { index: number }) => write(values[index]),
          })),
        ],
      }}
    >
      <div className={`chart-drawing ${roomClass(labels)}${series.length > 1 ? ' chart-named' : ''}`}>
        <svg
          role="img"
          aria-label={describe({ unit, series, write, days: days.map(day) })}
          width="100%"
          height={ABOVE + PLOT + BELOW}
        >
          <ValueGrid scale={scale} labels={labels} />
          <PlaceLabels places={placeDays(days, day)} />
          <Marks {...{ markers, days }} />
          {series.map((one, index) => (
            <Line key={one.name} series={one} scale={scale} index={index} />
          ))}
          {series.length > 1 && <EndLabels {...{ series, scale }} />}
          <HoverColumns titles={titles} />
        </svg>
      </div>
    </Figure>
  );
}

function valuesOf({ values, band = [] }: LineSeries): number[] {
  return [...values, ...band.flatMap((one) => (one ? [one.low, one.high] : []))].filter(
    (value) => value !== null,
  );
}

function placeDays(days: readonly string[], day: (iso: string) => string): Place[] {
  const last = days.length - 1;
  return labelPlaces(days.length, FEW, MANY).map(({ index, isMinor }) => ({
    x: placeOf(index, days.length),
    label: day(days[index] ?? ''),
    minor: isMinor,
    anchor: last === 0 ? 'middle' : index === 0 ? 'start' : index === last ? 'end' : 'middle',
  }));
}

function describe(parts: {
  unit: string;
  series: readonly LineSeries[];
  write: (value: number | null | undefined) => string;
  days: readonly string[];
}): string {
  const { unit, series, write, days } = parts;
  if (days.length === 0) return `Line chart of ${unit}: nothing yet.`;
  const lines = series.map(({ name, values }) => {
    const known = values.filter((value) => value !== null);
    if (known.length === 0) return `${name}: nothing known.`;
    return `${name}: lowest ${write(Math.min(...known))}, highest ${write(Math.max(...known))}, last ${write(known.at(-1))}.`;
  });
  return [`Line chart of ${unit} from ${days[0]} to ${days.at(-1)}.`, ...lines].join(' ');
}
