// The still by which a film is shown, from whoever can decode the film: the browser that sent it.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { fitPoster, keepPicture, kindOf, type MediaParts, tooLarge, unread } from './add-medium.ts';
import { getMedium } from './manage-media.ts';
import { type MediumRecord, updateMedium } from './medium.repo.ts';

/** Of width to height, as browsers round. */
const TOLERANCE = 0.02;

/**
 * @param bytes a picture of the film's shape, as large as the film or larger
 * @throws AppError not-found; invalid for what is no film, and for a still of another shape; too-large, unsupported, or invalid for
 *   what cannot be read: nothing is changed then
 */
export async function setPoster(
  ctx: Context,
  actor: AccountActor,
  { parts, id, bytes }: { parts: MediaParts; id: number; bytes: AsyncIterable<Uint8Array> },
): Promise<MediumRecord> {
  const film = await getMedium(ctx.db.read, actor, id);
  if (film.kind !== 'video') throw new AppError('invalid', say('media.no-film'));
  const poster = await keepStill(parts, film, bytes);
  return unitOfWork(ctx, actor, async (tx) => {
    await updateMedium(tx.q, film, { poster });
    tx.emit({ kind: 'medium.changed', businessId: actor.businessId, subjectId: id });
    return getMedium(tx.q, actor, id);
  });
}

/** @returns the name of its bytes */
async function keepStill(
  parts: MediaParts,
  film: MediumRecord,
  bytes: AsyncIterable<Uint8Array>,
): Promise<string> {
  const incoming = await parts.store.receive(bytes, {
    mostOf: (head) => {
      if (kindOf(parts, head) === 'video') throw unread('unknown');
      return parts.limits.image;
    },
    tooLarge: (most) => tooLarge('image', most),
  });
  try {
    const read = await parts.imaging.readPicture(await incoming.read(0, incoming.size));
    if ('problem' in read) throw unread(read.problem);
    const shape = film.width / film.height;
    const isAlike = Math.abs(read.width / read.height / shape - 1) < TOLERANCE;
    if (!isAlike || read.width < film.width || read.height < film.height)
      throw new AppError('invalid', say('media.other-shape', { width: film.width, height: film.height }));
    return (await keepPicture(parts, await fitPoster(parts, read, film))).hash;
  } finally {
    await incoming.drop();
  }
}
