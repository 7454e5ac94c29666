// The small copies by which lists show a picture: made while it is taken in, and again when they were tidied away.
import { THUMBNAILS } from '../../contract/media.ts';
import { notFound } from '../../kernel/app-error.ts';
import { sha256 } from '../../kernel/ids.ts';
import type { Fit, Size, SmallCopies, SmallCopy } from './imaging.ts';
import type { MediumRecord } from './medium.repo.ts';
import type { MediaStore } from './store.ts';

const QUALITY = 76;

/** What `Imaging.readPicture` makes of each picture in passing. */
export const THUMBNAIL_COPIES: SmallCopies = {
  sides: Object.values(THUMBNAILS).sort((one, other) => one - other),
  quality: QUALITY,
};

type Shown = Pick<MediumRecord, 'kind' | 'width' | 'height' | 'poster'>;

/** @throws AppError not-found for a film without a poster */
export function fitThumbnail({ kind, width, height, poster }: Shown, side: number): Fit {
  if (kind === 'video' && poster === null) throw notFound();
  const scale = Math.min(1, side / Math.max(width, height));
  const to = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const area = { left: 0, top: 0, width, height };
  return { area, to, as: 'image/webp', quality: QUALITY, most: Number.MAX_SAFE_INTEGER };
}

/** Keeps the copies where a rendition is looked for. @param source name of the picture's bytes */
export async function keepThumbnails(
  { renditions }: Pick<MediaStore, 'renditions'>,
  source: string,
  { copies, ...size }: Size & { readonly copies: readonly SmallCopy[] },
): Promise<void> {
  const picture = { ...size, kind: 'image', poster: null } as const;
  for (const { side, bytes } of copies)
    await renditions.save(source, keyOfFit(fitThumbnail(picture, side)), bytes);
}

/** Says what was done, so that another focus is another rendition. */
export function keyOfFit(fit: Fit): string {
  return sha256(JSON.stringify(fit)).slice(0, 16);
}
