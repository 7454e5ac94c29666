// Suspension: the admin keeps a person out. What becomes of their businesses is decided above (domain/admin).
import { FIRST_ACCOUNT_ID } from '../../contract/constants/brand.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { updateSuspension } from './account.repo.ts';
import { type AccountRecord, getAccount } from './account.ts';
import { deleteSessionsOf } from './session.repo.ts';

/** Said only to who knows the password. @throws AppError forbidden */
export function requireNotSuspended({ suspendedAt }: AccountRecord): void {
  if (suspendedAt === null) return;
  throw new AppError('forbidden', say('accounts.suspended'));
}

/**
 * Ends every session of an account and lets nobody in any more.
 * @returns the account as it was; undefined when it was suspended already
 * @throws AppError not-found, or conflict for the owner at whose machine nobody signs in
 */
export async function suspend(tx: Tx, id: number, reason: string): Promise<AccountRecord | undefined> {
  const account = await getAccount(tx.q, id);
  if (id === FIRST_ACCOUNT_ID && account.passwordHash === null) {
    throw new AppError('conflict', say('accounts.open-owner'));
  }
  if (!(await updateSuspension(tx.q, id, { at: tx.now, reason }))) return undefined;
  await deleteSessionsOf(tx.q, id);
  return account;
}

/** @returns the account; undefined when it was not suspended @throws AppError not-found */
export async function reactivate(tx: Tx, id: number): Promise<AccountRecord | undefined> {
  const account = await getAccount(tx.q, id);
  return (await updateSuspension(tx.q, id, null)) ? account : undefined;
}
