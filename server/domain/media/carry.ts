// What a post shows, as publishing carries it to a channel: fitted, and made when the connector asks for it.
import type { PostChannel } from '../../contract/channels/index.ts';
import type { MediaFacts } from '../../contract/media-rules.ts';
import type { OwnLimits } from '../../contract/own-limits.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Vault } from '../../kernel/vault.ts';
import type { MediaParts } from './add-medium.ts';
import { addressOf } from './address.ts';
import type { ShownMedium } from './post-media.repo.ts';
import { renditionFor, renditionOf } from './rendition.ts';
import type { Span } from './store.ts';

/** A picture or film as the channel gets it. */
export interface CarriedMedium extends Omit<MediaFacts, 'bytes'> {
  readonly alt: string;
  /** How many bytes it has. */
  size(): Promise<number>;
  /** Its bytes, or a part of them: films are larger than memory. */
  read(span?: Span): Promise<Uint8Array>;
  /** Where the network can fetch it for so many seconds; null where nobody reaches this server. */
  address(seconds: number): string | null;
}

export interface CarryParts extends Pick<MediaParts, 'store' | 'imaging'> {
  readonly vault: Vault;
  readonly clock: Clock;
  /** Under which networks reach this server, without a slash at the end; null where they do not. */
  readonly publicUrl: () => string | null;
}

/**
 * @param post.media what the post shows, in its order
 * @param post.own limits of the server that it leaves by, where that has some of its own
 */
export function carry(
  parts: CarryParts,
  channel: PostChannel,
  { media, own }: { readonly media: readonly ShownMedium[]; readonly own: OwnLimits | null },
): readonly CarriedMedium[] {
  const [first] = media;
  return media.map((medium) => carryOne(parts, channel, { medium, first: first ?? medium, own }));
}

function carryOne(
  parts: CarryParts,
  channel: PostChannel,
  { medium, first, own }: { medium: ShownMedium; first: ShownMedium; own: OwnLimits | null },
): CarriedMedium {
  const rendition = renditionFor(medium, channel, first, own);
  const { fit, type, width, height } = rendition;
  const { kind, seconds, frames, alt } = medium;
  const made = () => renditionOf(parts, rendition);
  return {
    kind,
    type,
    width,
    height,
    seconds,
    frames,
    alt: cutTo(alt, own?.description),
    size: async () => (fit ? (await made()).length : medium.bytes),
    read: async (span) => {
      if (fit || !span) return (await made()).subarray(span?.from, span && span.to + 1);
      return gather((await parts.store.open(medium.hash, span)) ?? []);
    },
    address: (lifetime) => {
      const origin = parts.publicUrl();
      if (origin === null) return null;
      const shape = { width: first.width, height: first.height };
      const { secret } = addressOf(parts, medium, { seconds: lifetime, use: channel, first: shape });
      return `${origin}/m/${secret}`;
    },
  };
}

/** A server that takes fewer words gets the first of them: without any, whoever sees nothing would be told nothing. */
function cutTo(words: string, most: number | undefined): string {
  const letters = [...words];
  if (most === undefined || letters.length <= most) return words;
  const cut = letters.slice(0, Math.max(0, most - 1)).join('');
  return most === 0 ? '' : `${cut.replace(/\s+\S*$/, '') || cut}…`;
}

async function gather(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
