// Keeping a picture that was found on the web: it may be anything, or too small to be shown.
import type { Context } from '../../db/unit-of-work.ts';
import { keepPicture, type MediaParts, noRoom, type ToldMedium, tooLarge } from './add-medium.ts';
import type { Size } from './imaging.ts';
import { sumBytes } from './medium.repo.ts';

export interface FoundPicture {
  readonly businessId: number;
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly alt: string;
  /** Pixels. */
  readonly least: Size;
}

/**
 * Keeps its bytes; whoever shows it stores it (`storeMedium`) in the same transaction, so that it is never there twice or for nothing.
 * @returns null when it is smaller than `least`; bytes that nobody stores are tidied away
 * @throws AppError invalid or unsupported for what cannot be read; too-large where it is, or where there is no room left
 */
export async function keepFoundPicture(
  ctx: Context,
  parts: MediaParts,
  { businessId, bytes, name, alt, least }: FoundPicture,
): Promise<ToldMedium | null> {
  const { limits } = parts;
  if (bytes.length > limits.image) throw tooLarge('image', limits.image);
  if ((await sumBytes(ctx.db.read, businessId)) + bytes.length > limits.business) throw noRoom(limits);
  const read = await keepPicture(parts, bytes);
  if (read.width < least.width || read.height < least.height) return null;
  return { ...read, businessId, name, alt, origin: 'website' };
}
