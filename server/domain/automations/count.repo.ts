// All SQL of how many people are where in automations.
import type { Query } from '../../db/unit-of-work.ts';

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
}

/** How many people are past each step. */
export async function listPassed(q: Query, automationIds: readonly number[]): Promise<PassedCount[]> {
  if (automationIds.length === 0) return [];
  const rows: (Omit<PassedCount, 'count'> & { count: number | string })[] = await q('automation_step_counts')
    .whereIn('automation_id', [...automationIds])
    .select({ automationId: 'automation_id', count: 'passed' }, 'step');
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

export interface MailCount {
  readonly automationId: number;
  readonly step: string;
  readonly status: string;
  readonly count: number;
}

/** How many mails of each step stand how. */
export async function countMails(q: Query, automationIds: readonly number[]): Promise<MailCount[]> {
  if (automationIds.length === 0) return [];
  const rows: (Omit<MailCount, 'count'> & { count: number | string })[] = await q('automation_runs')
    .join('deliveries', 'deliveries.run_id', 'automation_runs.id')
    .select(
      { automationId: 'automation_runs.automation_id', step: 'deliveries.step_id' },
      'deliveries.status',
    )
    .whereIn('automation_runs.automation_id', [...automationIds])
    .groupBy('automation_runs.automation_id', 'deliveries.step_id', 'deliveries.status')
    .count({ count: '*' });
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
