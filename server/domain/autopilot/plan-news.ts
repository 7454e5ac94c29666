// What the owner has just told does not wait for the next free place of a full plan: it gets one more post on a channel, soon.
import type { Context } from '../../db/unit-of-work.ts';
import { DAY } from '../../kernel/clock.ts';
import type { Business } from '../business/index.ts';
import type { ConnectionRecord } from '../channels/index.ts';
import { assignmentsOf, type Lessons, learnedOf } from '../evidence/index.ts';
import { chooseTimes } from '../learning/index.ts';
import { byEnd, isDueNews } from '../writer/index.ts';
import { type ConnectionPlan, NOTHING, storePlan } from './store-plan.ts';
import { gatherKnown, type Writing, writeDrafts } from './write-drafts.ts';

/** News leaves within these days, or before it ends. */
const SOON = 3 * DAY;

interface NewsPlan {
  readonly business: Business;
  readonly connection: ConnectionRecord;
  readonly lessons: Lessons;
  /** The post leaves no sooner; UTC milliseconds. */
  readonly from: number;
  /** Times of the channel's posts around now. */
  readonly taken: readonly number[];
}

/** One post for the most urgent news that the connection's channel has still to tell; none where it carries no post. */
export async function planNews(
  ctx: Context,
  { business, connection, lessons, from, taken }: NewsPlan,
  writing: Writing,
): Promise<ConnectionPlan> {
  const now = ctx.clock.now();
  const { facts, recent } = await gatherKnown(ctx.db.read, { business, connection, now });
  const toldOn = (id: string) =>
    new Set(recent.filter(({ factIds }) => factIds.includes(id)).map(({ channel }) => channel));
  const due = facts.filter((fact) => isDueNews(fact, toldOn(fact.id), connection.type)).toSorted(byEnd);
  const [first] = due;
  if (!first) return NOTHING;
  const seed = `${business.id}:${connection.id}:news:${connection.plannedPosts}`;
  const until = Math.min(now + SOON, first.validTo ?? Number.MAX_SAFE_INTEGER);
  const { type: channel, slots } = connection;
  const { timezone } = business;
  const learned = learnedOf(lessons, assignmentsOf(lessons, { index: connection.plannedPosts, count: 1 }));
  const times = chooseTimes({
    ...{ channel, timezone, from, until, count: 1, taken, slots, learned, seed },
    overruled: lessons.overruled,
  });
  const at = times.map((time) => time.at);
  if (at.length === 0) return NOTHING;
  const drafts = await writeDrafts(ctx.db.read, { business, connection, times: at, seed, now }, writing);
  const posts = drafts.posts.filter((post) => due.some(({ id }) => post?.factIds.includes(id)));
  return storePlan(ctx, {
    ...{ business, connection, lessons, times, wanted: posts.length },
    drafts: { ...drafts, posts, shortage: null },
  });
}
