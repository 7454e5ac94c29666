// Loads the page of one post.
import type { PostPageProps } from '../../views/screens/posts/index.tsx';
import { channelOf } from '../contract/channels/index.ts';
import { toWallTime } from '../contract/wall-time.ts';
import { getPost } from '../domain/content/index.ts';
import { notFound } from '../kernel/app-error.ts';
import { HOUR } from '../kernel/clock.ts';
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
  const at = Math.max(post.scheduledAt ?? 0, Math.ceil(now / HOUR) * HOUR + HOUR);
  return {
    title: `Post for ${channelOf(post.channel).name}`,
    props: {
      post: shown,
      suggestedAt: toWallTime(at, clock.timeZone),
      clock,
      ...(form && { refused: { values: form.values, message: form.message } }),
    },
  };
}
