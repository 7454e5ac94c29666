// All SQL of the workers' signs of life.
import type { Query } from '../db/unit-of-work.ts';

export interface WorkerSign {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  /** UTC milliseconds. */
  readonly startedAt: number;
}

export async function saveSign(q: Query, sign: WorkerSign, now: number): Promise<void> {
  await q('workers')
    .insert({
      id: sign.id,
      host: sign.host,
      pid: sign.pid,
      version: sign.version,
      started_at: sign.startedAt,
      seen_at: now,
    })
    .onConflict('id')
    .merge(['seen_at']);
}

/** Of all workers that have not ended as they should, and of those that live. */
export async function listSigns(q: Query): Promise<{ readonly id: string; readonly seenAt: number }[]> {
  return q('workers').select({ id: 'id', seenAt: 'seen_at' });
}

export async function deleteSign(q: Query, id: string): Promise<void> {
  await q('workers').where({ id }).del();
}

/** Removes workers that were last heard of before a moment: they were killed. */
export async function purgeSigns(q: Query, before: number): Promise<number> {
  return q('workers').where('seen_at', '<', before).del();
}
