// Taking a file in: bounded while it comes, read by what it holds, kept without what was written beside it.
import type { MediaKind, MediaOrigin } from '../../contract/media.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor, Actor } from '../../kernel/actor.ts';
import { AppError, type ErrorCode } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import type { Imaging, Size, Unread } from './imaging.ts';
import { findMedium, insertMedium, type MediumRecord, type NewMedium, sumBytes } from './medium.repo.ts';
import type { Incoming, MediaStore } from './store.ts';
import { keepThumbnails, THUMBNAIL_COPIES } from './thumbnails.ts';

/** How much is taken, bytes. */
export interface MediaLimits {
  readonly image: number;
  readonly video: number;
  /** Of all media of a business. */
  readonly business: number;
}

/** What media work with. */
export interface MediaParts {
  readonly store: MediaStore;
  readonly imaging: Imaging;
  readonly limits: MediaLimits;
}

/** A file on its way in. What its sender says of its type is not asked. */
export interface Upload {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** What it is called: only a name. Both are known at the latest when `bytes` has ended. */
  said(): { readonly name: string; readonly alt: string };
}

/** @throws AppError too-large when so many bytes are announced that they are not even looked at */
export function refuseAnnounced({ image, video }: MediaLimits, announced: number): void {
  const most = Math.max(image, video);
  if (announced > most) throw tooLarge(null, most);
}

/** @param kind null while it is not known */
export function tooLarge(kind: MediaKind | null, most: number): AppError {
  return new AppError('too-large', say('media.too-large', { kind, most }));
}

/**
 * Stores an upload of the actor's business.
 * @throws AppError too-large as soon as too much has come; unsupported, or invalid, for what cannot be read; then nothing is left
 */
export async function addMedium(
  ctx: Context,
  actor: AccountActor,
  { parts, upload }: { parts: MediaParts; upload: Upload },
): Promise<MediumRecord> {
  const { store, limits } = parts;
  const used = await sumBytes(ctx.db.read, actor.businessId);
  let kind: MediaKind | null = null;
  const incoming = await store.receive(upload.bytes, {
    mostOf: (head) => {
      kind = kindOf(parts, head);
      return limits[kind];
    },
    tooLarge: (most) => tooLarge(kind, most),
  });
  try {
    if (used + incoming.size > limits.business) throw noRoom(limits);
    return await takeIncoming(ctx, actor, { parts, incoming, kind: kind ?? 'image', said: upload.said() });
  } finally {
    await incoming.drop();
  }
}

/**
 * Reads and keeps what a person has sent, all of which is there.
 * @throws AppError unsupported or invalid for what cannot be read
 */
export async function takeIncoming(
  ctx: Context,
  actor: AccountActor,
  {
    parts,
    incoming,
    kind,
    said,
  }: { parts: MediaParts; incoming: Incoming; kind: MediaKind; said: ReturnType<Upload['said']> },
): Promise<MediumRecord> {
  const read =
    kind === 'video' ? await takeFilm(parts.imaging, incoming) : await takePicture(parts, incoming);
  return insert(ctx, actor, { ...read, ...said, businessId: actor.businessId, origin: 'upload' });
}

/**
 * What a file is by its first bytes.
 * @throws AppError unsupported, or invalid, for what is neither picture nor film
 */
export function kindOf({ imaging }: Pick<MediaParts, 'imaging'>, head: Uint8Array): MediaKind {
  if (head.length === 0) throw new AppError('invalid', say('media.empty'));
  const found = imaging.kindOf(head);
  if (typeof found === 'object') throw unread(found.problem);
  return found;
}

export function noRoom({ business }: MediaLimits): AppError {
  return new AppError('too-large', say('media.no-room', { most: business }));
}

/**
 * Stores a picture that was made here, or found for the business.
 * @throws AppError invalid when it cannot be read
 */
export async function addPicture(
  ctx: Context,
  actor: Actor,
  {
    parts,
    ...picture
  }: {
    parts: Pick<MediaParts, 'store' | 'imaging'>;
    businessId: number;
    bytes: Uint8Array;
    name: string;
    alt: string;
    origin: Exclude<MediaOrigin, 'upload'>;
  },
): Promise<MediumRecord> {
  const { bytes, ...said } = picture;
  return insert(ctx, actor, { ...said, ...(await keepPicture(parts, bytes)) });
}

/**
 * Stores a film that was made here.
 * @throws AppError invalid when it cannot be read
 */
