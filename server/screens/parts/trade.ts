// What is found of a business's trade, and what its owner is asked about it.
import type { Industry } from '../../contract/constants/industries.ts';
import { judgeTrade, TRADES } from '../../domain/writer/index.ts';

interface Described {
  readonly name: string;
  readonly industry: Industry;
  readonly description: string;
}

export interface ShownTrade {
  /** "Florist, Bakery": all that it says it is; null where it says none. */
  readonly foundTrade: string | null;
  /** What it may be, likeliest first, where that is to be asked; empty where it is sure, said, or nothing speaks for any. */
  readonly likelyTrades: typeof TRADES;
}

/** @param business undefined before there is a profile @param brand its keywords, and the trade as its owner says */
export function showTrade(
  business: Described | undefined,
  { keywords, trade }: { readonly keywords: string; readonly trade: string | null },
): ShownTrade {
  if (business === undefined) return { foundTrade: null, likelyTrades: [] };
  const judged = judgeTrade({ ...business, keywords });
  const found = judged.trade === null ? [] : namesOf([judged.trade, ...judged.also]);
  return {
    foundTrade: found.length === 0 ? null : found.map(({ label }) => label).join(', '),
    likelyTrades: trade === null && judged.trade === null ? namesOf(judged.likely) : [],
  };
}

const namesOf = (ids: readonly string[]) =>
  ids.flatMap((id) => TRADES.find((trade) => trade.id === id) ?? []);
