// Loads the page of one post.
import type { PostPageProps } from '../../views/screens/posts/index.tsx';
import { channelOf } from '../contract/channels/index.ts';
import { toWallTime } from '../contract/wall-time.ts';
import { canWrite } from '../domain/business/index.ts';
import {
  findSeries,
  getPost,
  mayBeBoosted,
  type PostRecord,
  presentSeries,
} from '../domain/content/index.ts';
import { isBoosted } from '../domain/evidence/index.ts';
import { nextMoment } from '../domain/learning/index.ts';
import { notFound } from '../kernel/app-error.ts';
import { DAY, HOUR } from '../kernel/clock.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { readId } from './parts/query.ts';
import { presentPosts } from './parts/shown-media.ts';

export async function loadPost(request: AccountRequest): Promise<Loaded<PostPageProps>> {
  const { ctx, actor, params, clock, form, now } = request;
  const id = readId(params.id ?? null);
  if (id === undefined) throw notFound();
  const post = await getPost(ctx, actor, id);
  const [shown] = await presentPosts(request, [post]);
  if (!shown) throw notFound();
  const mayRepeat = canWrite(actor) && post.status !== 'rejected';
  const series = mayRepeat
    ? await findSeries(ctx.db.read, { postId: id, businessId: actor.businessId })
    : undefined;
  const at = Math.max(post.scheduledAt ?? 0, Math.ceil(now / HOUR) * HOUR + HOUR);
  return {
    title: `Post for ${channelOf(post.channel).name}`,
    props: {
      post: shown,
      suggestedAt: toWallTime(at, clock.timeZone),
      ...(mayBeBoosted(post) && { boosted: await isBoosted(ctx.db.read, post) }),
      mayTell: canWrite(actor),
      ...(mayRepeat && { series: series ? presentSeries(series) : null }),
      repeatAt: toWallTime(series?.nextAt ?? again(post, now, clock.timeZone), clock.timeZone),
      clock,
      ...(form && { refused: { values: form.values, message: form.message } }),
    },
  };
}

/** A month after it left, or leaves: at the same time of the day. */
function again({ publishedAt, scheduledAt }: PostRecord, now: number, timeZone: string): number {
  const last = publishedAt ?? scheduledAt ?? now;
  const repetition = { first: toWallTime(last, timeZone), every: 1, unit: 'month' } as const;
  return nextMoment(repetition, Math.max(now, last) + DAY, timeZone);
}
