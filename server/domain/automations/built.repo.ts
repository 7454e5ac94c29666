// All SQL of automations that people build, and of what becomes of those inside when one is changed.
import type { Harm } from '../../contract/mailing-health.ts';
import { flag, mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface BuiltRecord {
  readonly id: number;
  readonly businessId: number;
  readonly name: string;
  readonly isActive: boolean;
  /** JSON of what runs; null before the first draft was put to use. */
  readonly definition: string | null;
  /** JSON of what is being changed; null while nothing is. */
  readonly draft: string | null;
  /** What too much of switched it off. */
  readonly stoppedBy: Harm | null;
}

const BUILT = mapColumns<BuiltRecord>('automations', {
  id: 'id',
  businessId: 'business_id',
  name: 'name',
  isActive: flag('is_active'),
  definition: 'definition',
  draft: 'draft',
  stoppedBy: { sql: 'stopped_by', read: (harm: Harm | null) => harm },
});

const built = (q: Query) => BUILT.from(q).where({ kind: 'custom' });

/** Those of a business, oldest first. */
export async function listBuiltRecords(q: Query, businessId: number): Promise<BuiltRecord[]> {
  return BUILT.all(built(q).where({ business_id: businessId }).orderBy('id'));
}

export async function findBuilt(
  q: Query,
  key: { id: number; businessId: number },
): Promise<BuiltRecord | undefined> {
  return BUILT.one(built(q).where({ id: key.id, business_id: key.businessId }));
}

/** Until the transaction ends nobody else changes it. */
export async function lockBuilt(q: Query, id: number): Promise<void> {
  await q('automations').where({ id }).forUpdate().first('id');
}

export async function insertBuilt(
  q: Query,
  made: { businessId: number; name: string; draft: string; now: number },
): Promise<number> {
  const [row]: { id: number }[] = await q('automations').insert(
    {
      business_id: made.businessId,
      kind: 'custom',
      name: made.name,
      is_active: false,
      draft: made.draft,
      updated_at: made.now,
    },
    ['id'],
  );
  if (!row) throw new Error('an automation was stored without an id');
  return row.id;
}

export async function updateBuilt(
  q: Query,
  id: number,
  change: { name?: string; definition?: string; draft?: string | null; now: number },
): Promise<void> {
  const { now, ...given } = change;
  await q('automations')
    .where({ id })
    .update({ ...BUILT.stored(given), updated_at: now });
}

export async function deleteBuilt(q: Query, id: number): Promise<void> {
  await q('automations').where({ id }).del();
}

/** Takes those who wait before one step to a moment: as long after they came to it, or the same for all. @returns how many */
export async function moveInside(
  q: Query,
  from: { automationId: number; step: string },
  to: { step: string; reachedAt: number } & ({ dueAt: number } | { afterReached: number }),
): Promise<number> {
  return q('automation_runs')
    .where({ automation_id: from.automationId, status: 'waiting', step: from.step })
    .update(
      'dueAt' in to
        ? { step: to.step, due_at: to.dueAt, reached_at: to.reachedAt }
        : { due_at: q.raw('reached_at + ?', [to.afterReached]) },
    );
}

/** Ends the runs of those who stand before a step, or of everybody inside. @returns the runs */
export async function endInside(
  q: Query,
  { automationId, step }: { automationId: number; step?: string },
  end: { status: 'left' | 'finished'; now: number },
): Promise<number[]> {
  const query = q('automation_runs').where({ automation_id: automationId, status: 'waiting' });
  if (step !== undefined) query.where({ step });
  const kept = end.status === 'left' ? { reason: 'changed' } : { step: null };
  const rows: { id: number }[] = await query.update(
    { status: end.status, due_at: null, ended_at: end.now, ...kept },
    ['id'],
  );
  return rows.map(({ id }) => id);
}
