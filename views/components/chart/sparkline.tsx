// A trend in the size of a word, beside the figure it belongs to.
import { numberFormat } from '../formats.ts';
import { Stretched, WIDE } from './grid.tsx';
import { type Point, pathOf, placeOf, scaleOf } from './scale.ts';

export interface SparklineProps {
  /** What is shown: "Reactions on each of the last 14 days". */
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** BCP 47. */
  readonly locale: string;
}

/** Px; the width follows its place. */
const HEIGHT = 32;
const EDGE = 4;

export function Sparkline({ label, values, locale }: SparklineProps) {
  const scale = scaleOf(values.filter((value) => value !== null));
  const top = (value: number) => Math.round((EDGE + (1 - scale.at(value)) * (HEIGHT - 2 * EDGE)) * 100) / 100;
  const points = values.map(
    (value, index): Point =>
      value === null ? null : [placeOf(index, values.length) * (WIDE / 100), top(value)],
  );
  const last = values.findLastIndex((value) => value !== null);
  const number = numberFormat(locale);
  const told = values.map((value) => (value === null ? 'unknown' : number.format(value))).join(', ');
  return (
    <svg className="spark series-1" role="img" aria-label={`${label}: ${told}`} width="100%" height={HEIGHT}>
      <Stretched height={HEIGHT}>
        <path className="chart-line" d={pathOf(points)} vectorEffect="non-scaling-stroke" />
      </Stretched>
      {last >= 0 && (
        <circle
          className="chart-dot"
          cx={`${placeOf(last, values.length)}%`}
          cy={top(values[last] ?? 0)}
          r="2.5"
        />
      )}
    </svg>
  );
}
