// How a business's brand speaks: saving it.
import type { PreferencesInput } from '../../contract/preferences.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { type BrandVoice, findBrandVoice, upsertBrandVoice } from './brand-voice.repo.ts';
import { requireWriter } from './policy.ts';

/** Changes what is given; the rest stays as it is. @throws AppError forbidden when the role is too low to write */
export async function saveBrandVoice(
  tx: Tx,
  actor: AccountActor,
  change: NonNullable<PreferencesInput['brand']>,
): Promise<BrandVoice> {
  requireWriter(actor);
  await upsertBrandVoice(tx.q, actor.businessId, { ...change, now: tx.now });
  const { brand } = await findBrandVoice(tx.q, actor.businessId);
  tx.emit({ kind: 'preferences.saved', businessId: actor.businessId, subjectId: actor.businessId });
  return brand;
}
