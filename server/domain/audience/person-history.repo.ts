// What was sent to one person, and the automations that they are or were in.
import type { Query } from '../../db/unit-of-work.ts';

export interface MailRow {
  readonly id: number;
  readonly kind: string;
  readonly title: string | null;
  readonly status: string;
  readonly bounce: string | null;
  /** Why it has not arrived, or not yet: a sentence, as JSON. */
  readonly error: string | null;
  readonly at: number | null;
  readonly openedAt: number | null;
  readonly clickedAt: number | null;
}

/** Mails to a subscriber, newest first. */
export async function listMailsTo(q: Query, subscriberId: number, limit: number): Promise<MailRow[]> {
  return q('deliveries')
    .leftJoin('posts', 'posts.id', 'deliveries.post_id')
    .where({ 'deliveries.subscriber_id': subscriberId })
    .orderBy('deliveries.id', 'desc')
    .limit(limit)
    .select({
      id: 'deliveries.id',
      kind: 'deliveries.kind',
      title: 'posts.title',
      status: 'deliveries.status',
      bounce: 'deliveries.bounce',
      error: 'deliveries.error',
      at: q.raw('coalesce(deliveries.finished_at, deliveries.attempted_at)'),
      openedAt: 'deliveries.opened_at',
      clickedAt: 'deliveries.clicked_at',
    });
}

export interface RunOfPersonRow {
  readonly id: number;
  readonly automation: string;
  readonly status: string;
  readonly dueAt: number | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
}

/** Runs of a subscriber, newest first. */
export async function listRunsOf(q: Query, subscriberId: number, limit: number): Promise<RunOfPersonRow[]> {
  return q('automation_runs')
    .join('automations', 'automations.id', 'automation_runs.automation_id')
    .where({ 'automation_runs.subscriber_id': subscriberId })
    .orderBy('automation_runs.id', 'desc')
    .limit(limit)
    .select({
      id: 'automation_runs.id',
      automation: q.raw("case when automations.name = '' then automations.kind else automations.name end"),
      status: 'automation_runs.status',
      dueAt: 'automation_runs.due_at',
      startedAt: 'automation_runs.started_at',
      endedAt: 'automation_runs.ended_at',
    });
}
