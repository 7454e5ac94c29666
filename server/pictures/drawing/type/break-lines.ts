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
/** So many lines that follow each other may end in a hyphen; one more is worth several lines. */
export const MOST_HYPHENS = 2;
const ONE_HYPHEN_MORE = 4 * PER_LINE;
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
  // The best way to each end, by how many lines before it end in a hyphen.
  const best: (readonly Way[])[] = [[{ cost: 0, from: 0, before: null }]];
  for (let end = 1; end <= pieces.length; end++) {
    const ways: Way[] = [];
    for (let from = end - 1; from >= 0; from--) {
      const width = row.widthOf(from, end);
      if (width > how.width + 1e-6) break;
      const cost = costOf(row, { from, end, width, target, how });
      for (const [run, way] of best[from]?.entries() ?? []) {
        if (way === undefined) continue;
        const ends = pieces[end]?.hyphen ? Math.min(run + 1, MOST_HYPHENS + 1) : 0;
        const all = way.cost + cost + (ends > MOST_HYPHENS ? ONE_HYPHEN_MORE : 0);
        if (all < (ways[ends]?.cost ?? Number.POSITIVE_INFINITY))
          ways[ends] = { cost: all, from, before: way };
      }
    }
    best.push(ways);
  }
  const [way] = best.at(-1) ?? [];
  return way === undefined ? null : linesOf(row, way, pieces.length);
}

/** How lines end up to some piece: what that costs, and where the last of them begins. */
interface Way {
  readonly cost: number;
  readonly from: number;
  readonly before: Way | null;
}

function linesOf(row: Row, last: Way, to: number): readonly Line[] {
  const lines: Line[] = [];
  let end = to;
  for (let way = last; way.before !== null; way = way.before) {
    lines.unshift({ text: row.textOf(way.from, end), width: row.widthOf(way.from, end) });
    end = way.from;
  }
  return lines;
}

/** Whether more lines than may follow each other with a hyphen at their ends. */
export function isMuchParted(lines: readonly Line[]): boolean {
  let run = 0;
  return lines.some(({ text }) => {
    run = text.endsWith('-') ? run + 1 : 0;
    return run > MOST_HYPHENS;
  });
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
