// Tables as CSV (RFC 4180) that spreadsheets read as text and numbers, never as formulas.

export type CsvValue = string | number;

/** A text that begins so is run as a formula by spreadsheets (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n]/;
const QUOTED = /[",\r\n]/;

/** With a byte order mark: without it spreadsheets read accents wrongly. */
export function writeCsv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(writeField).join(',')}\r\n`).join('')}`;
}

function writeField(value: CsvValue): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
