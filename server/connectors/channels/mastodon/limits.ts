// What a Mastodon server says of its own limits. https://docs.joinmastodon.org/methods/instance/#v2
import * as v from 'valibot';
import { CHANNELS } from '../../../contract/channels/index.ts';
import { LIMITS } from '../../../contract/constants/limits.ts';
import type { OwnLimits } from '../../../contract/own-limits.ts';
import { OutboundError } from '../../outbound-error.ts';
import { isDone } from '../ask.ts';
import type { Call } from '../connector.ts';
import { askAs } from './server.ts';

const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));
/** What a server says oddly, or not at all, is as usual. */
const maybe = (least: number) => v.fallback(v.optional(count(least)), undefined);

const Instance = v.object({
  configuration: v.object({
    statuses: v.object({ max_characters: count(1), max_media_attachments: maybe(0) }),
    media_attachments: v.fallback(
      v.optional(
        v.object({
          supported_mime_types: v.fallback(v.optional(v.array(v.string())), undefined),
          description_limit: maybe(0),
          image_size_limit: maybe(1),
          video_size_limit: maybe(1),
        }),
      ),
      undefined,
    ),
  }),
});
type Instance = v.InferOutput<typeof Instance>;

/** Sizes of a server that sets none (`MediaAttachment::IMAGE_LIMIT`, `VIDEO_LIMIT`), of which the channel's keep a little clear. */
const USUAL = { image: 16 * 1024 * 1024, film: 99 * 1024 * 1024 };
const FILMS = { 'video/mp4': 'mp4', 'video/quicktime': 'mov', 'video/webm': 'webm' };

/**
 * @returns null where they are those of a server that sets none; undefined where it does not tell, or does not answer now: what is
 * known of it holds on
 */
export async function readLimits(call: Call): Promise<OwnLimits | null | undefined> {
  const reply = await askAs(call, '/api/v2/instance').catch((error: unknown) => {
    if (error instanceof OutboundError) return undefined;
    throw error;
  });
  if (!reply || !isDone(reply)) return undefined;
  const told = v.safeParse(Instance, reply.json);
  if (!told.success) return undefined;
  const { configuration } = told.output;
  // Nobody writes more than that here anyway.
  const text = Math.min(configuration.statuses.max_characters, LIMITS.post);
  const media = mediaOf(configuration);
  const words = configuration.media_attachments?.description_limit ?? LIMITS.alt;
  const description = words < LIMITS.alt ? words : undefined;
  if (text === CHANNELS.mastodon.form.text && !media && description === undefined) return null;
  return { text, ...(media && { media }), ...(description !== undefined && { description }) };
}

/** @returns undefined where nothing differs from a server that sets none */
function mediaOf({ statuses, media_attachments: told }: Instance['configuration']): OwnLimits['media'] {
  const { image, video } = CHANNELS.mastodon.media;
  const usual = {
    most: image.most,
    imageBytes: image.bytes,
    filmBytes: video.bytes,
    films: [...video.formats] as string[],
  };
  const types = told?.supported_mime_types;
  const own = {
    most: Math.min(statuses.max_media_attachments ?? usual.most, LIMITS.postMedia),
    imageBytes: sizeOf(told?.image_size_limit, USUAL.image, usual.imageBytes),
    filmBytes: sizeOf(told?.video_size_limit, USUAL.film, usual.filmBytes),
    films: types
      ? Object.entries(FILMS).flatMap(([type, format]) => (types.includes(type) ? format : []))
      : usual.films,
  };
  return JSON.stringify(own) === JSON.stringify(usual) ? undefined : own;
}

function sizeOf(told: number | undefined, usual: number, ours: number): number {
  return told === undefined || told === usual ? ours : told;
}
