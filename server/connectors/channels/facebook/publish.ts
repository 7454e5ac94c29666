// A post's way to a page. Pictures are uploaded first and stay unseen; then one call makes everything visible.
import * as v from 'valibot';
import { firstLink } from '../../../contract/count-text.ts';
import type { CarriedMedium } from '../../../domain/media/index.ts';
import { MINUTE } from '../../../kernel/clock.ts';
import { bodyOf, multipart } from '../../body.ts';
import { errorOf, visibleOutcomeOf } from '../../vendors/meta/errors.ts';
import { askGraph, askSafely, type SignedCall } from '../../vendors/meta/graph.ts';
import { makeVisible, type Reply, stage } from '../ask.ts';
import type { PublishOutcome, PublishRequest } from '../connector.ts';
import { Id } from '../told.ts';
import { finishReel, publishFilm, toPending, waitForFilm } from './film.ts';
import { permalinkOf } from './find.ts';
import { ofPage, placeOf } from './place.ts';
import { readStep } from './step.ts';

const UPLOAD = 5 * MINUTE;

/** Codes by which it refuses to make a card of the link; without one, the post may go. */
const NO_CARD = [1609005, 1609008];

export function publish(call: SignedCall, post: PublishRequest): Promise<PublishOutcome> {
  const [film] = post.media.filter(({ kind }) => kind === 'video');
  return stage(call, async () => {
    if (film) return publishFilm(call, post, film);
    const photos: string[] = [];
    for (const medium of post.media) photos.push(await uploadPhoto(call, medium));
    // One link or pictures: with pictures it stays in the text.
    const link = photos.length === 0 ? firstLink(post.content) : undefined;
    return publishFeed(call, post, { photos, ...(link && { link }) });
  });
}

/** Goes on with what an earlier step has left. */
export async function resume(call: SignedCall, data: string, post: PublishRequest): Promise<PublishOutcome> {
  const step = readStep(data);
  switch (step.step) {
    case 'plain':
      return publishFeed(call, post, { photos: [] });
    case 'finish':
      return finishReel(call, post, step.video);
    case 'wait':
      return waitForFilm(call, post, step);
  }
}

const Photo = v.object({ id: Id });

/** @returns its id; nobody sees it before a post shows it */
async function uploadPhoto(call: SignedCall, medium: CarriedMedium): Promise<string> {
  const { alt, type } = medium;
  const file = { field: 'source', name: 'picture', type, body: await bodyOf(medium) };
  const { contentType, body } = multipart({ published: 'false', ...(alt && { alt_text_custom: alt }) }, file);
  const asked = { method: 'POST', headers: { 'Content-Type': contentType }, body, timeout: UPLOAD } as const;
  return (await askSafely(call, placeOf(call), ofPage(call, 'photos'), Photo, asked)).id;
}

const Post = v.object({ id: Id });

function publishFeed(
  call: SignedCall,
  { content }: PublishRequest,
  { photos, link }: { readonly photos: readonly string[]; readonly link?: string },
): Promise<PublishOutcome> {
  const json = {
    message: content,
    ...(link && { link }),
    ...(photos.length > 0 && { attached_media: photos.map((id) => ({ media_fbid: id })) }),
  };
  const send = () => askGraph(call, placeOf(call), ofPage(call, 'feed'), { json });
  return makeVisible(call, send, async (reply) => {
    const read = v.safeParse(Post, reply.json);
    if (reply.status < 300 && read.success) {
      const { id } = read.output;
      return { end: 'published', externalId: id, url: await permalinkOf(call, id) };
    }
    if (link && isAboutCard(reply)) return toPending({ step: 'plain' }, 'publish');
    return visibleOutcomeOf(call, reply);
  });
}

function isAboutCard(reply: Reply): boolean {
  const { code, subcode } = errorOf(reply);
  return NO_CARD.some((one) => one === subcode || one === code);
}
