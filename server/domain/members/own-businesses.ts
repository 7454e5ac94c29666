// The businesses of one person: which one is open, and adding another.
import { LIMITS } from '../../contract/constants/limits.ts';
import type { OwnBusiness } from '../../contract/members.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { lockAccount } from '../accounts/index.ts';
import { insertBusiness } from '../business/index.ts';
import { insertMember, listBusinessesOf, updateCurrentBusiness } from './member.repo.ts';

export async function listOwnBusinesses(q: Query, actor: AccountActor): Promise<OwnBusiness[]> {
  const rows = await listBusinessesOf(q, actor.accountId);
  return rows.map((row) => ({ ...row, isCurrent: row.id === actor.businessId }));
}

/** Opens another business of the actor: all of its sessions show it from then on. @throws AppError not-found */
export async function openBusiness(ctx: Context, actor: AccountActor, businessId: number): Promise<void> {
  const { accountId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    if (!(await updateCurrentBusiness(tx.q, { accountId, businessId }))) throw notFound();
    if (businessId !== actor.businessId)
      tx.emit({ kind: 'account.switched', businessId, subjectId: accountId });
  });
}

/**
 * Adds a business that the actor owns, and opens it.
 * @param requireRoom asked once it is there; what it throws takes it back
 * @throws AppError conflict when there are enough of them
 */
export async function addBusiness(
  ctx: Context,
  actor: AccountActor,
  name: string,
  requireRoom: (tx: Tx) => Promise<void> = async () => {},
): Promise<OwnBusiness> {
  const { accountId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    await lockAccount(tx.q, accountId);
    if ((await listBusinessesOf(tx.q, accountId)).length >= LIMITS.businesses) {
      throw new AppError('conflict', say('members.businesses-full', { most: LIMITS.businesses }));
    }
    const businessId = await insertBusiness(tx.q, tx.now, name);
    await insertMember(tx.q, { businessId, accountId, role: 'owner' });
    await requireRoom(tx);
    await updateCurrentBusiness(tx.q, { accountId, businessId });
    tx.emit({ kind: 'business.created', businessId, subjectId: businessId });
    tx.emit({ kind: 'account.switched', businessId, subjectId: accountId });
    return { id: businessId, name, role: 'owner', isCurrent: true };
  });
}
