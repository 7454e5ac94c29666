// A table whose cells are the darker the more they hold. The numbers stand in them: colour only helps the eye.

import { numberFormat } from '../formats.ts';
import type { ChartProps } from './figure.tsx';

export interface HeatTableProps extends Omit<ChartProps, 'format'> {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** One list a row; null where there is nothing to say. */
  readonly cells: readonly (readonly (number | null)[])[];
}

/** Shades that chart.css knows, besides none. */
const SHADES = 5;

export function HeatTable({ says, unit, badge, locale, rows, columns, cells }: HeatTableProps) {
  const most = Math.max(0, ...cells.flat().map((value) => value ?? 0));
  const number = numberFormat(locale);
  return (
    <figure className="chart">
      <figcaption className="chart-says">
        <p>
          {says} {badge}
        </p>
        <span className="chart-unit">{unit}</span>
      </figcaption>
      <div className="table-wrap">
        <table className="heat">
          <caption className="unseen">{unit}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row}>
                <th scope="row">{row}</th>
                {columns.map((column, at) => {
                  const value = cells[index]?.[at] ?? null;
                  return (
                    <td key={column} className={`heat-${shadeOf(value, most)}`}>
                      {value !== null && number.format(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** 0 for nothing, then 1 to 5 in equal steps of the largest value. */
export function shadeOf(value: number | null, most: number): number {
  return value === null || value <= 0 || most <= 0 ? 0 : Math.ceil((value / most) * SHADES);
}
