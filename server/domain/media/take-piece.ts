// A file that comes in pieces, as a phone sends it whose connection breaks: whoever sends it goes on where it broke off.
import type { Context, Query } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import {
  kindOf,
  type MediaParts,
  noRoom,
  refuseAnnounced,
  takeIncoming,
  tooLarge,
  type Upload,
} from './add-medium.ts';
import { getMedium } from './manage-media.ts';
import { type MediumRecord, sumBytes } from './medium.repo.ts';

/** By its first bytes it is known what comes. */
const HEAD = 64;

export interface Piece {
  /** The file's name among its sender's: made up by who sends it, and never twice. */
  readonly key: string;
  /** Bytes of the whole file. */
  readonly total: number;
  /** Where in the file the piece begins. */
  readonly at: number;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly said: ReturnType<Upload['said']>;
}

/** How far a file is. */
export interface UploadState {
  readonly received: number;
  /** What it became, when all of it was there. */
  readonly medium: MediumRecord | null;
}

/** @throws AppError not-found when what it became was deleted since */
export async function findUpload(
  { db }: { db: { read: Query } },
  actor: AccountActor,
  { store }: Pick<MediaParts, 'store'>,
  key: string,
): Promise<UploadState> {
  const { received, became } = await store.uploads.find(nameOf(actor, key));
  if (became === null) return { received, medium: null };
  const medium = await getMedium(db.read, actor, Number(became));
  return { received: medium.bytes, medium };
}

/**
 * Takes a piece; the one that completes the file makes a medium of it. A piece that comes again changes nothing.
 * @throws AppError conflict for a piece beyond what is there; too-large; unsupported, or invalid, for what cannot be read, and then
 *   nothing of the file is left
 */
export async function takePiece(
  ctx: Context,
  actor: AccountActor,
  parts: MediaParts,
  { key, total, at, bytes, said }: Piece,
): Promise<UploadState> {
  const { uploads } = parts.store;
  const before = await findUpload(ctx, actor, parts, key);
  if (before.medium) return before;
  refuseAnnounced(parts.limits, total);
  if (at > before.received)
    throw new AppError('conflict', say('media.not-so-far', { received: before.received }));
  await requireRoom(ctx, actor, parts, total - before.received);
  const name = nameOf(actor, key);
  const received = await uploads.write(name, {
    at,
    bytes,
    most: total,
    tooLarge: () => new AppError('invalid', say('media.more-than-told', { total })),
  });
  if (received < Math.min(HEAD, total)) return { received, medium: null };
  try {
    const kind = kindOf(parts, await uploads.head(name));
    if (total > parts.limits[kind]) throw tooLarge(kind, parts.limits[kind]);
    if (received < total) return { received, medium: null };
    const became = await uploads.finish(name, async (incoming) => {
      const { id } = await takeIncoming(ctx, actor, { parts, incoming, kind, said });
      return `${id}`;
    });
    return { received, medium: await getMedium(ctx.db.read, actor, Number(became)) };
  } catch (error) {
    await uploads.drop(name);
    throw error;
  }
}

/** At every piece: what is still to come was told by whoever sends it, and may be told otherwise the next time. */
async function requireRoom(
  { db }: Pick<Context, 'db'>,
  { businessId }: AccountActor,
  { store, limits }: MediaParts,
  more: number,
): Promise<void> {
  const [kept, coming] = await Promise.all([
    sumBytes(db.read, businessId),
    store.uploads.sum(`${businessId}.`),
  ]);
  if (kept + coming + more > limits.business) throw noRoom(limits);
}

/** Nobody goes on with what another business sends. */
function nameOf({ businessId }: AccountActor, key: string): string {
  return `${businessId}.${key}`;
}
