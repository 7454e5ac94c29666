// Posts that a person writes: new ones for any number of channels at once, and copies of old ones.
import type { PostInput } from '../../contract/post.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { sha256 } from '../../kernel/ids.ts';
import { inField, say } from '../../sentences/index.ts';
import { getBusiness, requireWriter } from '../business/index.ts';
import { type ConnectionRecord, listConnections } from '../channels/index.ts';
import { listMediaOfPosts } from '../media/index.ts';
import { findFreeTimes } from './free-times.ts';
import { requireSwitchedOn } from './manage-post.ts';
import { momentFor, OWN_WORDS, type Stored, store, toNewPost } from './new-post.ts';
import { type CheckPost, tellOverruled } from './overrule.ts';
import { requirePost } from './own-post.ts';
import { findPost } from './post.repo.ts';
import { type PostRecord, requireAction } from './post.ts';
import { storeMade, takeName } from './post-request.repo.ts';
import { listFactsOfPost, type NewPost } from './post-state.repo.ts';

/**
 * Stores one post for each named connection, all of them or none. The same request (by its key) again makes nothing and
 * answers what there still is of the same posts.
 * @throws AppError not-found for a foreign connection; invalid with the field at fault, which is one of `versions`
 * where the channel has words of its own; conflict when it should leave at once but a switch keeps it, and when the key
 * was for other posts
 */
export async function composePosts(
  ctx: Context,
  actor: AccountActor,
  { input, check }: { input: PostInput; check: CheckPost },
): Promise<PostRecord[]> {
  return unitOfWork(ctx, actor, async (tx) => {
    const connections = await findNamed(tx, actor, input.platformIds);
    requireWriter(actor);
    const made = await findMade(tx, actor, input);
    if (made) return made;
    requireKnownVersions(input);
    const times = await findTimes(tx, actor, { input, connections });
    const matter = input.from === undefined ? NO_MATTER : await matterOf(tx, actor, input.from);
    const posts: PostRecord[] = [];
    for (const connection of connections) {
      const at = times(connection.id);
      if (input.status === 'scheduled' && at === null) {
        await requireSwitchedOn(tx, { ...connection, connectionId: connection.id, channel: connection.type });
      }
      const { post, overruled } = toNewPost(tx, connection, { actor, input, check, at });
      const stored = await store(tx, connection, {
        post: { ...post, ...matter },
        ...mediaFor(connection, input),
      });
      tellOverruled(tx, stored, { overruled, reason: input.overrule?.reason });
      posts.push(stored);
    }
    const { businessId } = actor;
    const ids = posts.map(({ id }) => id);
    if (input.key !== undefined) await storeMade(tx.q, { businessId, key: input.key }, ids);
    return posts;
  });
}

/** Posts of the same request when it came before, as they are now; otherwise its key is taken. */
async function findMade(
  tx: Tx,
  { businessId }: AccountActor,
  { key, ...asked }: PostInput,
): Promise<PostRecord[] | undefined> {
  if (key === undefined) return undefined;
  const digest = sha256(JSON.stringify(asked));
  const earlier = await takeName(tx.q, { businessId, key }, { digest, now: tx.now });
  if (!earlier) return undefined;
  if (earlier.digest !== digest) {
    throw new AppError('conflict', say('content.saved-already'));
  }
  const posts: PostRecord[] = [];
  for (const id of earlier.postIds) {
    const post = await findPost(tx.q, { id, businessId });
    if (post) posts.push(post);
  }
  return posts;
}

/** Adds a draft with the same words for the same channel. */
export async function duplicatePost(ctx: Context, actor: AccountActor, id: number): Promise<PostRecord> {
  return unitOfWork(ctx, actor, async (tx) => {
    const post = await requirePost(tx.q, actor, id);
    requireAction(post, actor, 'duplicate');
    const media = await listMediaOfPosts(tx.q, post.businessId, [id]);
    const copy: NewPost = {
      ...OWN_WORDS,
      businessId: post.businessId,
      connectionId: post.connectionId,
      title: post.title,
      content: post.content,
      firstComment: post.firstComment,
      needsMedia: post.needsMedia,
      ...(await matterOf(tx, actor, id)),
      status: 'draft',
      scheduledAt: null,
    };
    return store(
      tx,
      { type: post.channel, ownLimits: post.ownLimits },
      {
        post: copy,
        media: (media.get(id) ?? []).map(({ id: medium, alt }) => ({ id: medium, alt })),
      },
    );
  });
}

type Matter = Pick<NewPost, 'pillar' | 'idea' | 'factIds'>;
const NO_MATTER: Matter = { pillar: null, idea: null, factIds: [] };

/** What a post is about. Another that tells it rests on the same facts: it goes with them when the owner takes one back. */
async function matterOf(tx: Tx, actor: AccountActor, id: number): Promise<Matter> {
  const { pillar, idea } = await requirePost(tx.q, actor, id);
  return { pillar, idea, factIds: await listFactsOfPost(tx.q, id) };
}

async function findNamed(
  tx: Tx,
  actor: AccountActor,
  ids: readonly number[],
): Promise<readonly ConnectionRecord[]> {
  const mine = await listConnections(tx.q, actor.businessId);
  return ids.map((id) => {
    const connection = mine.find((one) => one.id === id);
    if (!connection) throw notFound();
    return connection;
  });
}

function requireKnownVersions({ versions, platformIds }: PostInput): void {
  const stray = versions.findIndex(
    ({ platformId }, index) =>
      !platformIds.includes(platformId) ||
      versions.findIndex((one) => one.platformId === platformId) !== index,
  );
  if (stray >= 0) {
    const field = `versions.${stray}.platformId`;
    throw new AppError('invalid', inField(field, say('content.not-one-of-platforms')), { field });
  }
}

/** When the post of each connection leaves, by its id; null where it leaves at once, or is a draft. */
async function findTimes(
  tx: Tx,
  actor: AccountActor,
  { input, connections }: { input: PostInput; connections: readonly ConnectionRecord[] },
): Promise<(connectionId: number) => number | null> {
  if (!input.queue) {
    const at = input.scheduledAt ? momentFor(input.scheduledAt, tx.now) : null;
    return () => at;
  }
  const business = await getBusiness(tx, actor.businessId);
  const times = new Map<number, number>();
  for (const { id, type } of connections.toSorted((x, y) => x.id - y.id)) {
    const [at] = await findFreeTimes(tx, business, id, { count: 1 });
    if (at === undefined) throw new AppError('conflict', say('content.queue-full', { channel: type }));
    times.set(id, at);
  }
  return (id) => times.get(id) ?? null;
}

/** What a channel shows: what the post has for all, or what it has for this one. */
function mediaFor({ id }: ConnectionRecord, { media, versions }: PostInput): Pick<Stored, 'media' | 'field'> {
  const index = versions.findIndex(({ platformId }) => platformId === id);
  const own = versions[index]?.media;
  return own ? { media: own, field: `versions.${index}.media` } : { media };
}
