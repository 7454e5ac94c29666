// A person lets a post come again, in other words or another rhythm from now on, or no more.
import type { Series, SeriesInput } from '../../contract/series.ts';
import { toWallTime } from '../../contract/wall-time.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { iso } from '../../kernel/clock.ts';
import { inField, say } from '../../sentences/index.ts';
import { getBusiness, requireWriter } from '../business/index.ts';
import { listLastActors } from '../events/index.ts';
import { requireFuture } from './manage-post.ts';
import { type CheckPost, judgeWords } from './overrule.ts';
import { requirePost } from './own-post.ts';
import { findPost } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { markDeleted } from './post-state.repo.ts';
import { isWaiting, makeNext, type RepeatParts } from './repeat-posts.ts';
import {
  findSeries,
  holdSeries,
  listAppearances,
  type SeriesRecord,
  saveSeries,
  updateSeries,
} from './series.repo.ts';

/**
 * Lets a post come again from now on, or otherwise than before.
 * @throws AppError not-found for a foreign post; invalid for words that its channel or a rule refuses, and for a first time
 * that has passed; conflict for a post that comes from a series itself
 */
export function setSeries(
  ctx: Context,
  actor: AccountActor,
  postId: number,
  { input, check, parts }: { input: SeriesInput; check: CheckPost; parts: RepeatParts },
): Promise<SeriesRecord> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const post = await requirePost(tx.q, actor, postId);
    requireFuture(input.at, tx.now);
    const { businessId } = actor;
    const business = await getBusiness(tx, businessId);
    const before = await findSeries(tx.q, { postId, businessId });
    const words = judged(actor, post, before, { input, check });
    const { every, unit, until, most, coolDown } = input;
    const first = toWallTime(input.at, business.timezone);
    if (until !== null && first.slice(0, 10) > until)
      throw new AppError('invalid', inField('until', say('content.series-ends-early')), { field: 'until' });
    if (before) await withdraw(tx, before);
    const id = await saveSeries(
      tx.q,
      {
        ...{ businessId, postId, connectionId: post.connectionId, firstComment: post.firstComment },
        ...{ every, unit, first, until, most, coolDown, ...words },
      },
      tx.now,
    );
    const data = { channel: post.channel, every, unit };
    tx.emit({ kind: 'series.set', businessId, subjectId: postId, data });
    const series = await held(tx, id);
    await makeNext(ctx, tx, series, parts);
    return held(tx, id);
  });
}

/** What it says from now on; claims that stood in the post were answered for. */
function judged(
  actor: AccountActor,
  post: PostRecord,
  before: SeriesRecord | undefined,
  { input, check }: { input: SeriesInput; check: CheckPost },
): Pick<SeriesRecord, 'title' | 'content'> {
  const usual = before ?? post;
  const title = input.title === undefined ? usual.title : input.title || null;
  const content = input.content ?? usual.content;
  const { open } = judgeWords(actor, check(post.channel, { title, content }, post.ownLimits), {
    before: check(post.channel, post, post.ownLimits),
  });
  if (open) {
    const { field, why } = open;
    throw new AppError('invalid', inField(field, why), { field });
  }
  return { title, content };
}

/** Ends a series: what is out stays, what was made and has not left goes. @throws AppError not-found where there is none */
export function stopSeries(ctx: Context, actor: AccountActor, postId: number): Promise<void> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const { businessId } = actor;
    const found = await findSeries(tx.q, { postId, businessId });
    if (!found) throw notFound();
    const series = await held(tx, found.id);
    if (series.state === 'ended') return;
    await withdraw(tx, series);
    await updateSeries(tx.q, series.id, { state: 'ended', nextAt: null }, tx.now);
    tx.emit({ kind: 'series.stopped', businessId, subjectId: postId, data: { channel: series.channel } });
  });
}

async function held(tx: Tx, id: number): Promise<SeriesRecord> {
  const series = await holdSeries(tx.q, id);
  if (!series) throw new Error('a series was stored and is not there');
  return series;
}

/** Takes back what a series has made that has not left. Whose words somebody has changed is that person's post. */
async function withdraw(tx: Tx, series: SeriesRecord): Promise<void> {
  const { businessId } = series;
  let gone = 0;
  const waiting = (await listAppearances(tx.q, series)).filter((one) => isWaiting(one, series));
  const subjectIds = waiting.map(({ id }) => id);
  const edited = await listLastActors(tx.q, { businessId, kind: 'post.edited', subjectIds, since: 0 });
  for (const { id, status } of waiting) {
    if (edited.has(id)) continue;
    const post = await findPost(tx.q, { id, businessId });
    if (!post || !(await markDeleted(tx.q, id, status, tx.now))) continue;
    const { channel, connectionId, network } = post;
    const data = { channel, connectionId, network, externalId: null };
    tx.emit({ kind: 'post.deleted', businessId, subjectId: id, data });
    gone += 1;
  }
  if (gone > 0) await updateSeries(tx.q, series.id, { made: Math.max(0, series.made - gone) }, tx.now);
}

export function presentSeries(series: SeriesRecord): Series {
  const { postId, connectionId, channel, every, unit, until, most, coolDown } = series;
  const { title, content, made, nextAt, state } = series;
  return {
    ...{ postId, platformId: connectionId, platform: channel, every, unit, until, most, coolDown },
    ...{ title, content, made, nextAt: iso(nextAt), state },
  };
}
