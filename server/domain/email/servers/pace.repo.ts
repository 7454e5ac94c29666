// All SQL of how much has left by each mail server, and what was wrong with it last.
import type { Sentence } from '../../../contract/sentence.ts';
import { mapColumns, sentenceOrNull } from '../../../db/columns.ts';
import { lockForChange } from '../../../db/dialect.ts';
import type { Query } from '../../../db/unit-of-work.ts';
import type { Pace } from './pace.ts';

interface OfKey {
  readonly key: string;
}

const OF_KEY = { key: 'key', day: 'day', used: 'used', nextAt: 'next_at' } as const;

const PACE = mapColumns<Pace & OfKey>('mail_paces', OF_KEY);

/** What stands of a server today, and what was wrong with it last. */
export interface Standing extends Pace {
  readonly trouble: Sentence | null;
  readonly troubleAt: number | null;
}

const STANDING = mapColumns<Standing & OfKey>('mail_paces', {
  ...OF_KEY,
  trouble: sentenceOrNull('trouble'),
  troubleAt: 'trouble_at',
});

/** A row to count in, and whose it is. */
export interface PaceKey {
  readonly key: string;
  /** Null for what belongs to the installation. */
  readonly businessId: number | null;
}

/** Reads paces so that nobody else gives leave by them before this transaction ends. */
export async function takePaces(q: Query, keys: readonly PaceKey[]): Promise<Map<string, Pace>> {
  // In one order for everybody: two that wait for each other would never end.
  const sorted = keys.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  await q('mail_paces')
    .insert(sorted.map(({ key, businessId }) => ({ key, business_id: businessId })))
    .onConflict('key')
    .ignore();
  const wanted = sorted.map(({ key }) => key);
  await lockForChange(q, q('mail_paces').whereIn('key', wanted).orderBy('key').select('key'));
  return readPaces(q, wanted);
}

export async function readPaces(q: Query, keys: readonly string[]): Promise<Map<string, Pace>> {
  return byKey(await PACE.all(PACE.from(q).whereIn('key', [...keys])));
}

export async function savePace(q: Query, key: string, pace: Pace): Promise<void> {
  await q('mail_paces').where({ key }).update(PACE.stored(pace));
}

/** Of a mail that did not leave: it counts no more for that day's cap. */
export async function giveBack(
  q: Query,
  { keys, day }: { keys: readonly string[]; day: number },
): Promise<void> {
  for (const key of keys.toSorted())
    await q('mail_paces').where({ key, day }).where('used', '>', 0).decrement('used', 1);
}

export async function saveTrouble(
  q: Query,
  { key, businessId }: PaceKey,
  { trouble, now }: { trouble: Sentence; now: number },
): Promise<void> {
  await q('mail_paces')
    .insert({ ...STANDING.stored({ key, trouble, troubleAt: now }), business_id: businessId })
    .onConflict('key')
    .merge(['trouble', 'trouble_at']);
}

export async function listStandings(q: Query, keys: readonly string[]): Promise<Map<string, Standing>> {
  return byKey(await STANDING.all(STANDING.from(q).whereIn('key', [...keys])));
}

function byKey<P extends OfKey>(paces: readonly P[]): Map<string, Omit<P, 'key'>> {
  return new Map(paces.map(({ key, ...pace }) => [key, pace]));
}

export async function deletePace(q: Query, key: string): Promise<void> {
  await q('mail_paces').where({ key }).del();
}
