// The brand kit of a business: what was chosen, and for the rest what its name and industry make.
import type { BrandKit, BrandKitInput } from '../../contract/brand.ts';
import type { Context, Tx } from '../../db/unit-of-work.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { type Business, getBusiness, requireWriter } from '../business/index.ts';
import { listMediaByIds } from '../media/index.ts';
import { deleteBrandKit, findStoredKit, type StoredKit, upsertBrandKit } from './brand-kit.repo.ts';
import { usualKit } from './usual-kit.ts';

/** @param stored undefined for a business that has chosen nothing */
export function readBrandKit(
  stored: StoredKit | undefined,
  business: Pick<Business, 'name' | 'industry'>,
): BrandKit {
  const usual = usualKit(business);
  if (stored === undefined) return { ...usual, isOwn: false };
  const { primary, secondary, accent, ...rest } = stored;
  return { ...usual, ...rest, colors: { primary, secondary, accent }, isOwn: true };
}

async function findKit({ q }: Pick<Tx, 'q'>, businessId: number): Promise<BrandKit> {
  return readBrandKit(await findStoredKit(q, businessId), await getBusiness({ q }, businessId));
}

export async function findBrandKit({ db }: Pick<Context, 'db'>, businessId: number): Promise<BrandKit> {
  return findKit({ q: db.read }, businessId);
}

/** Forgets what was chosen. @throws AppError forbidden when the role is too low to write */
export async function forgetBrandKit(ctx: Context, actor: AccountActor): Promise<void> {
  requireWriter(actor);
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    if ((await deleteBrandKit(tx.q, businessId)) === 0) return;
    tx.emit({ kind: 'kit.saved', businessId, subjectId: businessId });
  });
}

/**
 * Changes what is given; the rest stays as it is.
 * @throws AppError forbidden when the role is too low to write; invalid for a logo that is no picture of the business
 */
export async function saveBrandKit(
  ctx: Context,
  actor: AccountActor,
  change: BrandKitInput,
): Promise<BrandKit> {
  requireWriter(actor);
  const { businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    const before = await findKit(tx, businessId);
    await requirePictures(tx, businessId, change);
    const { colors, isOwn: _, ...rest } = { ...before, ...change };
    const kit = { ...before.colors, ...colors, ...rest };
    await upsertBrandKit(tx.q, businessId, kit, tx.now);
    tx.emit({ kind: 'kit.saved', businessId, subjectId: businessId });
    return findKit(tx, businessId);
  });
}

const LOGOS = ['logo', 'logoDark', 'mark'] as const;

async function requirePictures(tx: Tx, businessId: number, change: BrandKitInput): Promise<void> {
  for (const field of LOGOS) {
    const id = change[field];
    if (id === undefined || id === null) continue;
    const [medium] = await listMediaByIds(tx.q, businessId, [id]);
    if (medium?.kind !== 'image')
      throw new AppError('invalid', inField(field, say('media.no-such-picture')), { field });
  }
}
