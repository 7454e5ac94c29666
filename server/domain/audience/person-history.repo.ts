// What was sent to one person, and the automations that they are or were in.
import { mapColumns } from '../../db/columns.ts';
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

const MAIL = mapColumns<MailRow>('deliveries', {
  id: 'id',
  kind: 'kind',
  title: 'posts.title',
  status: 'status',
  bounce: 'bounce',
  error: 'error',
  at: 'coalesce(deliveries.finished_at, deliveries.attempted_at)',
  openedAt: 'opened_at',
  clickedAt: 'clicked_at',
});

/** Mails to a subscriber, newest first. */
export async function listMailsTo(q: Query, subscriberId: number, limit: number): Promise<MailRow[]> {
  return MAIL.all(
    MAIL.from(q)
      .leftJoin('posts', 'posts.id', 'deliveries.post_id')
      .where({ 'deliveries.subscriber_id': subscriberId })
      .orderBy('deliveries.id', 'desc')
      .limit(limit),
  );
}

export interface RunOfPersonRow {
  readonly id: number;
  readonly automation: string;
  readonly status: string;
  readonly dueAt: number | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
}

const RUN = mapColumns<RunOfPersonRow>('automation_runs', {
  id: 'id',
  automation: "case when automations.name = '' then automations.kind else automations.name end",
  status: 'status',
  dueAt: 'due_at',
  startedAt: 'started_at',
  endedAt: 'ended_at',
});

/** Runs of a subscriber, newest first. */
export async function listRunsOf(q: Query, subscriberId: number, limit: number): Promise<RunOfPersonRow[]> {
  return RUN.all(
    RUN.from(q)
      .join('automations', 'automations.id', 'automation_runs.automation_id')
      .where({ 'automation_runs.subscriber_id': subscriberId })
      .orderBy('automation_runs.id', 'desc')
      .limit(limit),
  );
}
