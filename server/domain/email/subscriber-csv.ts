// A list of subscribers as CSV (RFC 4180), read as the many programs write it that can export one.
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';

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

/**
 * Reads a list of addresses with names, parted by commas, semicolons or tabs. A first row without an address names the
 * columns; without one, the first cell that holds an @ is the address and the next cell is the name. Others have their
 * turn while a long list is read.
 * @param most rows that are wanted: reading ends with one more than these
 * @throws AppError invalid when the text is no list, or names no column of addresses
 */
export async function readList(csv: string, most: number): Promise<ListRow[]> {
  const [first, ...rest] = await parseRows(csv, most + 2);
  if (!first) return [];
  const hasHeader = !first.record.some((cell) => cell.includes('@'));
  if (!hasHeader) return [first, ...rest].map(guessRow);
  const columns = findColumns(first.record);
  if (columns.email < 0) {
    throw new AppError('invalid', inField('csv', say('email.csv-no-addresses')), { field: 'csv' });
  }
  return rest.map(({ record, info }) => ({
    line: info.lines,
    email: record[columns.email] ?? '',
    name: oneLine(columns.name < 0 ? joinNames(record, columns) : record[columns.name]),
  }));
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
  const problem = csv.startsWith(ZIP) ? say('email.csv-spreadsheet') : say('email.csv-no-text');
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
    throw new AppError('invalid', inField('csv', say('email.csv-broken')), {
      field: 'csv',
    });
  } finally {
    source.destroy();
  }
}

/** A cell may hold breaks, a name does not. */
function oneLine(cell = ''): string {
  return cell.replace(/\s+/g, ' ');
}

function guessRow({ record, info }: ParsedRow): ListRow {
  const at = Math.max(
    0,
    record.findIndex((cell) => cell.includes('@')),
  );
  return { line: info.lines, email: record[at] ?? '', name: oneLine(record[at === 0 ? 1 : at - 1]) };
}

interface Columns {
  readonly email: number;
  readonly name: number;
  readonly first: number;
  readonly last: number;
}

function findColumns(header: readonly string[]): Columns {
  const names = header.map((cell) => cell.toLowerCase().replace(/[^\p{L}]+/gu, ''));
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  return {
    email: find(/^(e?mail|emailaddress|mailaddress|address)/),
    name: find(/^(name|fullname|displayname)$/),
    first: find(/^(first|given|fore)/),
    last: find(/^(last|family|sur)/),
  };
}

function joinNames(record: readonly string[], { first, last }: Columns): string {
  return [record[first], record[last]].filter(Boolean).join(' ');
}
