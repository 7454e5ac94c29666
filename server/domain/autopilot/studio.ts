// What is the same for all pictures of a business: its look, its library, its facts and its photos.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { PictureWish } from '../../contract/picture.ts';
import type { Context } from '../../db/unit-of-work.ts';
import {
  type Business,
  type FactRecord,
  findBrandVoice,
  findBusiness,
  listFacts,
} from '../business/index.ts';
import { type Drawing, type DrawnKit, type Films, findBrandKit } from '../design/index.ts';
import { listMediaByIds, type MediaParts } from '../media/index.ts';
import { type Library, libraryFor } from '../writer/index.ts';
import { listPhotos, type PhotoRecord } from './photo.repo.ts';

export interface PictureParts {
  readonly media: Pick<MediaParts, 'store' | 'imaging'>;
  readonly drawing: Drawing;
  readonly filming: Films;
  /** Whether posts of the channel get their pictures now: not all do while days are played faster than anybody draws. */
  draws(channel: ChannelType): boolean;
  /** Hears of a picture that could not be drawn. */
  report(error: unknown, postId: number): void;
}

export interface Studio extends PictureParts {
  readonly ctx: Context;
  readonly business: Business;
  readonly kit: DrawnKit;
  /** Names the look: when it changes, so do the pictures. */
  readonly look: string;
  readonly ideas: Library['ideas'];
  readonly facts: readonly FactRecord[];
  /** The business's own, without its logos. */
  readonly photos: readonly PhotoRecord[];
}

export async function openStudio(
  ctx: Context,
  businessId: number,
  parts: PictureParts,
): Promise<Studio | undefined> {
  const q = ctx.db.read;
  const business = await findBusiness(q, businessId);
  if (business === undefined) return undefined;
  const { brand } = await findBrandVoice(q, businessId);
  const { library } = await libraryFor({ ...business, keywords: brand.keywords, trade: brand.trade });
  const { isOwn: _, logo, logoDark, mark, ...look } = await findBrandKit(ctx, businessId);
  const logos = [logo, logoDark, mark];
  const [light = null, dark = null, small = null] = await Promise.all(
    logos.map((id) => readPicture(ctx, parts.media, { businessId, id })),
  );
  const photos = await listPhotos(q, businessId);
  return {
    ...parts,
    ...{ ctx, business, ideas: library.ideas, facts: await listFacts(q, businessId) },
    look: JSON.stringify([look, ...logos]),
    kit: { name: business.name, ...look, logo: light, logoDark: dark, mark: small },
    photos: photos.filter(({ id }) => !logos.includes(id)),
  };
}

/** Its bytes; null where there is none, or no more. */
export async function readPicture(
  { db }: Pick<Context, 'db'>,
  { store }: Pick<MediaParts, 'store'>,
  { businessId, id }: { businessId: number; id: number | null },
): Promise<Uint8Array | null> {
  const [medium] = id === null ? [] : await listMediaByIds(db.read, businessId, [id]);
  return medium ? store.read(medium.hash) : null;
}

/** The kit in which one picture is drawn. */
export function kitFor({ kit }: Pick<Studio, 'kit'>, { colors }: PictureWish): DrawnKit {
  return colors ? { ...kit, colors: { ...colors, accent: null } } : kit;
}
