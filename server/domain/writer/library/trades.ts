// The trades that there are ideas for, as an owner chooses among them.
import { NO_TRADE } from './find-trade.ts';
import { SHELF } from './shelf.ts';

/** By name; what is a whole industry is no trade. Last, none of them. */
export const TRADES: readonly { readonly id: string; readonly label: string }[] = [
  ...SHELF.filter(({ match }) => match !== null)
    .map(({ id, label }) => ({ id, label }))
    .sort((x, y) => x.label.localeCompare(y.label, 'en')),
  { id: NO_TRADE, label: 'None of these' },
];
