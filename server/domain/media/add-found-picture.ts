// Taking in a picture that was found on the web: it may be anything, or too small to be shown.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { Actor } from '../../kernel/actor.ts';
import { keepPicture, type MediaParts, noRoom, storeMedium, tooLarge } from './add-medium.ts';
import type { Size } from './imaging.ts';
import { type MediumRecord, sumBytes } from './medium.repo.ts';

export interface FoundPicture {
  readonly businessId: number;
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly alt: string;
  /** Pixels. */
  readonly least: Size;
}

/**
 * Stores it for the business.
 * @returns null when it is smaller than `least`: then nothing is stored, and its bytes are tidied away with others that nobody names
 * @throws AppError invalid or unsupported for what cannot be read; too-large where it is, or where there is no room left
 */
export async function addFoundPicture(
  ctx: Context,
  actor: Actor,
  { parts, ...picture }: { readonly parts: MediaParts } & FoundPicture,
): Promise<MediumRecord | null> {
  const { businessId, bytes, name, alt, least } = picture;
  const { limits } = parts;
  if (bytes.length > limits.image) throw tooLarge('image', limits.image);
  if ((await sumBytes(ctx.db.read, businessId)) + bytes.length > limits.business) throw noRoom(limits);
  const read = await keepPicture(parts, bytes);
  if (read.width < least.width || read.height < least.height) return null;
  return unitOfWork(ctx, actor, (tx) =>
    storeMedium(tx, { ...read, businessId, name, alt, origin: 'website' }),
  );
}
