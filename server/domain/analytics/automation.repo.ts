// All SQL of what the autopilot is at and what came of it, in one query.
import type { Query } from '../../db/unit-of-work.ts';

/** `left` went out, `stuck` waits for a person or failed: posts whose time came in the span, or in the one before. */
export interface ActivityRow {
  readonly running: number;
  readonly waiting: number;
  /** When something last happened to the business, UTC milliseconds; null when nothing has. */
  readonly last_at: number | null;
  readonly generated: number;
  readonly generated_before: number;
  readonly real_left: number;
  readonly real_stuck: number;
  readonly real_left_before: number;
  readonly real_stuck_before: number;
  readonly sandbox_left: number;
  readonly sandbox_stuck: number;
  readonly sandbox_left_before: number;
  readonly sandbox_stuck_before: number;
}

export interface ActivitySpan {
  readonly businessId: number;
  /** Id of the newest event. */
  readonly lastEvent: number;
  readonly now: number;
  /** The span counted, and where the one before it begins. */
  readonly from: number;
  readonly before: number;
}

export async function findActivity(q: Query, span: ActivitySpan): Promise<ActivityRow> {
  const { businessId, lastEvent, now, from, before } = span;
  const jobs = (state: string) =>
    q('jobs').count('*').where({ business_id: businessId, state }).whereNotNull('due_at');
  const query = q('posts')
    .join('connections', 'connections.id', 'posts.connection_id')
    .where('posts.business_id', businessId)
    .whereNull('posts.deleted_at')
    .where((recent) =>
      recent.where('posts.created_at', '>=', before).orWhere('posts.scheduled_at', '>=', before),
    )
    .select({
      running: jobs('running'),
      waiting: jobs('waiting'),
      last_at: q('events').max('created_at').where({ id: lastEvent }),
    });
  const counts = (since: number, until: number, suffix: string) => {
    const written = "posts.origin = 'autopilot' and posts.created_at >= ? and posts.created_at < ?";
    query.select(q.raw(`${sum(written)} as ??`, [since, until, `generated${suffix}`]));
    for (const [network, is] of NETWORKS) {
      for (const [end, statuses] of ENDS) {
        const due = `connections.network ${is} 'sandbox' and posts.status in (${statuses}) and posts.scheduled_at >= ? and posts.scheduled_at < ?`;
        query.select(q.raw(`${sum(due)} as ??`, [since, until, `${network}_${end}${suffix}`]));
      }
    }
  };
  counts(from, now + 1, '');
  counts(before, from, '_before');
  return (await query.first()) as ActivityRow;
}

const NETWORKS = [
  ['real', '<>'],
  ['sandbox', '='],
] as const;
const ENDS = [
  ['left', "'published'"],
  ['stuck', "'failed', 'needs_attention'"],
] as const;

const sum = (condition: string) => `coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
