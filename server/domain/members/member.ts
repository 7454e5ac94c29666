// The people of a business: their roles, removing them, and leaving. A business always keeps an owner.
import type { Member } from '../../contract/members.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor, Role } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { getAccount, lockAccount, requireNotSuspended } from '../accounts/index.ts';
import { canManage, canWrite, requireOwner } from '../business/index.ts';
import { deleteApprovalLinksBy } from './approval-link.repo.ts';
import { deleteInvitationsBy } from './invitation.repo.ts';
import {
  deleteMember,
  findRole,
  hasOtherOwner,
  listMembers,
  lockAccountAsItIs,
  lockMembers,
  type MemberRecord,
  updateRole,
} from './member.repo.ts';

/** Gives a member another role. @throws AppError conflict when the business would lose its last owner */
export async function changeRole(
  ctx: Context,
  actor: AccountActor,
  accountId: number,
  role: Role,
): Promise<Member> {
  const { businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    const before = await lockMember(tx, actor, accountId);
    if (before === 'owner' && role !== 'owner') await requireOtherOwner(tx, { businessId, accountId });
    if (before !== role) {
      await updateRole(tx.q, { businessId, accountId }, role);
      await endLinksBy(tx, { accountId, businessId, role });
      tx.emit({ kind: 'member.role-changed', businessId, subjectId: accountId, data: { before, role } });
    }
    const member = (await listMembers(tx.q, businessId)).find(({ id }) => id === accountId);
    if (!member) throw notFound();
    return presentMember(member, actor);
  });
}

/** Ends another one's membership, or one's own. @throws AppError conflict for the last owner */
export async function removeMember(ctx: Context, actor: AccountActor, accountId: number): Promise<void> {
  await unitOfWork(ctx, actor, async (tx) => {
    const role = await lockMember(tx, actor, accountId);
    await end(tx, { businessId: actor.businessId, accountId, role });
  });
}

/** Ends the actor's own membership. @throws AppError conflict for the last owner */
export async function leaveBusiness(ctx: Context, actor: AccountActor): Promise<void> {
  const { businessId, accountId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    await lockAccount(tx.q, accountId);
    await lockMembers(tx.q, businessId);
    const role = await findRole(tx.q, { businessId, accountId });
    if (role) await end(tx, { businessId, accountId, role });
  });
}

async function end(tx: Tx, member: { businessId: number; accountId: number; role: Role }): Promise<void> {
  const { businessId, accountId, role } = member;
  if (role === 'owner') await requireOtherOwner(tx, member);
  await deleteMember(tx.q, member);
  await endLinksBy(tx, { accountId, businessId });
  tx.emit({ kind: 'member.removed', businessId, subjectId: accountId, data: { role } });
}

/**
 * Whoever may not make them any more leaves no links behind that let others in: no invitations, no approval links.
 * @param maker in one business or in all of theirs; the role that they still have, absent for none
 */
export async function endLinksBy(
  tx: Tx,
  { accountId, businessId, role }: { accountId: number; businessId?: number; role?: Role },
): Promise<void> {
  if (!role || !canManage({ role })) {
    for (const one of await deleteInvitationsBy(tx.q, { invitedBy: accountId, businessId }))
      tx.emit({ kind: 'invitation.revoked', businessId: one.businessId, subjectId: one.id });
  }
  if (!role || !canWrite({ role })) {
    for (const one of await deleteApprovalLinksBy(tx.q, { madeBy: accountId, businessId }))
      tx.emit({ kind: 'approval-link.ended', businessId: one.businessId, subjectId: one.id });
  }
}

/**
 * Waits until nobody else changes the members. The actor's own role is read anew: somebody may have just taken it away.
 * @param policy what the role must let them do
 * @throws AppError not-found when the actor is no member any more, and what the policy throws
 */
async function lockMembersAs(
  tx: Tx,
  { businessId, accountId }: AccountActor,
  policy: (member: { role: Role }) => void,
): Promise<void> {
  await lockMembers(tx.q, businessId);
  const role = await findRole(tx.q, { businessId, accountId });
  if (!role) throw notFound();
  policy({ role });
}

/**
 * The same for whoever makes a link that lets others in. Their right to it can no longer be lost before this is over:
 * what is made before that is found, and ended, by whoever takes the right away.
 * @throws AppError also forbidden when the actor has been suspended
 */
export async function lockMaker(
  tx: Tx,
  actor: AccountActor,
  policy: (member: { role: Role }) => void,
): Promise<void> {
  await lockAccountAsItIs(tx.q, actor.accountId);
  requireNotSuspended(await getAccount(tx.q, actor.accountId));
  await lockMembersAs(tx, actor, policy);
}

async function lockMember(tx: Tx, actor: AccountActor, accountId: number): Promise<Role> {
  const { businessId } = actor;
  await lockAccount(tx.q, accountId);
  await lockMembersAs(tx, actor, requireOwner);
  const role = await findRole(tx.q, { businessId, accountId });
  if (!role) throw notFound();
  return role;
}

async function requireOtherOwner(tx: Tx, member: { businessId: number; accountId: number }): Promise<void> {
  if (await hasOtherOwner(tx.q, member)) return;
  throw new AppError('conflict', say('members.last-owner'));
}

export function presentMember(
  { id, name, email, role }: MemberRecord,
  reader: { accountId: number },
): Member {
  return { id, name, email, role, isYou: id === reader.accountId };
}
