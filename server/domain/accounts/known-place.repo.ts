// All SQL of where an account was signed in: guesses of others do not count there. Kept beyond its sessions, which end with
// a new password. The column `network` holds the line.
import type { Query } from '../../db/unit-of-work.ts';
import { lineOf } from '../../kernel/address.ts';
import { DAY } from '../../kernel/clock.ts';
import type { Place } from './device.ts';

/** Since the last sign-in there: as long as two sessions may last. */
const KEPT = 180 * DAY;

export async function noteKnownPlace(
  q: Query,
  accountId: number,
  { address, now }: Pick<Place, 'address'> & { now: number },
): Promise<void> {
  if (address === '') return;
  await q('known_places')
    .insert({ account_id: accountId, network: lineOf(address), seen_at: now })
    .onConflict(['account_id', 'network'])
    .merge(['seen_at']);
}

/** @param account by its id, or by the address that it signs in with */
export async function isKnownPlace(
  q: Query,
  account: { id: number } | { email: string },
  { address, now }: Pick<Place, 'address'> & { now: number },
): Promise<boolean> {
  const row: unknown = await q('known_places')
    .join('accounts', 'accounts.id', 'known_places.account_id')
    .select('accounts.id')
    .where('id' in account ? { 'accounts.id': account.id } : { 'accounts.email': account.email })
    .where({ network: lineOf(address) })
    .where('known_places.seen_at', '>', now - KEPT)
    .first();
  return row !== undefined;
}

/** Removes those that nobody signed in from for long. */
export async function purgeKnownPlaces(q: Query, now: number): Promise<void> {
  await q('known_places')
    .where('seen_at', '<=', now - KEPT)
    .del();
}
