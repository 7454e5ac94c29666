// The first owner of a fresh database: an account without name, address and password, with an empty business.
import { type Context, type Query, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import { hasAccounts, insertAccount } from './account.repo.ts';

/**
 * Makes the first owner unless there are accounts already. Call it under the setup lock.
 * @param createBusiness adds an empty business and returns its id
 */
export async function ensureFirstOwner(
  ctx: Context,
  createBusiness: (q: Query, now: number) => Promise<number>,
): Promise<void> {
  if (await hasAccounts(ctx.db.read)) return;
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const businessId = await createBusiness(tx.q, tx.now);
    const owner = await insertAccount(tx.q, { name: '', email: '', businessId, role: 'owner', now: tx.now });
    tx.emit({ kind: 'account.created', businessId, subjectId: owner.id });
  });
}
