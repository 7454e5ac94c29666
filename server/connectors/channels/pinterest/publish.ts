// A pin. Pictures go with it; a film goes before, and is pinned once Pinterest has worked on it.

import * as v from 'valibot';
import { linksIn } from '../../../contract/count-text.ts';
import { SECOND } from '../../../kernel/clock.ts';
import { say } from '../../../sentences/index.ts';
import { makeVisible, type Reply, StagingEnded, stage } from '../ask.ts';
import type { Call, PublishOutcome, PublishRequest } from '../connector.ts';
import { Id } from '../told.ts';
import { askPinterest, type Pinner, pinnerOf, refusalOf } from './api.ts';
import { Account } from './auth.ts';
import { isThere, sendFilm } from './film.ts';

type CarriedMedium = PublishRequest['media'][number];

/** Our note of a film. */
const Note = v.object({ mediaId: v.string(), isReady: v.boolean() });
type Note = v.InferOutput<typeof Note>;

export function publish(call: Call, post: PublishRequest): Promise<PublishOutcome> {
  return stage(call, async () => {
    const pinner = pinnerOf(call);
    const [first] = post.media;
    if (first?.kind === 'video') return goOn({ mediaId: await sendFilm(pinner, first), isReady: false });
    if (!first)
      return { end: 'rejected', reason: say('networks.needs-media', { who: 'Pinterest', needs: 'media' }) };
    return pin(pinner, post, await showPictures(post.media));
  });
}

export function resume(call: Call, data: string, post: PublishRequest): Promise<PublishOutcome> {
  return stage(call, async () => {
    const pinner = pinnerOf(call);
    const note = v.parse(Note, JSON.parse(data));
    if (!note.isReady) return goOn({ ...note, isReady: await isThere(pinner, note.mediaId) });
    return pin(pinner, post, showFilm(note.mediaId));
  });
}

function goOn(note: Note): PublishOutcome {
  return { end: 'pending', data: JSON.stringify(note), next: note.isReady ? 'publish' : 'ask' };
}

type MediaSource = Readonly<Record<string, unknown>>;

async function showPictures(media: readonly CarriedMedium[]): Promise<MediaSource> {
  const items: { content_type: string; data: string }[] = [];
  for (const medium of media) {
    const data = Buffer.from(await medium.read()).toString('base64');
    items.push({ content_type: medium.type, data });
  }
  const [first, another] = items;
  return another
    ? { source_type: 'multiple_image_base64', items, index: 0 }
    : { source_type: 'image_base64', ...first };
}

/** The cover is a picture of its beginning: the first one may still be black. */
function showFilm(media_id: string): MediaSource {
  return { source_type: 'video_id', media_id, cover_image_key_frame_time: 1 };
}

const LONGEST_ALT = 500;

/** A pin has one alternative text, however many pictures it shows. */
function altOf(media: readonly CarriedMedium[]): string {
  const alts = media.map(({ alt }) => alt).filter((alt) => alt !== '');
  return alts.join('\n').slice(0, LONGEST_ALT);
}

/** Pictures go with the pin itself, on however slow a line. */
const WITH_PICTURES = 110 * SECOND;

/** The call that makes it visible. */
async function pin(pinner: Pinner, post: PublishRequest, media_source: MediaSource): Promise<PublishOutcome> {
  const { title, content, media } = post;
  const [link = await websiteOf(pinner)] = linksIn(content);
  const alt_text = altOf(media);
  const json = {
    board_id: pinner.credential.externalId,
    ...(title && { title }),
    description: content,
    ...(link && { link }),
    ...(alt_text && { alt_text }),
    media_source,
  };
  return makeVisible(
    pinner,
    () => askPinterest(pinner, '/pins', { json, timeout: WITH_PICTURES }),
    (reply) => readPinned(pinner, reply),
  );
}

const Pin = v.object({ id: Id });

function readPinned(pinner: Pinner, reply: Reply): PublishOutcome {
  const read = v.safeParse(Pin, reply.json);
  if (reply.status >= 300) return refusalOf(pinner, reply);
  if (read.success) return { end: 'published', externalId: read.output.id, url: linkOf(read.output.id) };
  return { end: 'unknown', error: say('networks.took-unnamed', { who: 'Pinterest', what: 'pin' }) };
}

export function linkOf(pinId: string): string {
  return `https://www.pinterest.com/pin/${encodeURIComponent(pinId)}/`;
}

/** Where a pin without a link leads: to the website that the account has claimed; undefined without one. */
async function websiteOf(pinner: Pinner): Promise<string | undefined> {
  const reply = await askPinterest(pinner, '/user_account');
  if (reply.status === 401) throw new StagingEnded(refusalOf(pinner, reply));
  const read = v.safeParse(Account, reply.json);
  // Nobody waits for a link that was not asked for.
  const named = reply.status < 300 && read.success ? read.output.website_url : '';
  if (named === '') return undefined;
  return URL.parse(/^https?:\/\//i.test(named) ? named : `https://${named}`)?.href;
}
