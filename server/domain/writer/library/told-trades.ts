// Of which trades a business's posts tell: the one that it is of, those that it names in the same breath, and a little of what it
// has beside them.
import type { Industry } from '../../../contract/constants/industries.ts';
import { judgeTrade, NO_TRADE } from './find-trade.ts';
import { partsIn, type TradePart } from './part-trades.ts';

export interface ToldTrades {
  /** Null where none is sure enough, or it is one without a pack. */
  readonly trade: string | null;
  readonly isOther: boolean;
  readonly also: readonly string[];
  readonly parts: readonly TradePart[];
}

/** @param described `trade` is what its owner says that it is; null or absent: found from the words */
export function toldTrades(described: {
  readonly name: string;
  readonly industry: Industry;
  readonly description: string;
  readonly keywords?: string;
  readonly trade?: string | null;
}): ToldTrades {
  const judged = judgeTrade(described);
  const isOther = described.trade === NO_TRADE || (described.trade == null && judged.isOther);
  const trade = isOther ? null : (described.trade ?? judged.trade);
  const also = trade === judged.trade ? judged.also : [];
  const parts = trade === null ? [] : partsIn(described.description, [trade, ...also]);
  return { trade, isOther, also, parts };
}
