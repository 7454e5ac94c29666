// Tables as CSV (RFC 4180) that spreadsheets read as text and numbers, never as formulas.
import { Readable } from 'node:stream';

/** Null leaves the cell empty: nothing is known. */
export type CsvValue = string | number | null;

/** A text that begins so is run as a formula by spreadsheets, full-width signs by those of East Asia (OWASP, "CSV Injection"). */
const FORMULA = /^(?=[=+\-@＝＋－＠\t\r\n])/;
/** What would begin a cell of its own where a program parts cells by semicolons or tabs, whatever the quotation marks. */
const HIDDEN_FORMULA = /([;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const QUOTED = /[",\r\n]/;

/** With a byte order mark: without it spreadsheets read accents wrongly. */
const BEGIN = '\uFEFF';

export function writeCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `${BEGIN}${[head, ...rows].map(writeRow).join('')}`;
}

/** A long table, a page of rows after the other, so that neither memory nor others wait for all of it. */
export function streamCsv(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvValue[])[]>,
): Readable {
  return Readable.from(writePages(head, pages), { objectMode: false });
}

async function* writePages(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvValue[])[]>,
): AsyncGenerator<string> {
  yield `${BEGIN}${writeRow(head)}`;
  for await (const rows of pages) yield rows.map(writeRow).join('');
}

/** One row, with its break. */
export function writeRow(row: readonly CsvValue[]): string {
  return `${row.map(writeField).join(',')}\r\n`;
}

function writeField(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "'").replace(HIDDEN_FORMULA, "$1'");
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
