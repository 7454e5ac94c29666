// Lists as CSV (RFC 4180), read as the many programs write it that can export one.
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';

/** One row as it was written. */
export interface CsvRow {
  /** In the text, from 1. */
  readonly line: number;
  readonly record: readonly string[];
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
  const problem = csv.startsWith(ZIP) ? say('lists.spreadsheet') : say('lists.no-text');
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

/**
 * Reads rows parted by commas, semicolons or tabs; others have their turn while a long list is read.
 * @param most rows that are wanted
 * @throws AppError invalid when the text is no list
 */
export async function readCsv(csv: string, most: number): Promise<CsvRow[]> {
  requireText(csv);
  const rows: CsvRow[] = [];
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
      rows.push({ line: row.info.lines, record: row.record });
      if (rows.length === most) break;
    }
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('invalid', inField('csv', say('lists.broken')), {
      field: 'csv',
    });
  } finally {
    source.destroy();
  }
}

/** A title with nothing but its letters, without accents. */
export function lettersOf(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '');
}
