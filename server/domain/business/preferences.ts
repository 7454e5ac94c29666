// What a business prefers: saving it, and how it is shown.
import type { Preferences, PreferencesInput } from '../../contract/preferences.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { requireWriter } from './policy.ts';
import { findPreferences, upsertPreferences } from './preferences.repo.ts';

/** Changes what is given; the rest stays as it is. @throws AppError forbidden when the role is too low to write */
export async function savePreferences(
  ctx: Context,
  actor: AccountActor,
  { notifications, brand }: PreferencesInput,
): Promise<Preferences> {
  requireWriter(actor);
  return unitOfWork(ctx, actor, async (tx) => {
    const before = await findPreferences(tx.q, actor.businessId);
    const preferences = {
      notifications: { ...before.notifications, ...notifications },
      brand: { ...before.brand, ...brand },
      hasBrand: before.hasBrand || brand !== undefined,
    };
    await upsertPreferences(tx.q, actor.businessId, { ...preferences, now: tx.now });
    tx.emit({ kind: 'preferences.saved', businessId: actor.businessId, subjectId: actor.businessId });
    return preferences;
  });
}
