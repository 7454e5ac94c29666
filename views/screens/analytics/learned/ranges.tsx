// Ranges on one scale: each value's range as a bar, what is expected as a dot, and the usual as a line through all of them.
import type { ReactNode } from 'react';
import { percent } from '../../../components/chart/scale.ts';

export interface RangeRow {
  readonly key: string;
  readonly name: ReactNode;
  /** Shares: .05 is 5 % more than usual. */
  readonly at: number;
  readonly low: number;
  readonly high: number;
  /** What it really is, where that is known and shown. */
  readonly truth?: number | null;
  /** The figures in words. */
  readonly says: string;
  readonly notes?: ReactNode;
}

interface RangesProps {
  readonly caption: string;
  /** Heads of the two columns with words: "Theme", "Against an average post". */
  readonly of: string;
  readonly against: string;
  readonly rows: readonly RangeRow[];
  /** Rows that are shown elsewhere on the same scale. */
  readonly beside?: readonly RangeRow[];
}

/** The scale reaches at least so far to each side. */
const LEAST = 0.1;

export function Ranges({ caption, of, against, rows, beside = [] }: RangesProps) {
  const most = Math.max(
    LEAST,
    ...[...rows, ...beside].flatMap(({ low, high, truth }) => [
      Math.abs(low),
      Math.abs(high),
      Math.abs(truth ?? 0),
    ]),
  );
  return (
    <div className="table-wrap">
      <table className="ranges">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <td />
            <th scope="col">{against}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, ...row }) => (
            <tr key={key}>
              <th scope="row">{row.name}</th>
              <td className="range">
                <RangeBar {...row} most={most} />
              </td>
              <td>
                {row.says}
                {row.notes}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEIGHT = 24;
const MIDDLE = HEIGHT / 2;

function RangeBar({ at, low, high, truth, most }: Omit<RangeRow, 'key'> & { readonly most: number }) {
  const x = (share: number) => percent((Math.max(-most, Math.min(most, share)) / most + 1) / 2);
  const place = (share: number) => `${x(share)}%`;
  return (
    <svg aria-hidden="true" width="100%" height={HEIGHT} className="series-1">
      <line className="chart-zero" x1="50%" x2="50%" y1="0" y2={HEIGHT} />
      <rect
        className="chart-band"
        x={place(low)}
        y={MIDDLE - 5}
        width={`${x(high) - x(low)}%`}
        height="10"
        rx="2"
      />
      <line className="chart-line" x1={place(low)} x2={place(high)} y1={MIDDLE} y2={MIDDLE} />
      <circle className="chart-dot" cx={place(at)} cy={MIDDLE} r="4.5" />
      {truth !== null && truth !== undefined && (
        <line className="chart-target" x1={place(truth)} x2={place(truth)} y1="3" y2={HEIGHT - 3} />
      )}
    </svg>
  );
}
