// How an attempt on a network ends. That a post is out is always recorded, whatever became of the post meanwhile; and when
// it is out twice, a person is told both addresses.
import type { PostStatus } from '../../contract/post.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { say } from '../../sentences/index.ts';
import { insertLatePublication, type LatePublication, listLatePublications } from './attempt.repo.ts';
import { endAttempt, unlessStale } from './attempt.ts';
import type { Publishing } from './call-network.ts';
import { findPostOfAnyBusiness } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { adoptExternalId, holdPost, type PostChanges, updateNote } from './post-state.repo.ts';

type Parts = Pick<Publishing, 'attempts' | 'report'>;

/** Ends an attempt that brought nothing about; when an earlier one did after all, the post is published by that. */
export async function endUnpublished(
  ctx: Context,
  parts: Parts,
  post: PostRecord,
  to: PostStatus,
  changes: PostChanges,
): Promise<null> {
  const earlier = await unlessStale(() =>
    unitOfWork(ctx, SYSTEM, async (tx) => {
      await holdPost(tx.q, post.id);
      const [late] = await listLatePublications(tx.q, post.id);
      if (!late) await endAttempt(tx, post, to, changes);
      return late;
    }),
  );
  if (earlier) await recordPublished(ctx, parts, post, earlier);
  parts.attempts.forget(post.attempt ?? '');
  return null;
}

/**
 * Records that the network has the post. The answer may come late: then the post is in any state, or deleted.
 * @param attempted the post as it was when the attempt was made
 */
export async function recordPublished(
  ctx: Context,
  parts: Parts,
  attempted: PostRecord,
  { externalId, url }: LatePublication,
): Promise<void> {
  const found = { externalId, url };
  const twice = await unitOfWork(ctx, SYSTEM, async (tx) => {
    await holdPost(tx.q, attempted.id);
    const post = await findPostOfAnyBusiness(tx.q, attempted.id);
    if (!post) return keepOfDeleted(tx, attempted, found);
    if (post.externalId === externalId) return null;
    // A person has found it there, and their link did not tell its id.
    if (post.status === 'published' && post.externalId === null && post.network === attempted.network)
      return adoptExternalId(tx.q, post.id, found, tx.now);
    if (post.status === 'published') return tellTwice(tx, post, [{ url: post.externalUrl ?? '' }, found]);
    if (post.status === 'publishing' && post.attempt !== attempted.attempt)
      return keepForLater(tx, attempted, found);
    await publish(tx, { post, attempted }, found);
    const others = (await listLatePublications(tx.q, post.id)).filter((one) => one.externalId !== externalId);
    return others.length > 0 ? tellTwice(tx, post, [found, ...others]) : null;
  });
  if (twice) parts.report(new Error(`post ${attempted.id} is out twice: ${twice.join(' and ')}`));
  parts.attempts.forget(attempted.attempt ?? '');
}

async function publish(
  tx: Tx,
  { post, attempted }: { post: PostRecord; attempted: PostRecord },
  { externalId, url }: LatePublication,
): Promise<void> {
  const note = post.status === 'publishing' ? null : say('content.after-all', { channel: post.channel });
  const { network } = attempted;
  const changes = { publishedAt: tx.now, externalId, externalUrl: url, network, note };
  await endAttempt(tx, { ...post, network }, 'published', changes);
}

/** Another attempt is on its way: its end tells whether this one is the only one. */
async function keepForLater(tx: Tx, { id, attempt }: PostRecord, found: LatePublication): Promise<null> {
  await insertLatePublication(tx.q, { ...found, postId: id, attempt: attempt ?? '', now: tx.now });
  return null;
}

async function tellTwice(
  tx: Tx,
  post: PostRecord,
  all: readonly Pick<LatePublication, 'url'>[],
): Promise<string[]> {
  const urls = all.map(({ url }) => url);
  const note = say('content.twice', { channel: post.channel, urls });
  await updateNote(tx.q, post.id, note, tx.now);
  tx.emit({
    kind: 'post.published_twice',
    businessId: post.businessId,
    subjectId: post.id,
    data: { channel: post.channel, urls },
  });
  return urls;
}

/** Whoever deleted it may not know that it is out. It stays out until they say otherwise. */
async function keepOfDeleted(tx: Tx, attempted: PostRecord, found: LatePublication): Promise<null> {
  const known = await listLatePublications(tx.q, attempted.id);
  if (known.some(({ externalId }) => externalId === found.externalId)) return null;
  await keepForLater(tx, attempted, found);
  tx.emit({
    kind: 'post.published_deleted',
    businessId: attempted.businessId,
    subjectId: attempted.id,
    data: { channel: attempted.channel, url: found.url },
  });
  return null;
}
