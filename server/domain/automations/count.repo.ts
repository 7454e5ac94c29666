// All SQL of how many people are where in automations.
import type { Query } from '../../db/unit-of-work.ts';
import type { Leaving } from './run.repo.ts';

/** Adds to how many are past each step; in one order, so that two workers never wait for each other. */
export async function countPassed(
  q: Query,
  passed: readonly { readonly automationId: number; readonly steps: readonly string[] }[],
): Promise<void> {
  const counts = new Map<string, { automation_id: number; step: string; passed: number }>();
  for (const { automationId, steps } of passed) {
    for (const step of steps) {
      const key = `${String(automationId).padStart(10, '0')} ${step}`;
      const before = counts.get(key)?.passed ?? 0;
      counts.set(key, { automation_id: automationId, step, passed: before + 1 });
    }
  }
  for (const [, row] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await q('automation_step_counts')
      .insert(row)
      .onConflict(['automation_id', 'step'])
      .merge({ passed: q.raw('automation_step_counts.passed + ?', [row.passed]) });
  }
}

export interface PassedCount {
  readonly automationId: number;
  readonly step: string;
  readonly count: number;
  /** Opens and clicks of its mails by machines. */
  readonly machineReads: number;
}

/** How many people are past each step. */
export async function listPassed(q: Query, automationIds: readonly number[]): Promise<PassedCount[]> {
  if (automationIds.length === 0) return [];
  const rows: (Omit<PassedCount, 'count'> & { count: number | string })[] = await q('automation_step_counts')
    .whereIn('automation_id', [...automationIds])
    .select({ automationId: 'automation_id', count: 'passed', machineReads: 'machine_reads' }, 'step');
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export interface RunCount {
  readonly automationId: number;
  readonly status: 'waiting' | 'finished' | 'left';
  /** Null once finished. */
  readonly step: string | null;
  readonly count: number;
}

/** How many people stand where, in the automations of a business. */
export async function countRuns(q: Query, automationIds: readonly number[]): Promise<RunCount[]> {
  if (automationIds.length === 0) return [];
  const rows: (Omit<RunCount, 'count'> & { count: number | string })[] = await q('automation_runs')
    .select({ automationId: 'automation_id' }, 'status', 'step')
    .whereIn('automation_id', [...automationIds])
    .groupBy('automation_id', 'status', 'step')
    .count({ count: '*' });
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export interface StepCount {
  readonly automationId: number;
  readonly step: string;
  readonly count: number;
}

/** Why people left whom an automation had brought where it was to bring them. */
const BY_GOAL: readonly Leaving[] = ['goal', 'ordered', 'active-again'];

/** How many people reached the goal, by the step before which they stood. */
export async function countGoals(q: Query, automationIds: readonly number[]): Promise<StepCount[]> {
  if (automationIds.length === 0) return [];
  const rows: (Omit<StepCount, 'count'> & { count: number | string })[] = await q('automation_runs')
    .whereIn('automation_id', [...automationIds])
    .where({ status: 'left' })
    .whereIn('reason', [...BY_GOAL])
    .groupBy('automation_id', 'step')
    .select({ automationId: 'automation_id' }, 'step')
    .count({ count: '*' });
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Mails of a step that stand alike; of these how many were measured, opened, followed, or left by. */
export interface MailCount {
  readonly automationId: number;
  readonly step: string;
  readonly status: string;
  readonly count: number;
  readonly measured: number;
  readonly opened: number;
  readonly clicked: number;
  readonly unsubscribed: number;
}

const MAIL_FIGURES = ['count', 'measured', 'opened', 'clicked', 'unsubscribed'] as const;

/** How many mails of each step stand how, and what came of them. */
export async function countMails(q: Query, automationIds: readonly number[]): Promise<MailCount[]> {
  if (automationIds.length === 0) return [];
  // All of it stands in one index: neither the mails nor their runs are read.
  const rows: Record<keyof MailCount, string | number>[] = await q('deliveries')
    .whereIn('automation_id', [...automationIds])
    .groupBy('automation_id', 'step_id', 'status')
    .select({ automationId: 'automation_id', step: 'step_id' }, 'status')
    .count({ count: '*', opened: 'opened_at', clicked: 'clicked_at', unsubscribed: 'unsubscribed_at' })
    .select({ measured: q.raw('sum(case when is_measured then 1 else 0 end)') });
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(MAIL_FIGURES.map((name) => [name, Number(row[name])])),
  })) as unknown as MailCount[];
}

export interface OrderCount {
  readonly automationId: number;
  /** Null for all steps together: an order may follow clicks in several. */
  readonly step: string | null;
  readonly count: number;
}

/** Orders of people within so long after they followed a link, each once for a step and once for the automation. */
export async function countOrders(q: Query, businessId: number, within: number): Promise<OrderCount[]> {
  const orders = (step: unknown) =>
    q('deliveries')
      .join('automation_runs as runs', 'runs.id', 'deliveries.run_id')
      .join('person_events as events', 'events.subscriber_id', 'deliveries.subscriber_id')
      .where({ 'deliveries.business_id': businessId, 'events.event': 'order' })
      .whereNotNull('deliveries.clicked_at')
      .whereRaw('events.at >= deliveries.clicked_at')
      .whereRaw('events.at <= deliveries.clicked_at + ?', [within])
      .select({ automationId: 'runs.automation_id', step })
      .countDistinct({ count: 'events.id' })
      .groupBy('runs.automation_id');
  const ofSteps = orders('deliveries.step_id').groupBy('deliveries.step_id');
  const rows = (await q.queryBuilder().unionAll([ofSteps, orders(q.raw('null'))])) as (Omit<
    OrderCount,
    'count'
  > & {
    count: number | string;
  })[];
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export interface CallCount {
  readonly automationId: number;
  readonly step: string;
  readonly status: string;
  readonly count: number;
}

/** How many calls of each step stand how. */
export async function countCalls(q: Query, automationIds: readonly number[]): Promise<CallCount[]> {
  if (automationIds.length === 0) return [];
  const rows: (Omit<CallCount, 'count'> & { count: number | string })[] = await q('webhook_calls as calls')
    .join('automation_runs as runs', 'runs.id', 'calls.run_id')
    .whereIn('runs.automation_id', [...automationIds])
    .groupBy('runs.automation_id', 'calls.step', 'calls.status')
    .select({ automationId: 'runs.automation_id', step: 'calls.step' }, 'calls.status')
    .count({ count: '*' });
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
