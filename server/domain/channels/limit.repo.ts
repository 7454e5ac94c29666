// All SQL of how often networks may be asked.
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface LimitRecord {
  readonly scope: string;
  /** Of a limit of one account: it goes with it. */
  readonly connectionId: number | null;
  readonly counted: string;
  readonly used: number | null;
  readonly most: number | null;
  readonly endsAt: number | null;
  readonly blockedUntil: number | null;
}

const LIMIT = mapColumns<LimitRecord>('provider_limits', {
  scope: 'scope',
  connectionId: 'connection_id',
  counted: 'counted',
  used: 'used',
  most: 'most',
  endsAt: 'ends_at',
  blockedUntil: 'blocked_until',
});

export async function saveLimit(q: Query, limit: LimitRecord, now: number): Promise<void> {
  await q('provider_limits')
    .insert({ ...LIMIT.stored(limit), updated_at: now })
    .onConflict(['scope', 'counted'])
    .merge(['used', 'most', 'ends_at', 'blocked_until', 'updated_at']);
}

/** The latest moment before which one of these may not be asked; null when all may. */
export async function findBlock(q: Query, scopes: readonly string[], now: number): Promise<number | null> {
  const row: { until?: number | string | null } | undefined = await q('provider_limits')
    .whereIn('scope', scopes)
    .where('blocked_until', '>', now)
    .max({ until: 'blocked_until' })
    .first();
  return row?.until == null ? null : Number(row.until);
}

/** Removes what was counted in windows that are long over. */
export async function purgeLimits(q: Query, before: number): Promise<void> {
  await q('provider_limits').where('updated_at', '<', before).del();
}
