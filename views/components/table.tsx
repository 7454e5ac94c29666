// biome-ignore-all lint/a11y/noRedundantRoles: `display: block` on phones takes the native roles away
// Tables: sticky head, numbers at the end, row actions on hover and focus; on phones each row is a card.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers: aligned to the end with tabular figures. */
  readonly numeric?: boolean;
}

export interface TableProps<Row> {
  /** What the rows are; shown only to assistive technology unless `captionShown`. */
  readonly caption: string;
  readonly captionShown?: boolean;
  /** The first column names its row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Buttons of a row. */
  readonly actions?: (row: Row) => ReactNode;
  /** Instead of an empty table. */
  readonly empty?: ReactNode;
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionShown = false, columns, rows, rowKey, empty } = props;
  if (rows.length === 0 && empty !== undefined) {
    return empty;
  }
  return (
    <div className="table-wrap">
      <table className="table table-cards" role="table">
        <caption className={captionShown ? undefined : 'unseen'}>{caption}</caption>
        <TableHead {...props} />
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} row={row} first={index === 0} />
              ))}
              {props.actions && (
                <td className="row-actions" role="cell">
                  <div className="row">{props.actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableHead<Row>({ columns, actions }: TableProps<Row>) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ key, header, numeric }) => (
          <th key={key} scope="col" role="columnheader" className={classNames(numeric && 'end') || undefined}>
            {header}
          </th>
        ))}
        {actions && (
          <th scope="col" role="columnheader">
            <span className="unseen">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function Cell<Row>({ column, row, first }: { column: Column<Row>; row: Row; first: boolean }) {
  const { header, numeric, cell } = column;
  const className = numeric ? 'end' : undefined;
  if (first) {
    return (
      <th scope="row" role="rowheader" className={className}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={className} data-label={header}>
      <span>{cell(row)}</span>
    </td>
  );
}

export interface PaginationProps {
  /** What is on this page: "Posts 1 to 100 of 340". */
  readonly summary: string;
  readonly previous?: string;
  readonly next?: string;
}

export function Pagination({ summary, previous, next }: PaginationProps) {
  return (
    <nav className="pages" aria-label="Pages">
      {previous ? <a href={previous}>Previous</a> : <span className="quiet">Previous</span>}
      <span className="quiet">{summary}</span>
      {next ? <a href={next}>Next</a> : <span className="quiet">Next</span>}
    </nav>
  );
}
