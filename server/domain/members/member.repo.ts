// All SQL of memberships: who belongs to a business, and which businesses a person has.
import { mapColumns } from '../../db/columns.ts';
import { lockForChange, lockShared } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Role } from '../../kernel/actor.ts';

export interface MemberRecord {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

const MEMBER = mapColumns<MemberRecord>('accounts', {
  id: 'id',
  name: 'name',
  email: 'email',
  role: 'memberships.role',
});

/** The members of a business, those who have been there longest first. */
export async function listMembers(q: Query, businessId: number): Promise<MemberRecord[]> {
  const members = q('memberships')
    .join('accounts', 'accounts.id', 'memberships.account_id')
    .select(MEMBER.list(q))
    .where({ 'memberships.business_id': businessId })
    .orderBy('accounts.id');
  return MEMBER.all(members);
}

export async function findRole(
  q: Query,
  key: { businessId: number; accountId: number },
): Promise<Role | undefined> {
  const row: { role: Role } | undefined = await q('memberships')
    .select('role')
    .where({ business_id: key.businessId, account_id: key.accountId })
    .first();
  return row?.role;
}

/** One change at a time to the members of a business: two owners cannot demote each other at once. */
export async function lockMembers(q: Query, businessId: number): Promise<void> {
  await lockForChange(q, q('businesses').select('id').where({ id: businessId }));
}

/** The same for every business of an account at once, in order: two who do this at once never wait for each other. */
export async function lockBusinessesOf(q: Query, accountId: number): Promise<void> {
  const own = q('memberships').select('business_id').where({ account_id: accountId });
  await lockForChange(q, q('businesses').select('id').whereIn('id', own).orderBy('id'));
}

/** Whether somebody besides this account owns the business and may sign in. */
export async function hasOtherOwner(
  q: Query,
  { businessId, accountId }: { businessId: number; accountId: number },
): Promise<boolean> {
  const row: unknown = await q('memberships')
    .join('accounts', 'accounts.id', 'memberships.account_id')
    .select('accounts.id')
    .where({ 'memberships.business_id': businessId, 'memberships.role': 'owner' })
    .whereNot('accounts.id', accountId)
    .whereNull('accounts.suspended_at')
    .first();
  return row !== undefined;
}

/** Makes someone a member; false for a member, who stays what they are. */
export async function insertMember(
  q: Query,
  member: { businessId: number; accountId: number; role: Role },
): Promise<boolean> {
  const rows: unknown[] = await q('memberships')
    .insert({ business_id: member.businessId, account_id: member.accountId, role: member.role })
    .onConflict(['account_id', 'business_id'])
    .ignore()
    .returning('account_id');
  return rows.length > 0;
}

export async function updateRole(
  q: Query,
  key: { businessId: number; accountId: number },
  role: Role,
): Promise<void> {
  await q('memberships').where({ business_id: key.businessId, account_id: key.accountId }).update({ role });
}

/** Ends a membership; whoever had this business open finds another of their own, or none. */
export async function deleteMember(
  q: Query,
  { businessId, accountId }: { businessId: number; accountId: number },
): Promise<void> {
  await q('memberships').where({ business_id: businessId, account_id: accountId }).del();
  const other = q('memberships').min('business_id').where({ account_id: accountId });
  await q('accounts')
    .where({ id: accountId, current_business_id: businessId })
    .update({ current_business_id: other });
}

export interface OwnBusiness {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
}

const OWN_BUSINESS = mapColumns<OwnBusiness>('businesses', {
  id: 'id',
  name: 'name',
  role: 'memberships.role',
});

export async function listBusinessesOf(q: Query, accountId: number): Promise<OwnBusiness[]> {
  const own = q('memberships')
    .join('businesses', 'businesses.id', 'memberships.business_id')
    .select(OWN_BUSINESS.list(q))
    .where({ 'memberships.account_id': accountId })
    .orderBy('businesses.id');
  return OWN_BUSINESS.all(own);
}

/** Reads an account so that nobody suspends it before this transaction ends. Taken before `lockMembers`, never after. */
export async function lockAccountAsItIs(q: Query, accountId: number): Promise<void> {
  await lockShared(q, q('accounts').select('id').where({ id: accountId }));
}

/** Opens a business for an account; false when it is no member there. */
export async function updateCurrentBusiness(
  q: Query,
  { accountId, businessId }: { accountId: number; businessId: number },
): Promise<boolean> {
  const membership = q('memberships').where({ account_id: accountId, business_id: businessId });
  const changed = await q('accounts')
    .where({ id: accountId })
    .whereExists(membership)
    .update({ current_business_id: businessId });
  return changed === 1;
}
