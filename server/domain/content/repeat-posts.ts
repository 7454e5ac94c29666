// Makes the posts of series, one ahead of each: a post of its own, which its channel's level lets leave or holds.
import { actOf, isAtMost } from '../../contract/autonomy.ts';
import { channelOf } from '../../contract/channels/index.ts';
import { lackingOf } from '../../contract/media-rules.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { say } from '../../sentences/index.ts';
import { type Business, getBusiness } from '../business/index.ts';
import { asksFirst, type ConnectionRecord, findAutonomy, findConnection } from '../channels/index.ts';
import { addLocalDays, nextMoment, toLocal } from '../learning/index.ts';
import { listMediaOfPosts } from '../media/index.ts';
import { addPosts } from './add-posts.ts';
import { OWN_WORDS } from './new-post.ts';
import type { CheckPost } from './overrule.ts';
import { countHeld, findPost } from './post.repo.ts';
import { MOVABLE_STATES } from './post.ts';
import { showMedia } from './post-media.ts';
import { listFactsOfPost, type NewPost } from './post-state.repo.ts';
import {
  type Appearance,
  holdSeries,
  listAppearances,
  listDueSeries,
  type SeriesRecord,
  updateSeries,
} from './series.repo.ts';

export interface Words {
  readonly title: string | null;
  readonly content: string;
}

export interface RepeatParts {
  /** What a channel refuses. */
  readonly check: CheckPost;
  /** The matter of a post in words that are in none of `told`; null where nobody has any. */
  readonly retell: (
    ctx: Pick<Context, 'clock'>,
    tx: Tx,
    post: { readonly series: SeriesRecord; readonly told: readonly string[] },
  ) => Promise<Words | null>;
}

/** Makes what is due of every series. @returns how many posts */
export async function repeatPosts(ctx: Context, parts: RepeatParts): Promise<number> {
  let made = 0;
  for (const id of await listDueSeries(ctx.db.read, ctx.clock.now())) {
    const isMade = await unitOfWork(ctx, SYSTEM, async (tx) => {
      const series = await holdSeries(tx.q, id);
      if (series?.state !== 'active' || series.makeAt > tx.now) return false;
      return makeNext(ctx, tx, series, parts);
    });
    if (isMade) made += 1;
  }
  return made;
}

/** The next post of a series that is held, or its end. @returns whether a post was made */
export async function makeNext(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  series: SeriesRecord,
  parts: RepeatParts,
): Promise<boolean> {
  const { businessId, connectionId: id } = series;
  const business = await getBusiness(tx, businessId);
  const connection = await findConnection(tx.q, { id, businessId });
  // While the channel is switched off nothing piles up: it goes on where it then is.
  if (!connection?.isActive) return false;
  const appearances = await listAppearances(tx.q, series);
  const at = nextOf(series, appearances, { timezone: business.timezone, from: tx.now + MINUTE });
  if (at === null) {
    await updateSeries(tx.q, series.id, { state: 'ended', nextAt: null }, tx.now);
    const data = { channel: series.channel, made: series.made };
    tx.emit({ kind: 'series.ended', businessId, subjectId: series.postId, data });
    return false;
  }
  // While the last one still waits for somebody, another would only wait with it.
  if (appearances.some((one) => isWaiting(one, series))) return false;
  await store(ctx, tx, { series, business, connection, appearances, at }, parts);
  await updateSeries(tx.q, series.id, { made: series.made + 1, makeAt: at, nextAt: at }, tx.now);
  return true;
}

/** Whether it came of the series and has not left yet. */
export function isWaiting({ id, status }: Appearance, { postId }: SeriesRecord): boolean {
  return id !== postId && (status === 'draft' || MOVABLE_STATES.includes(status));
}

/** When a series comes next, not before its cool-down is over; null once it is at its end. */
export function nextOf(
  series: Pick<SeriesRecord, 'first' | 'every' | 'unit' | 'until' | 'most' | 'coolDown' | 'made'>,
  appearances: readonly Pick<Appearance, 'at'>[],
  { timezone, from }: { timezone: string; from: number },
): number | null {
  if (series.most !== null && series.made >= series.most) return null;
  const last = Math.max(0, ...appearances.map(({ at }) => at ?? 0));
  const rested = last > 0 ? addLocalDays(last, series.coolDown, timezone) : 0;
  // It never comes twice at one time, nor before one that is planned already.
  const at = nextMoment(series, Math.max(from, rested, last + MINUTE), timezone);
  return series.until !== null && toLocal(at, timezone).date > series.until ? null : at;
}

interface Making {
  readonly series: SeriesRecord;
  readonly business: Business;
  readonly connection: ConnectionRecord;
  readonly appearances: readonly Appearance[];
  readonly at: number;
}

async function store(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  { series, connection, appearances, at }: Making,
  parts: RepeatParts,
): Promise<void> {
  const { businessId, postId, channel } = series;
  const told = appearances.map(({ content }) => content);
  const isSame = !channelOf(channel).repeats && told.includes(series.content);
  const other = isSame ? await parts.retell(ctx, tx, { series, told }) : null;
  const words: Words = other ?? { title: series.title, content: series.content };
  const [problem] = parts.check(channel, words, connection.ownLimits);
  const against = problem ? problem.why : isSame && !other ? say('content.same-again', { channel }) : null;
  const source = await findPost(tx.q, { id: postId, businessId });
  const media = (await listMediaOfPosts(tx.q, businessId, [postId])).get(postId) ?? [];
  const kinds = media.map(({ kind }) => kind);
  const status = await statusFor(tx, connection, against);
  const post: NewPost = {
    ...OWN_WORDS,
    ...words,
    ...{ businessId, connectionId: connection.id, status, seriesId: series.id },
    firstComment: series.firstComment,
    note: against,
    needsMedia: lackingOf(channel, kinds),
    pillar: source?.pillar ?? null,
    idea: source?.idea ?? null,
    factIds: await listFactsOfPost(tx.q, postId),
    scheduledAt: status === 'draft' ? null : at,
  };
  const [id] = await addPosts(tx, channel, [post]);
  if (id === undefined) throw new Error('a post was stored without an id');
  if (media.length > 0)
    await showMedia(
      tx,
      { ...post, id, channel, ownLimits: connection.ownLimits },
      { media: media.map(({ id: medium, alt }) => ({ id: medium, alt })) },
    );
}

/** As of what is planned: a level lets it leave, or holds it; what something stands against always waits. */
async function statusFor(
  { q }: Tx,
  connection: ConnectionRecord,
  against: Sentence | null,
): Promise<NewPost['status']> {
  if (isAtMost(connection.level, 'draft')) return 'draft';
  if (against || asksFirst(connection)) return 'awaiting_approval';
  const { firstHeld } = await findAutonomy(q, connection.id, actOf(connection.type));
  return firstHeld > (await countHeld(q, connection.id)) ? 'awaiting_approval' : 'scheduled';
}
