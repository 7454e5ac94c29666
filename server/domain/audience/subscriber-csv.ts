// A list of subscribers as CSV (RFC 4180), read as the many programs write it that can export one.
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import type { ImportColumns } from '../../contract/subscriber.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { guessColumns } from './list-columns.ts';

/** One row of a list, as it was written. */
export interface ListRow {
  /** In the text, from 1. */
  readonly line: number;
  readonly email: string;
  readonly name: string;
}

interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
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
  const [first, ...rest] = await parseRows(csv, options.most + 2);
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

function readRow({ record, info }: ParsedRow, { email, name, lastName }: ImportColumns): ListRow {
  const names = [name, lastName].flatMap((at) => (at === null ? [] : record[at] || []));
  return { line: info.lines, email: record[email] ?? '', name: oneLine(names.join(' ')) };
}

/** What no list holds: other bytes than text, or text in another encoding, which decodes to U+FFFD. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f\ufffd]/;
/** Spreadsheets are zip files. */
const ZIP = 'PK\u0003\u0004';
/** Characters of one row; a quotation mark that stays open would swallow all others. */
const LONGEST_ROW = 100_000;

/** @throws AppError invalid */
function requireText(csv: string): void {
  if (!NO_TEXT.test(csv)) return;
  const problem = csv.startsWith(ZIP) ? say('audience.csv-spreadsheet') : say('audience.csv-no-text');
  throw new AppError('invalid', inField('csv', problem), { field: 'csv' });
}

/** Characters that are read before others have their turn: some 20,000 rows of the shortest kind. */
const SLICE = 32_768;

async function* inSlices(csv: string): AsyncGenerator<string> {
  for (let start = 0; start < csv.length; start += SLICE) {
    yield csv.slice(start, start + SLICE);
    await nextTurn();
  }
}

async function parseRows(csv: string, most: number): Promise<ParsedRow[]> {
  requireText(csv);
  const rows: ParsedRow[] = [];
  const source = Readable.from(inSlices(csv));
  const parser = parse({
    bom: true,
    delimiter: [',', ';', '\t'],
    info: true,
    max_record_size: LONGEST_ROW,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  try {
    for await (const row of source.pipe(parser)) {
      rows.push(row);
      if (rows.length === most) break;
    }
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('invalid', inField('csv', say('audience.csv-broken')), {
      field: 'csv',
    });
  } finally {
    source.destroy();
  }
}

/** A cell may hold breaks, a name does not. */
function oneLine(cell: string): string {
  return cell.replace(/\s+/g, ' ');
}

function guessRow(row: ParsedRow): ListRow {
  return readRow(row, columnsOfRow(row));
}

function columnsOfRow({ record }: ParsedRow): ImportColumns {
  const email = Math.max(
    0,
    record.findIndex((cell) => cell.includes('@')),
  );
  return { email, name: email === 0 ? 1 : email - 1, lastName: null };
}
