// What a post shows, for people who have no account: exactly what its channel gets, by addresses that end.
import { type ChannelType, takesPosts } from '../../contract/channels/index.ts';
import type { MediaKind } from '../../contract/media.ts';
import { DAY, SECOND } from '../../kernel/clock.ts';
import { addressOf } from './address.ts';
import { misfitHowever } from './fit.ts';
import type { ShownMedium } from './post-media.repo.ts';
import { type RenditionUse, renditionFor } from './rendition.ts';

/** As a page without sign-in shows it. */
export interface PublicMedium {
  readonly kind: MediaKind;
  /** Paths. */
  readonly url: string;
  readonly poster: string | null;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A page that is open for longer than this loads its pictures no more. */
const SECONDS = DAY / SECOND;

/** @param media what the post shows, in its order; what the channel cannot take is shown as it is kept */
export function shownByAddress(
  parts: Parameters<typeof addressOf>[0],
  channel: ChannelType,
  media: readonly ShownMedium[],
): readonly PublicMedium[] {
  const first = media[0] ? { width: media[0].width, height: media[0].height } : null;
  const pathOf = (medium: ShownMedium, use: RenditionUse | null) =>
    `/m/${addressOf(parts, medium, { seconds: SECONDS, use, first }).secret}`;
  return media.map((medium) => {
    const { kind, alt, poster } = medium;
    const use = takesPosts(channel) && !misfitHowever(channel, medium) ? channel : null;
    const { width, height } = use ? renditionFor(medium, use, first ?? medium) : medium;
    return { kind, alt, width, height, url: pathOf(medium, use), poster: poster && pathOf(medium, 'thumb') };
  });
}
