// Open mode: while the first owner has no password, requests from this machine act as that owner.
import { FIRST_ACCOUNT_ID } from '../../contract/constants/brand.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { findMember } from './account.repo.ts';

/** The first owner while it has no password; undefined as soon as it has one. */
export async function findOpenOwner(q: Query): Promise<AccountActor | undefined> {
  const owner = await findMember(q, FIRST_ACCOUNT_ID);
  if (!owner || owner.hasPassword) return undefined;
  return {
    kind: 'account',
    accountId: owner.accountId,
    businessId: owner.businessId,
    role: owner.role,
    open: true,
  };
}
