// What is found of a business's trade, and what its owner is asked about it.
import type { Industry } from '../../contract/constants/industries.ts';
import { judgeTrade, TRADES, toldTrades } from '../../domain/writer/index.ts';

interface Described {
  readonly name: string;
  readonly industry: Industry;
  readonly description: string;
}

export interface ShownTrade {
  /** "Florist, Bakery": all that it says it is; null where it says none. */
  readonly foundTrade: string | null;
  /** "Café or restaurant": what else posts tell a little of, as it says that it has it; null where it says none. */
  readonly besides: string | null;
  /** What it may be, likeliest first, where that is to be asked; empty where it is sure, said, or nothing speaks for any. */
  readonly likelyTrades: typeof TRADES;
}

/** @param business undefined before there is a profile @param brand its keywords, and the trade as its owner says */
export function showTrade(
  business: Described | undefined,
  { keywords, trade }: { readonly keywords: string; readonly trade: string | null },
): ShownTrade {
  if (business === undefined) return { foundTrade: null, besides: null, likelyTrades: [] };
  const judged = judgeTrade({ ...business, keywords });
  const found = judged.trade === null ? [] : namesOf([judged.trade, ...judged.also]);
  const told = toldTrades({ ...business, keywords, trade });
  // Those that stand in a row are found trades already, unless the owner has named one.
  const besides = namesOf([...(trade === null ? [] : told.also), ...told.parts.map(({ id }) => id)]);
  return {
    foundTrade: listOf(found),
    besides: listOf(besides),
    likelyTrades: trade === null && judged.trade === null ? namesOf(judged.likely) : [],
  };
}

const listOf = (trades: typeof TRADES) =>
  trades.length === 0 ? null : trades.map(({ label }) => label).join(', ');

const namesOf = (ids: readonly string[]) =>
  ids.flatMap((id) => TRADES.find((trade) => trade.id === id) ?? []);
