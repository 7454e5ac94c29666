// All SQL of what the autopilot is at and what came of it, in one query.
import { type Network, networksOf } from '../../contract/connection.ts';
import type { Query } from '../../db/unit-of-work.ts';

/**
 * `left` went out by itself, `stuck` waits for a person or failed: posts whose time came in the span, or in the one
 * before. What a person puts out by hand, or tried again, is neither.
 */
export interface ActivityRow {
  readonly running: number;
  /** Posts that leave by themselves at their time. */
  readonly scheduled: number;
  /** Other work that waits for its time. */
  readonly others: number;
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
    .leftJoin(aidedPosts(q, businessId).as('aided'), 'aided.subject_id', 'posts.id')
    .where('posts.business_id', businessId)
    .whereNull('posts.deleted_at')
    .where((recent) =>
      recent.where('posts.created_at', '>=', before).orWhere('posts.scheduled_at', '>=', before),
    )
    .select({
      running: jobs('running'),
      scheduled: q('posts')
        .count('*')
        .where({ business_id: businessId, status: 'scheduled' })
        .whereNull('deleted_at'),
      others: jobs('waiting').whereNot({ kind: 'publish-post' }),
      last_at: q('events').max('created_at').where({ id: lastEvent }),
    });
  const counts = (since: number, until: number, suffix: string) => {
    const written = "posts.origin = 'autopilot' and posts.created_at >= ? and posts.created_at < ?";
    query.select(q.raw(`${sum(written)} as ??`, [since, until, `generated${suffix}`]));
    for (const [network, networks] of NETWORKS) {
      for (const [end, ended] of ENDS) {
        const due = `${NETWORK} in (${networks}) and ${ended} and posts.scheduled_at >= ? and posts.scheduled_at < ?`;
        query.select(q.raw(`${sum(due)} as ??`, [since, until, `${network}_${end}${suffix}`]));
      }
    }
  };
  counts(from, now + 1, '');
  counts(before, from, '_before');
  return (await query.first()) as ActivityRow;
}

/** How many posts of each connection were due in the span, and in the one before. */
export async function countDue(
  q: Query,
  { businessId, now, from, before }: Omit<ActivitySpan, 'lastEvent'>,
): Promise<ReadonlyMap<number, { readonly due: number; readonly before: number }>> {
  const rows: { connection_id: number; due: number | string; before: number | string }[] = await q('posts')
    .where({ business_id: businessId })
    .whereNull('deleted_at')
    .whereNotIn('status', ['draft', 'rejected'])
    .where('scheduled_at', '>=', before)
    .where('scheduled_at', '<=', now)
    .groupBy('connection_id')
    .select('connection_id')
    .select(q.raw(`${sum('scheduled_at >= ?')} as due, ${sum('scheduled_at < ?')} as before`, [from, from]));
  return new Map(
    rows.map((row) => [row.connection_id, { due: Number(row.due), before: Number(row.before) }]),
  );
}

/** Posts that stopped on their way once: if they left after all, then because a person saw to it. */
function aidedPosts(q: Query, businessId: number) {
  return q('events')
    .distinct('subject_id')
    .where({ business_id: businessId })
    .whereIn('kind', ['post.failed', 'post.needs_attention']);
}

/** Where a post went, or would go now: its connection may have changed since. */
const NETWORK = 'coalesce(posts.network, connections.network)';
const quoted = (networks: readonly Network[]) => networks.map((network) => `'${network}'`).join(', ');
const NETWORKS = [
  ['real', quoted(networksOf('real').filter((network) => network !== 'manual'))],
  ['sandbox', quoted(networksOf('sandbox'))],
] as const;
const ENDS = [
  ['left', "posts.status = 'published' and aided.subject_id is null"],
  ['stuck', "posts.status in ('failed', 'needs_attention')"],
] as const;

const sum = (condition: string) => `coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
