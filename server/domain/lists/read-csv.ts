// Lists as CSV that are pasted, or sent as a text.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { type CsvRow, DELIMITERS, RowReader } from './row-reader.ts';

/** What no list holds: other bytes than text, or text in another encoding, which decodes to U+FFFD. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f\ufffd]/;
/** Spreadsheets are zip files. */
const ZIP = 'PK\u0003\u0004';

/** @throws AppError invalid */
function requireText(csv: string): void {
  if (!NO_TEXT.test(csv)) return;
  const problem = csv.startsWith(ZIP) ? say('lists.spreadsheet') : say('lists.no-text');
  throw new AppError('invalid', inField('csv', problem), { field: 'csv' });
}

/** Characters that are read before others have their turn: some 20,000 rows of the shortest kind. */
const SLICE = 32_768;

/**
 * Reads rows parted by commas, semicolons or tabs; others have their turn while a long list is read.
 * @param most rows that are wanted
 * @throws AppError invalid when the text is no list
 */
export async function readCsv(csv: string, most: number): Promise<CsvRow[]> {
  requireText(csv);
  const rows: CsvRow[] = [];
  const reader = new RowReader(DELIMITERS);
  for (let start = 0; start < csv.length && rows.length < most; start += SLICE) {
    rows.push(...reader.push(csv.slice(start, start + SLICE)));
    await nextTurn();
  }
  if (rows.length < most) rows.push(...reader.end());
  const wanted = rows.slice(0, most);
  if (wanted.some(({ isBroken }) => isBroken))
    throw new AppError('invalid', inField('csv', say('lists.broken')), { field: 'csv' });
  return wanted;
}

/** A title with nothing but its letters, without accents. */
export function lettersOf(title: string): string {
  return title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '');
}