export async function addFilm(
  ctx: Context,
  actor: Actor,
  {
    parts,
    ...film
  }: {
    parts: Pick<MediaParts, 'store' | 'imaging'>;
    businessId: number;
    bytes: Uint8Array;
    /** A picture of the film's shape, as large or larger. */
    poster: Size & { readonly bytes: Uint8Array };
    name: string;
    alt: string;
    origin: Exclude<MediaOrigin, 'upload'>;
  },
): Promise<MediumRecord> {
  const { bytes, poster, ...said } = film;
  const incoming = await parts.store.receive(inOnePiece(bytes), {
    mostOf: () => bytes.length,
    tooLarge: (most) => tooLarge('video', most),
  });
  try {
    const taken = await takeFilm(parts.imaging, incoming);
    const { hash } = await keepPicture(parts, await fitPoster(parts, poster, taken));
    return await insert(ctx, actor, { ...said, ...taken, poster: hash });
  } finally {
    await incoming.drop();
  }
}

/** Small copies of it are made by the film's own size. */
export async function fitPoster(
  { imaging }: Pick<MediaParts, 'imaging'>,
  { bytes, width, height }: Size & { readonly bytes: Uint8Array },
  film: Size,
): Promise<Uint8Array> {
  if (width === film.width && height === film.height) return bytes;
  const area = { left: 0, top: 0, width, height };
  const to = { width: film.width, height: film.height };
  const fitted = await imaging.fit(bytes, {
    ...{ area, to, as: 'image/jpeg', quality: POSTER_QUALITY },
    most: Number.MAX_SAFE_INTEGER,
  });
  if ('problem' in fitted) throw unread(fitted.problem);
  return fitted;
}

const POSTER_QUALITY = 90;

async function* inOnePiece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

type Read = Pick<
  NewMedium,
  'hash' | 'kind' | 'type' | 'width' | 'height' | 'bytes' | 'seconds' | 'frames' | 'isAnimated' | 'poster'
>;

async function takePicture(parts: MediaParts, incoming: Incoming): Promise<Read> {
  const bytes = await incoming.read(0, incoming.size);
  return keepPicture(parts, bytes);
}

export async function keepPicture(
  { store, imaging }: Pick<MediaParts, 'store' | 'imaging'>,
  bytes: Uint8Array,
): Promise<Read> {
  const read = await imaging.readPicture(bytes, THUMBNAIL_COPIES);
  if ('problem' in read) throw unread(read.problem);
  const { type, width, height, isAnimated, copies } = read;
  const size = read.bytes.length;
  const hash = await store.keep(read.bytes);
  await keepThumbnails(store, hash, { width, height, copies });
  return {
    hash,
    kind: 'image',
    type,
    width,
    height,
    bytes: size,
    seconds: null,
    frames: null,
    isAnimated,
    poster: null,
  };
}

async function takeFilm(imaging: Imaging, incoming: Incoming): Promise<Read> {
  const read = await imaging.readFilm(incoming);
  if ('problem' in read) throw unread(read.problem);
  const { size } = incoming;
  return {
    ...read,
    hash: await incoming.keep(),
    kind: 'video',
    bytes: size,
    isAnimated: false,
    poster: null,
  };
}

const CODES: Partial<Record<Unread, ErrorCode>> = {
  unknown: 'unsupported',
  heic: 'unsupported',
  large: 'too-large',
};

export function unread(problem: Unread): AppError {
  const code = CODES[problem] ?? 'invalid';
  return new AppError(code, say('media.unread', { problem }));
}

/** What is known of a file that is read and kept. */
export type ToldMedium = Omit<NewMedium, 'focusX' | 'focusY' | 'createdAt'>;

function insert(ctx: Context, actor: Actor, medium: ToldMedium): Promise<MediumRecord> {
  return unitOfWork(ctx, actor, (tx) => storeMedium(tx, medium));
}

/** Stores what was read and kept. */
export async function storeMedium(tx: Tx, medium: ToldMedium): Promise<MediumRecord> {
  const id = await insertMedium(tx.q, { ...medium, focusX: 0.5, focusY: 0.5, createdAt: tx.now });
  const { businessId, kind, name } = medium;
  tx.emit({ kind: 'medium.added', businessId, subjectId: id, data: { medium: kind, name } });
  const stored = await findMedium(tx.q, { id, businessId });
  if (!stored) throw new Error('a medium was stored and is not there');
  return stored;
}
