// An advertising account that is connected for real, or simulated: whose it is, and how its daily money is told by the month.
import { channelOf } from '../../contract/channels/index.ts';
import type { ConnectionRecord } from '../channels/index.ts';
import type { Publishing } from '../content/index.ts';
import type { AdNetwork } from './ad-network.ts';

/** What reading accounts and setting budgets works with. */
export interface Advertising extends Pick<Publishing, 'credentials'> {
  readonly network: AdNetwork;
  /** Says in the log what was done with money, and what could not be read. */
  readonly note: (what: Readonly<Record<string, unknown>>, words: string) => void;
}

/** Whether campaigns of a connection are made and run at its network: then none is made here. */
export function isAdAccount({
  type,
  network,
  simulatedAds,
}: Pick<ConnectionRecord, 'type' | 'network' | 'simulatedAds'>): boolean {
  const { adCapable, delivery } = channelOf(type);
  if (network === 'sandbox') return simulatedAds && adCapable;
  return network === 'real' && adCapable && delivery === 'none';
}

/** The days of a month, as networks count them: what a month may cost at most. */
const DAYS = 30.4;
/** What a single day may cost, in budgets: Google Ads goes so far, and no network here goes farther. */
export const MOST_A_DAY = 2;
const MICROS_A_MINOR = 10_000;

/** What a month may cost, minor units. */
export function monthlyOf(dailyMicros: number): number {
  return Math.round((dailyMicros * DAYS) / MICROS_A_MINOR);
}

/** Micros of a currency's smallest coin. */
export function coinOf(currency: string): number {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return 10 ** (6 - digits);
}

/** What a day may cost so that a month costs no more, micros: in whole units of the currency's smallest coin. */
export function dailyOf(monthlyMinor: number, currency: string): number {
  const coin = coinOf(currency);
  return Math.floor((monthlyMinor * MICROS_A_MINOR) / DAYS / coin) * coin;
}
