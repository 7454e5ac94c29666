// One line of a line chart: what is known, what is forecast, and how sure that is.
import { seriesClass } from './figure.tsx';
import { ABOVE, BELOW, PLOT, Stretched, topOf, WIDE } from './grid.tsx';
import { type Point, pathOf, placeOf, type Scale, spreadLabels } from './scale.ts';

export interface LineSeries {
  readonly name: string;
  /** One value a day; null where nothing is known. */
  readonly values: readonly (number | null)[];
  /** Something to compare with, such as the period before: drawn thin and grey. */
  readonly muted?: boolean;
  /** Index of the first day that has not happened yet: dashed from there. */
  readonly forecastFrom?: number;
  /** Lowest and highest plausible value of each day; null where it is certain. */
  readonly band?: readonly ({ readonly low: number; readonly high: number } | null)[];
}

const LABEL_GAP = 16;
/** Up to here every point gets a dot. */
const DOTS = 16;

export function Line({ series, scale, index }: { series: LineSeries; scale: Scale; index: number }) {
  const { values, muted = false, forecastFrom = values.length, band } = series;
  const points = values.map((value, at): Point => (value === null ? null : pointAt(at, value)));
  const lines = [
    { d: pathOf(points.slice(0, forecastFrom)), className: 'chart-line' },
    // From the last known value on, so that the dashes join the line.
    {
      d: pathOf(points.map((point, at) => (at < forecastFrom - 1 ? null : point))),
      className: 'chart-dashed',
    },
  ];
  function pointAt(at: number, value: number): readonly [number, number] {
    return [placeOf(at, values.length) * (WIDE / 100), topOf(scale, value)];
  }
  const colour = muted ? 'series-muted' : seriesClass(index);
  const known = values.flatMap((value, at) => (value === null || at >= forecastFrom ? [] : [{ value, at }]));
  const dots = muted ? [] : values.length <= DOTS ? known : known.slice(-1);
  return (
    <g className={colour}>
      <Stretched height={ABOVE + PLOT + BELOW}>
        {band && <path className="chart-band" d={bandOf(band, pointAt)} />}
        {lines.map(
          ({ d, className }) =>
            d !== '' && (
              <path key={className} className={className} d={d} vectorEffect="non-scaling-stroke" />
            ),
        )}
      </Stretched>
      {dots.map(({ value, at }) => (
        <circle
          key={at}
          className="chart-dot"
          cx={`${placeOf(at, values.length)}%`}
          cy={topOf(scale, value)}
          r="3"
        />
      ))}
    </g>
  );
}

/** Along the upper edge and back along the lower one; days without a band end it. */
function bandOf(
  band: NonNullable<LineSeries['band']>,
  pointAt: (at: number, value: number) => readonly [number, number],
): string {
  const edges = band.flatMap((one, at) => (one ? [{ at, ...one }] : []));
  const upper = edges.map(({ at, high }) => pointAt(at, high));
  const lower = edges.map(({ at, low }) => pointAt(at, low)).reverse();
  return edges.length > 1 ? `${pathOf([...upper, ...lower])}Z` : '';
}

/** Names at the ends of the lines, where there is room for them. */
export function EndLabels({ series, scale }: { series: readonly LineSeries[]; scale: Scale }) {
  const ends = series.map(({ values }) => values.findLast((value) => value !== null) ?? 0);
  const tops = spreadLabels(
    ends.map((value) => topOf(scale, value)),
    LABEL_GAP,
    ABOVE + PLOT,
  );
  return series.map(({ name }, index) => (
    <text key={name} className="chart-name" x="100%" y={tops[index]} dx="10" dy="0.35em">
      {name}
    </text>
  ));
}
