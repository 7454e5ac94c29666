// What a post shows: chosen by a person or by whoever plans it, and only what its channel takes.
import type { ToShow } from '../../contract/media.ts';
import { lackingOf, misfitOfSet } from '../../contract/media-rules.ts';
import type { Query, Tx } from '../../db/unit-of-work.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import {
  listMediaByIds,
  listMediaOfPosts,
  type MediumRecord,
  misfitHowever,
  setMediaOfPost,
} from '../media/index.ts';
import { findPostOfAnyBusiness } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { updateText } from './post-state.repo.ts';
import { StalePostError } from './transition.ts';

/** A post that shows a film; undefined for any other. */
export async function findFilmPost(q: Query, id: number): Promise<PostRecord | undefined> {
  const post = await findPostOfAnyBusiness(q, id);
  const shown = post && (await listMediaOfPosts(q, post.businessId, [id]));
  return shown?.get(id)?.some(({ kind }) => kind === 'video') ? post : undefined;
}

type Shows = Pick<PostRecord, 'id' | 'businessId' | 'channel' | 'status' | 'ownLimits'>;

/** @throws AppError invalid for what the channel does not take, each for itself or together */
export function requireFitting(
  { channel, ownLimits: own }: Pick<Shows, 'channel' | 'ownLimits'>,
  media: readonly MediumRecord[],
  field = 'media',
): void {
  const misfit =
    misfitOfSet(
      channel,
      media.map(({ kind }) => kind),
      own,
    ) ?? media.map((medium) => misfitHowever(channel, medium, own)).find((one) => one);
  if (!misfit) return;
  const why = say('media.misfit', { channel, misfit, ...(own && { own }) });
  throw new AppError('invalid', inField(field, why), { field });
}

/**
 * Lets a post show these media, in this order. Whether it still lacks a picture or film follows from them.
 * @param field of the input, for what is wrong with it
 * @throws AppError not-found for a foreign medium; invalid for what the channel does not take
 */
export async function showMedia(
  tx: Tx,
  post: Shows,
  {
    media,
    origin,
    field = 'media',
  }: { media: readonly ToShow[]; origin?: PostRecord['origin']; field?: string },
): Promise<void> {
  const ids = media.map(({ id }) => id);
  const found = await listMediaByIds(tx.q, post.businessId, ids);
  const shown = media.map(({ id, alt }) => {
    const medium = found.find((one) => one.id === id);
    if (!medium) throw notFound();
    // What the medium says itself is not kept a second time: it may be said better there one day.
    return { medium, id, ...(alt !== undefined && { alt: alt === '' || alt === medium.alt ? null : alt }) };
  });
  const { channel } = post;
  requireFitting(
    post,
    shown.map(({ medium }) => medium),
    field,
  );
  await setMediaOfPost(tx.q, post.id, shown);
  const kinds = shown.map(({ medium }) => medium.kind);
  const changes = { needsMedia: lackingOf(channel, kinds), ...(origin && { origin }) };
  if (!(await updateText(tx.q, post.id, { status: post.status, changes, now: tx.now })))
    throw new StalePostError();
}
