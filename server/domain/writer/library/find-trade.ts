// Which trade a business is of: found from its name, what it says of itself and its keywords; the owner may know better.
import type { Industry } from '../../../contract/constants/industries.ts';
import { SHELF, type ShelfEntry } from './shelf.ts';

export interface TradeClues {
  readonly name: string;
  readonly industry: Industry;
  readonly description: string;
  readonly keywords?: string;
}

/** A word in the name says more than one in the first sentence, and that more than one further down. */
const WEIGHTS = { name: 4, keywords: 2, first: 2, rest: 0.5 } as const;
const OWN_INDUSTRY = 1.5;
/** Less is a word in passing: "coffee in the waiting room" makes no café. */
const ENOUGH = 2;

/** "IT for law firms" is no law firm, while "a studio for yoga" is one for yoga. */
const FOR_WHOM = /\bfor [^.:;]+?(?=[.:;]| in \p{Lu}| with | across |$)/gu;
const IN_PASSING = 0.2;

/** The id of the likeliest trade, or null where none is likely. */
export function findTrade(clues: TradeClues): string | null {
  return likeliest(clues, IN_PASSING) ?? likeliest(clues, 1);
}

/** @param whom what a word counts that stands only in whom it is for, in parts of 1 */
function likeliest(clues: TradeClues, whom: number): string | null {
  const scored = SHELF.filter((entry) => entry.match !== null)
    .map((entry) => ({ id: entry.id, score: scoreOf(entry, clues, whom) }))
    .sort((x, y) => y.score - x.score);
  const [best] = scored;
  return best !== undefined && best.score >= ENOUGH ? best.id : null;
}

function scoreOf({ match, industries }: ShelfEntry, clues: TradeClues, whom: number): number {
  if (match === null) return 0;
  const sign = new RegExp(match, 'gi');
  const count = (text: string) => {
    const asides = [...text.matchAll(FOR_WHOM)].map(({ index, 0: words }) => [index, index + words.length]);
    const found = [...text.matchAll(sign)].map(({ index }) =>
      asides.some(([from = 0, to = 0]) => index >= from && index < to) ? whom : 1,
    );
    return Math.min(
      2,
      found.reduce((sum, weight) => sum + weight, 0),
    );
  };
  const [first = '', ...rest] = clues.description.split(/(?<=[.!?])\s+|\n+/);
  const score =
    WEIGHTS.name * Math.min(1, count(clues.name)) +
    WEIGHTS.keywords * Math.min(1, count(clues.keywords ?? '')) +
    WEIGHTS.first * count(first) +
    WEIGHTS.rest * count(rest.join(' '));
  return score * (industries.includes(clues.industry) ? OWN_INDUSTRY : 1);
}
