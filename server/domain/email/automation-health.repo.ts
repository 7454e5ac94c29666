// All SQL of what came back of the mails of automations: counted by the day, so that an old automation is judged by its last
// month.
import { type AutomationKind, automationOf } from '../../contract/constants/email.ts';
import type { Harm } from '../../contract/mailing-health.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Told } from './mailing-health.repo.ts';

/** What is counted on a day. */
type DayCounts = Readonly<Partial<Record<'answered' | 'hard_bounces' | 'complaints', number>>>;

/** How many of these mails are of which automation. */
export async function countByAutomation(
  q: Query,
  deliveryIds: readonly number[],
): Promise<{ automationId: number; count: number }[]> {
  const rows: { automationId: number; count: number | string }[] = await q('deliveries')
    .join('automation_runs', 'automation_runs.id', 'deliveries.run_id')
    .whereIn('deliveries.id', [...deliveryIds])
    .groupBy('automation_runs.automation_id')
    .orderBy('automation_runs.automation_id')
    .select({ automationId: 'automation_runs.automation_id' })
    .count({ count: '*' });
  return rows.map(({ automationId, count }) => ({ automationId, count: Number(count) }));
}

export async function addToDay(
  q: Query,
  { automationId, day }: { automationId: number; day: number },
  counts: DayCounts,
): Promise<void> {
  const more = Object.entries(counts).filter(([, by]) => by !== 0);
  const added = more.map(([name, by]) => [name, q.raw('?? + ?', [`automation_days.${name}`, by])]);
  await q('automation_days')
    .insert({ automation_id: automationId, day, ...Object.fromEntries(more) })
    .onConflict(['automation_id', 'day'])
    .merge(Object.fromEntries(added));
}

export interface AutomationHealth {
  readonly businessId: number;
  readonly name: string;
  readonly isRunning: boolean;
  readonly answered: number;
  readonly hardBounces: number;
  readonly complaints: number;
  readonly told: readonly Told[];
}

/** What came back since a day. */
export async function findAutomationHealthOfAnyBusiness(
  q: Query,
  id: number,
  since: number,
): Promise<AutomationHealth | undefined> {
  const row = await q('automations').where({ id }).first('business_id', 'kind', 'name', 'is_active', 'told');
  if (!row) return undefined;
  const sums = await q('automation_days')
    .where({ automation_id: id })
    .where('day', '>=', since)
    .sum({ answered: 'answered', hardBounces: 'hard_bounces', complaints: 'complaints' })
    .first();
  const kind: AutomationKind | 'custom' = row.kind;
  return {
    businessId: row.business_id,
    name: kind === 'custom' ? row.name : automationOf(kind).name,
    isRunning: Boolean(row.is_active),
    answered: Number(sums?.answered ?? 0),
    hardBounces: Number(sums?.hardBounces ?? 0),
    complaints: Number(sums?.complaints ?? 0),
    told: row.told === '' ? [] : row.told.split(','),
  };
}

/** Notes what is told of an automation and, with `stops`, switches it off for that. */
export async function saveAutomationTold(
  q: Query,
  id: number,
  { told, stops, now }: { told: readonly Told[]; stops: Harm | null; now: number },
): Promise<void> {
  const off = stops && { is_active: false, stopped_by: stops, updated_at: now };
  await q('automations')
    .where({ id })
    .update({ told: told.join(','), ...off });
}

/** Whoever switches it on has decided: what came back before counts no more. */
export async function forgetHealth(q: Query, automationId: number): Promise<void> {
  await q('automation_days').where({ automation_id: automationId }).del();
  await q('automations').where({ id: automationId }).update({ told: '', stopped_by: null });
}
