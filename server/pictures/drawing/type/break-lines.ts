// Ends lines where they look best: as few lines as the width allows, of even length, with no word alone at the end.
import type { Piece } from './pieces.ts';

export interface Line {
  readonly text: string;
  /** In em. */
  readonly width: number;
}

export interface Breaking {
  /** In em. */
  readonly width: number;
  /** Even lines, as headings have them; else full lines with a last one that may be shorter. */
  readonly balance: boolean;
  readonly widthOf: (text: string) => number;
}

const PER_LINE = 1000;
const HYPHEN = 2.2;
const BOND = 1.6;
/** A last line of one word, or a stub of one. */
const WIDOW = 3;
const SHORTEST_LAST = 0.3;

/** @returns null when a piece is wider than the width */
export function breakLines(pieces: readonly Piece[], how: Breaking): readonly Line[] | null {
  if (pieces.length === 0) return [];
  const row = new Row(pieces, how.widthOf);
  const least = row.countLines(how.width);
  if (least === null) return null;
  const target = how.balance ? Math.min(how.width, (row.total / least) * 1.01) : how.width;
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= pieces.length; end++) {
    let found = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
    for (let from = end - 1; from >= 0; from--) {
      const width = row.widthOf(from, end);
      if (width > how.width + 1e-6) break;
      const cost =
        (best[from]?.cost ?? Number.POSITIVE_INFINITY) + costOf(row, { from, end, width, target, how });
      if (cost < found.cost) found = { cost, from };
    }
    best.push(found);
  }
  const lines: Line[] = [];
  for (let end = pieces.length; end > 0; end = best[end]?.from ?? 0) {
    const from = best[end]?.from ?? 0;
    lines.unshift({ text: row.textOf(from, end), width: row.widthOf(from, end) });
  }
  return lines;
}

interface Candidate {
  readonly from: number;
  readonly end: number;
  readonly width: number;
  readonly target: number;
  readonly how: Breaking;
}

function costOf(row: Row, { from, end, width, target, how }: Candidate): number {
  const isLast = end === row.pieces.length;
  const slack = (target - width) / how.width;
  const next = row.pieces[end];
  let cost = PER_LINE;
  if (how.balance) cost += slack * slack * 40 * (isLast && width < target ? 0.6 : 1);
  else if (!isLast) cost += slack * slack * 12;
  else if (width < how.width * SHORTEST_LAST) cost += WIDOW;
  if (isLast && from > 0 && row.countWords(from, end) === 1 && row.words > 2) cost += WIDOW;
  return cost + (next === undefined ? 0 : next.bond * BOND + (next.hyphen ? HYPHEN : 0));
}

/** The pieces with their widths summed, so that the width of any line costs nothing. */
class Row {
  readonly pieces: readonly Piece[];
  readonly total: number;
  readonly words: number;
  readonly #widthOf: (text: string) => number;
  readonly #sums: number[] = [0];
  readonly #space: number;
  readonly #hyphen: number;

  constructor(pieces: readonly Piece[], widthOf: (text: string) => number) {
    this.pieces = pieces;
    this.#widthOf = widthOf;
    this.#space = Math.max(0, widthOf('n n') - widthOf('nn'));
    this.#hyphen = widthOf('-');
    for (const piece of pieces) {
      const space = piece.before === 'space' ? this.#space : 0;
      this.#sums.push((this.#sums.at(-1) ?? 0) + space + this.#widthOf(piece.text));
    }
    this.total = this.widthOf(0, pieces.length);
    this.words = this.countWords(0, pieces.length);
  }

  widthOf(from: number, end: number): number {
    const lead = this.pieces[from]?.before === 'space' ? this.#space : 0;
    const hyphen = this.pieces[end]?.hyphen ? this.#hyphen : 0;
    return (this.#sums[end] ?? 0) - (this.#sums[from] ?? 0) - lead + hyphen;
  }

  countWords(from: number, end: number): number {
    return this.pieces.slice(from, end).filter(({ before }, at) => at === 0 || before === 'space').length;
  }

  textOf(from: number, end: number): string {
    const joined = this.pieces
      .slice(from, end)
      .map(({ text, before }, at) => (at > 0 && before === 'space' ? ` ${text}` : text))
      .join('');
    return this.pieces[end]?.hyphen ? `${joined}-` : joined;
  }

  /** @returns null when a piece is wider than the width */
  countLines(width: number): number | null {
    let lines = 0;
    for (let from = 0; from < this.pieces.length; lines++) {
      let end = from + 1;
      if (this.widthOf(from, end) > width + 1e-6) return null;
      let last = end;
      // A hyphen may make a line too wide that is not with the next part.
      while (end < this.pieces.length && this.widthOf(from, end + 1) <= width + this.#hyphen) {
        end++;
        if (this.widthOf(from, end) <= width + 1e-6) last = end;
      }
      from = last;
    }
    return lines;
  }
}
