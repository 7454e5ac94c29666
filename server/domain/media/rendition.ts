// A medium fitted to a use: made when it is first asked for, and kept beside its bytes.
import { type PostChannel, takesPosts } from '../../contract/channels/index.ts';
import { MAIL_WIDTHS, type MailWidth } from '../../contract/mail-picture.ts';
import { type MediaType, THUMBNAILS, type ThumbnailSize } from '../../contract/media.ts';
import type { OwnLimits } from '../../contract/own-limits.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import type { MediaParts } from './add-medium.ts';
import { fitFor, misfitHowever } from './fit.ts';
import type { Fit, Size } from './imaging.ts';
import { fitForMail } from './mail-picture.ts';
import type { MediumRecord } from './medium.repo.ts';
import { fitThumbnail, keyOfFit } from './thumbnails.ts';

/** What it is for: a list, a channel, or a place of a mail that is so wide. */
export type RenditionUse = ThumbnailSize | PostChannel | MailUse;
export type MailUse = `mail-${MailWidth}`;

export interface Rendition extends Size {
  readonly type: MediaType;
  /** Names exactly these bytes. */
  readonly tag: string;
  /** Name of the bytes that it is made of: the medium's own, or its poster's. */
  readonly source: string;
  /** What has to be done to them; null when they are taken as they are. */
  readonly fit: Fit | null;
}

/**
 * What a medium becomes for a use, without making it.
 * @param first the first picture of the same post
 * @param own limits of the server that the post leaves by
 * @throws AppError not-found for a thumbnail of a film without a poster; invalid where the channel does not take it
 */
export function renditionFor(
  medium: MediumRecord,
  use: RenditionUse,
  first?: Size,
  own: OwnLimits | null = null,
): Rendition {
  const fit = fitOf(medium, use, { first, own });
  const { width, height } = fit?.to ?? medium;
  const type = fit?.as ?? medium.type;
  const source = ((isThumbnail(use) || isOfMail(use)) && medium.poster) || medium.hash;
  return { type, width, height, fit, source, tag: fit ? `${source.slice(0, 32)}-${keyOfFit(fit)}` : source };
}

/** Its bytes. @throws AppError as `renditionFor`; invalid when the picture cannot be made small enough */
export async function renditionOf(
  { store, imaging }: Pick<MediaParts, 'store' | 'imaging'>,
  { fit, source }: Pick<Rendition, 'fit' | 'source'>,
): Promise<Uint8Array> {
  if (!fit) return store.read(source);
  const key = keyOfFit(fit);
  const kept = await store.renditions.find(source, key);
  if (kept) return kept;
  const made = await imaging.fit(await store.read(source), fit);
  if ('problem' in made) throw new AppError('invalid', say('media.unread', { problem: made.problem }));
  await store.renditions.save(source, key, made);
  return made;
}

/** Of the post that shows a medium. */
interface Around {
  readonly first: Size | undefined;
  readonly own: OwnLimits | null;
}

function fitOf(medium: MediumRecord, use: RenditionUse, around: Around): Fit | null {
  if (isThumbnail(use)) return fitThumbnail(medium, THUMBNAILS[use]);
  return isOfMail(use) ? fitForMail(medium, widthOf(use)) : fittedFor(medium, use, around);
}

function isOfMail(use: RenditionUse): use is MailUse {
  return use.startsWith('mail-');
}

function widthOf(use: MailUse): MailWidth {
  const width = MAIL_WIDTHS.find((one) => `mail-${one}` === use);
  if (width === undefined) throw new RangeError(use);
  return width;
}

function isThumbnail(use: RenditionUse): use is ThumbnailSize {
  return Object.hasOwn(THUMBNAILS, use);
}

function fittedFor(medium: MediumRecord, channel: PostChannel, around: Around): Fit | null {
  if (!takesPosts(channel)) throw notFound();
  const { own } = around;
  const misfit = misfitHowever(channel, medium, own);
  if (misfit) throw new AppError('invalid', say('media.misfit', { channel, misfit, ...(own && { own }) }));
  return fitFor(channel, medium, around);
}
