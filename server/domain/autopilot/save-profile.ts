// Saving the profile also settles what may be said: facts that are gone take their unpublished posts along at once.
import type { BusinessProfileInput } from '../../contract/business.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { type Business, replaceFacts, storeProfile } from '../business/index.ts';
import { retirePosts } from '../content/index.ts';
import { extractFacts } from '../writer/index.ts';

/** Stores profile and facts together. @returns the business, and whether this was its first profile */
export async function saveProfile(
  ctx: Context,
  actor: AccountActor,
  input: BusinessProfileInput,
): Promise<{ business: Business; created: boolean }> {
  return unitOfWork(ctx, actor, async (tx) => {
    const saved = await storeProfile(tx, actor, input);
    const facts = extractFacts(saved.business).map(({ id, kind, text }) => ({ hash: id, kind, text }));
    await retirePosts(tx, saved.business.id, await replaceFacts(tx.q, saved.business.id, facts, tx.now));
    return saved;
  });
}
