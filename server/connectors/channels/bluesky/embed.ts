// What a post shows beneath its words: pictures, a film, or a card of the first page that it links to.
import * as v from 'valibot';
import { MINUTE } from '../../../kernel/clock.ts';
import { bodyOf } from '../../body.ts';
import type { Call, PublishRequest } from '../connector.ts';
import { readCard } from '../link-card.ts';
import type { Json } from './cid.ts';
import { linksOf } from './facets.ts';
import { askAs, requireSuccess } from './pds.ts';

const UPLOAD_TIMEOUT = 20 * MINUTE;

const Uploaded = v.object({
  blob: v.object({
    $type: v.literal('blob'),
    ref: v.object({ $link: v.string() }),
    mimeType: v.string(),
    size: v.number(),
  }),
});

type Medium = PublishRequest['media'][number];

/** Null for a post of words alone. @throws StagingEnded, OutboundError */
export async function embedOf(call: Call, { content, media }: PublishRequest): Promise<Json | null> {
  const [film] = media.filter(({ kind }) => kind === 'video');
  if (film) {
    const video = await upload(call, film.type, await bodyOf(film));
    return { $type: 'app.bsky.embed.video', video, alt: film.alt, aspectRatio: ratioOf(film) };
  }
  if (media.length > 0) {
    const images: Json[] = [];
    for (const medium of media) {
      const image = await upload(call, medium.type, await bodyOf(medium));
      images.push({ image, alt: medium.alt, aspectRatio: ratioOf(medium) });
    }
    return { $type: 'app.bsky.embed.images', images };
  }
  const [first] = linksOf(content);
  return first ? cardOf(call, first.link) : null;
}

function ratioOf({ width, height }: Medium): Json {
  return { width: Math.round(width), height: Math.round(height) };
}

/** As large as Bluesky takes the picture of a card, and characters of its words. */
const PICTURES = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 1_000_000 };
const LONGEST = { title: 200, description: 400 };

/** A page that cannot be read is linked in the words alone. */
async function cardOf(call: Call, uri: string): Promise<Json | null> {
  const card = await readCard(call, uri, PICTURES);
  if (!card) return null;
  const title = card.title.slice(0, LONGEST.title);
  const description = card.description.slice(0, LONGEST.description);
  const thumb = card.picture && (await upload(call, card.picture.type, card.picture.bytes));
  return { $type: 'app.bsky.embed.external', external: { uri, title, description, ...(thumb && { thumb }) } };
}

async function upload(
  call: Call,
  type: string,
  body: Awaited<ReturnType<typeof bodyOf>> | Buffer,
): Promise<Json> {
  const asked = { method: 'POST', headers: { 'Content-Type': type }, body, timeout: UPLOAD_TIMEOUT } as const;
  const reply = requireSuccess(call, await askAs(call, 'com.atproto.repo.uploadBlob', asked));
  return v.parse(Uploaded, reply.json).blob;
}
