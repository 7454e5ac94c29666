// All SQL of how much has left by each mail server, and what was wrong with it last.
import type { Sentence } from '../../../contract/sentence.ts';
import { lockForChange } from '../../../db/dialect.ts';
import type { Query } from '../../../db/unit-of-work.ts';
import type { Pace } from './pace.ts';

interface Row {
  readonly key: string;
  readonly day: number;
  readonly used: number;
  readonly next_at: number;
}

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
  const rows: Row[] = await q('mail_paces')
    .whereIn('key', [...keys])
    .select('key', 'day', 'used', 'next_at');
  return new Map(rows.map(({ key, day, used, next_at: nextAt }) => [key, { day, used, nextAt }]));
}

export async function savePace(q: Query, key: string, { day, used, nextAt }: Pace): Promise<void> {
  await q('mail_paces').where({ key }).update({ day, used, next_at: nextAt });
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
    .insert({ key, business_id: businessId, trouble: JSON.stringify(trouble), trouble_at: now })
    .onConflict('key')
    .merge(['trouble', 'trouble_at']);
}

/** What stands of a server today, and what was wrong with it last. */
export interface Standing extends Pace {
  readonly trouble: Sentence | null;
  readonly troubleAt: number | null;
}

export async function listStandings(q: Query, keys: readonly string[]): Promise<Map<string, Standing>> {
  const rows: (Row & { trouble: string | null; trouble_at: number | string | null })[] = await q('mail_paces')
    .whereIn('key', [...keys])
    .select('key', 'day', 'used', 'next_at', 'trouble', 'trouble_at');
  return new Map(
    rows.map(({ key, day, used, next_at: nextAt, trouble, trouble_at: at }) => [
      key,
      {
        ...{ day, used, nextAt },
        trouble: trouble === null ? null : JSON.parse(trouble),
        troubleAt: at === null ? null : Number(at),
      },
    ]),
  );
}

export async function deletePace(q: Query, key: string): Promise<void> {
  await q('mail_paces').where({ key }).del();
}
