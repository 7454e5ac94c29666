// Rows out of text as it comes (RFC 4180, read as the many programs write it): a row may end in a later piece, and one that
// never ends costs that row alone.

/** One row as it was written. */
export interface CsvRow {
  /** In the text, from 1; its first, where cells hold breaks. */
  readonly line: number;
  readonly record: readonly string[];
  /** A quotation mark stays open, or the row is longer than any: only its first line is told, and reading goes on below. */
  readonly isBroken?: boolean;
}

/** Characters and lines of one row; a quotation mark that stays open would swallow all others. */
const LONGEST_ROW = 100_000;
const MOST_LINES = 2000;

const QUOTE = '"';
const [LF, CR, SPACE] = [10, 13, 32];

interface Found {
  readonly cells: readonly string[];
  /** Where the next row begins. */
  readonly end: number;
}

export class RowReader {
  readonly #delimiters: string;
  #text = '';
  #line = 1;

  /** @param delimiters each character of it ends a cell */
  constructor(delimiters: string) {
    this.#delimiters = delimiters;
  }

  /** @returns the rows that end in this piece; empty ones are left out */
  push(piece: string): CsvRow[] {
    this.#text += piece;
    return this.#take(false);
  }

  /** @returns what is left once the text has ended */
  end(): CsvRow[] {
    return this.#take(true);
  }

  #take(isLast: boolean): CsvRow[] {
    const rows: CsvRow[] = [];
    let at = this.#line === 1 && this.#text.startsWith('\ufeff') ? 1 : 0;
    while (at < this.#text.length) {
      const found = this.#readRow(at, isLast);
      const isBroken = !found && (isLast || this.#text.length - at > LONGEST_ROW);
      if (!found && !isBroken) break;
      const { cells, end } = found && !this.#isTooLong(at, found.end) ? found : this.#firstLine(at);
      const isWhole = cells === found?.cells;
      const row = { line: this.#line, record: cells, ...(isWhole ? {} : { isBroken: true }) };
      if (cells.some((cell) => cell !== '') && !(this.#line === 1 && isHint(cells))) rows.push(row);
      this.#line += linesOf(this.#text, at, end);
      at = end;
    }
    this.#text = this.#text.slice(at);
    return rows;
  }

  #isTooLong(at: number, end: number): boolean {
    return end - at > LONGEST_ROW || (end - at > MOST_LINES && linesOf(this.#text, at, end) > MOST_LINES);
  }

  /** What stands up to the end of the line, or as much of it as a row may hold. */
  #firstLine(at: number): Found {
    const end = endOfLine(this.#text, at);
    return { cells: [this.#text.slice(at, Math.min(end, at + LONGEST_ROW)).trim()], end };
  }

  /** @returns undefined where the row goes on in a later piece, or never ends */
  #readRow(start: number, isLast: boolean): Found | undefined {
    const text = this.#text;
    const cells: string[] = [];
    let at = start;
    for (;;) {
      while (text.charCodeAt(at) === SPACE) at += 1;
      let cell = '';
      if (text[at] === QUOTE) {
        const quoted = readQuoted(text, at + 1);
        if (!quoted || (quoted.end === text.length && !isLast)) return undefined;
        cell = quoted.cell;
        at = quoted.end;
      }
      const end = this.#endOfCell(at);
      cells.push((cell + text.slice(at, end)).trim());
      // A CR at the end may be the half of a break.
      if (!isLast && (end === text.length || (end === text.length - 1 && text.charCodeAt(end) === CR)))
        return undefined;
      if (end === text.length) return { cells, end };
      at = end + 1;
      const ended = text.charCodeAt(end);
      if (ended === LF) return { cells, end: at };
      if (ended === CR) return { cells, end: text.charCodeAt(at) === LF ? at + 1 : at };
    }
  }

  #endOfCell(start: number): number {
    const text = this.#text;
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === LF || code === CR || this.#delimiters.includes(text[at] as string)) return at;
    }
    return text.length;
  }
}

/** `sep=;`, by which a file tells spreadsheets what parts its cells, in front of all rows. */
function isHint([first = '', ...rest]: readonly string[]): boolean {
  return /^sep=.?$/i.test(first) && rest.every((cell) => cell === '');
}

/** @returns undefined while the quotation mark is open */
function readQuoted(text: string, start: number): { cell: string; end: number } | undefined {
  let cell = '';
  for (let at = start; ; ) {
    const mark = text.indexOf(QUOTE, at);
    if (mark < 0) return undefined;
    cell += text.slice(at, mark);
    if (text[mark + 1] !== QUOTE) return { cell, end: mark + 1 };
    cell += QUOTE;
    at = mark + 2;
  }
}

/** @returns where the next line begins */
function endOfLine(text: string, start: number): number {
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF) return at + 1;
    if (code === CR) return text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
  }
  return text.length;
}

function linesOf(text: string, start: number, end: number): number {
  let lines = 0;
  for (let at = start; at < end; at = endOfLine(text, at)) lines += 1;
  return lines;
}

/** What most likely parts the cells of a text: what stands most often in its first line, outside of quotation marks. */
export function delimiterOf(head: string): string {
  const line = head.slice(0, endOfLine(head, 0)).replace(/"[^"]*"/g, '');
  const counts = [...DELIMITERS].map((one) => line.split(one).length);
  const most = Math.max(...counts);
  return most === 1 ? ',' : (DELIMITERS[counts.indexOf(most)] ?? ',');
}

/** What parts cells. */
export const DELIMITERS = ';,\t';
