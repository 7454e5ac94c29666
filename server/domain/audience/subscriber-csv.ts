// A list of subscribers as CSV, read as the many programs write it that can export one.
import type { ImportColumns } from '../../contract/subscriber.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { type CsvRow, readCsv } from '../lists/index.ts';
import { guessColumns } from './list-columns.ts';

/** One row of a list, as it was written. */
export interface ListRow {
  /** In the text, from 1. */
  readonly line: number;
  readonly email: string;
  readonly name: string;
}

/** A list as it was understood. */
export interface SubscriberList {
  readonly rows: readonly ListRow[];
  /** What the columns are called, or what the first row holds where no row names them. */
  readonly titles: readonly string[];
  readonly columns: ImportColumns;
}

const NO_COLUMNS: ImportColumns = { email: 0, name: null, lastName: null };

/**
 * Reads a list of addresses with names, parted by commas, semicolons or tabs. A first row without an address names the
 * columns; without one, the first cell of each row that holds an @ is the address and the next cell is the name. Others
 * have their turn while a long list is read.
 * @param options.most rows that are wanted: reading ends with one more than these
 * @param options.columns what a person chose instead of what the titles say
 * @throws AppError invalid when the text is no list, or no column holds addresses
 */
export async function readList(
  csv: string,
  options: { readonly most: number; readonly columns?: ImportColumns | undefined },
): Promise<SubscriberList> {
  const [first, ...rest] = await readCsv(csv, options.most + 2);
  if (!first) return { rows: [], titles: [], columns: NO_COLUMNS };
  const titles = first.record;
  const hasTitles = !titles.some((cell) => cell.includes('@'));
  const rows = hasTitles ? rest : [first, ...rest];
  if (!hasTitles && !options.columns)
    return { rows: rows.map(guessRow), titles, columns: columnsOfRow(first) };
  const below = rest.map(({ record }) => record);
  const columns = options.columns ?? guessColumns(titles, below);
  if (!columns) {
    throw new AppError('invalid', inField('csv', say('audience.csv-no-addresses')), { field: 'csv' });
  }
  return { rows: rows.map((row) => readRow(row, columns)), titles, columns };
}

function readRow({ record, line }: CsvRow, { email, name, lastName }: ImportColumns): ListRow {
  const names = [name, lastName].flatMap((at) => (at === null ? [] : record[at] || []));
  return { line, email: record[email] ?? '', name: oneLine(names.join(' ')) };
}

/** A cell may hold breaks, a name does not. */
function oneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ');
}

function guessRow(row: CsvRow): ListRow {
  return readRow(row, columnsOfRow(row));
}

function columnsOfRow({ record }: CsvRow): ImportColumns {
  const email = Math.max(
    0,
    record.findIndex((cell) => cell.includes('@')),
  );
  return { email, name: email === 0 ? 1 : email - 1, lastName: null };
}
