// All SQL of what waits for a person, besides posts: one selection, for screens to gather with their own.
import { CHANNEL_TYPES, channelOf } from '../../contract/channels/index.ts';
import { TIMEFRAMES } from '../../contract/constants/strategy.ts';
import type { EventKind } from '../../contract/events.ts';
import type { NeedKind } from '../../contract/need.ts';
import { gather, type Selection } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import { selectNextPosts, WAITING_STATES } from '../content/index.ts';

/** Tells which facts would help. */
const SHORT: EventKind = 'plan.short';

/** As the number of what stands still: its budgets are simulated. */
export const SIMULATED_BUDGETS = 1;
/** An answer that is older is no news. */
const ANSWER_IS_NEWS = 14 * DAY;
/** A trial is worth a thought this long before it ends. */
const TRIAL_SOON = 7 * DAY;
/** An answer is read for this long without being urgent. */
const ANSWER_WAITS = 3 * DAY;

export interface NeedRow {
  readonly kind: Exclude<NeedKind, 'post'>;
  /** UTC milliseconds; null when nothing gets worse by waiting. */
  readonly harmAt: number | null;
  /** Number of a ticket or an invoice, how many posts are lacking, or `SIMULATED_BUDGETS`; null for other kinds. */
  readonly number: number | null;
  /** In the words of whoever caused it; null for kinds that need none. */
  readonly words: string | null;
}

export interface NeedFilter {
  readonly businessId: number;
  readonly accountId: number;
  readonly now: number;
  /** The person owns the business, and plans bind on this server. */
  readonly sees: { readonly money: boolean };
}

/** What waits, with at most `posts` of the posts, in one statement. */
export function findNeeds(q: Query, filter: NeedFilter, posts: number) {
  const { businessId } = filter;
  return gather(q, {
    needs: selectNeeds(q, filter),
    posts: selectNextPosts(q, { businessId, groups: [WAITING_STATES], each: posts }),
  });
}

/** Everything but posts. Written out: the questions in one, each along an index of its own. */
export function selectNeeds(q: Query, { businessId, accountId, now, sees }: NeedFilter): Selection<NeedRow> {
  const mailTypes = CHANNEL_TYPES.filter((type) => channelOf(type).delivery === 'mail');
  const parts = [
    q.raw(
      `select 'facts' as kind, cast(null as bigint) as harm_at, cast(sum(lacking) as integer) as number,
          (select data from events where id = (select max(id) from events where business_id = ? and kind = ?)) as words
        from connections where business_id = ? and is_active = ? having sum(lacking) > 0`,
      [businessId, SHORT, businessId, true],
    ),
    q.raw(
      `select 'ticket', at + ${ANSWER_WAITS}, id, subject
        from (select id, subject, (select max(created_at) from ticket_answers where ticket_id = tickets.id) as at
          from tickets where account_id = ? and business_id = ? and state = 'answered') answered
        where at > ?`,
      [accountId, businessId, now - ANSWER_IS_NEWS],
    ),
    q.raw(
      `select 'subscribers', null, null, null from connections
        where business_id = ? and is_active = ? and type in (${mailTypes.map(() => '?').join(', ')})
          and not exists (select 1 from subscribers
            where subscribers.business_id = connections.business_id and subscribers.status = 'active')`,
      [businessId, true, ...mailTypes],
    ),
  ];
  parts.push(
    q.raw(
      `select 'mailing', posts.scheduled_at, null, mailings.stopped_by from posts
        join mailings on mailings.post_id = posts.id
        where posts.business_id = ? and posts.status = 'publishing' and posts.deleted_at is null
          and mailings.stopped = 'paused' and mailings.stopped_by is not null`,
      [businessId],
    ),
    q.raw(
      `select 'sign-in', connection_accounts.updated_at, null, connections.type from connection_accounts
        join connections on connections.id = connection_accounts.connection_id
        where connection_accounts.business_id = ? and connection_accounts.state = 'ended'
          and connections.is_active = ? and connections.network <> 'manual'`,
      [businessId, true],
    ),
  );
  parts.push(
    q.raw(
      `select 'level', null, autonomy.clean,
          '{"channel":"' || connections.type || '","level":"' || autonomy.level || '","act":"' || autonomy.act || '"}'
        from autonomy join connections on connections.id = autonomy.connection_id
        where connections.business_id = ? and connections.is_active = ? and autonomy.asked = 'open'`,
      [businessId, true],
    ),
    q.raw(
      `select 'suggestion', null, autonomy.suggested, connections.type
        from autonomy join connections on connections.id = autonomy.connection_id
        where connections.business_id = ? and connections.is_active = ? and autonomy.suggested > 0`,
      [businessId, true],
    ),
  );
  parts.push(
    q.raw(
      `select 'budgets', frozen_at, null, frozen_why from budget_limits
        where business_id = ? and frozen_at is not null`,
      [businessId],
    ),
    q.raw(
      `select 'budgets', simulated_frozen_at, ${SIMULATED_BUDGETS}, simulated_frozen_why from budget_limits
        where business_id = ? and simulated_frozen_at is not null`,
      [businessId],
    ),
    q.raw(
      `select 'move', null, null, null from budget_moves
        where id = (select max(id) from budget_moves where business_id = ? and state = 'proposed' and level = 'approve')`,
      [businessId],
    ),
  );
  const over = Object.entries(TIMEFRAMES).map(([timeframe, { days }]) => [timeframe, now - days * DAY]);
  parts.push(
    q.raw(
      `select 'strategy', null, null, code from strategies
        where id = (select id from strategies where business_id = ? order by version desc limit 1)
          and (${over.map(() => '(timeframe = ? and created_at <= ?)').join(' or ')})`,
      [businessId, ...over.flat()],
    ),
  );
  if (sees.money) {
    parts.push(
      q.raw(
        `select 'trial', ends_at, null, null from subscriptions
          where account_id = ? and status = 'trial' and ends_at < ?
            and not exists (select 1 from payment_methods where payment_methods.account_id = subscriptions.account_id)`,
        [accountId, now + TRIAL_SOON],
      ),
      q.raw(
        `select 'invoice', issued_at, number, null from invoices where account_id = ? and status = 'open'`,
        [accountId],
      ),
    );
  }
  const all = q.raw(parts.map(() => '?').join(' union all '), parts);
  const query = q.select('kind', 'harm_at', 'number', 'words').from(q.raw('(?) as needs', [all]));
  return { query, columns: ['kind', 'harm_at', 'number', 'words'], read: toNeedRow };
}

interface StoredNeed {
  kind: NeedRow['kind'];
  harm_at: number | string | null;
  number: number | null;
  words: string | null;
}

function toNeedRow({ kind, harm_at, number, words }: StoredNeed): NeedRow {
  return { kind, harmAt: harm_at === null ? null : Number(harm_at), number, words };
}
