// An account: a person who signs in. Reading it, and how it is shown.
import type { Account } from '../../contract/account.ts';
import type { Query, Tx } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { emailTaken, findAccount, findAccountByEmail } from './account.repo.ts';

export interface AccountRecord {
  readonly id: number;
  readonly name: string;
  /** Lower case; empty until the owner has named one. */
  readonly email: string;
  readonly companyName: string;
  readonly industry: string;
  readonly jobRole: string;
  readonly companySize: string;
  readonly description: string;
  /** Null until a password is set. */
  readonly passwordHash: string | null;
  readonly currentBusinessId: number | null;
  /** UTC milliseconds since when the admin keeps the person out; null for everyone who may sign in. */
  readonly suspendedAt: number | null;
  readonly createdAt: number;
}

/**
 * The account that a request speaks of: `id` when it names one, else the one that is signed in.
 * @throws AppError not-found for every id but the actor's own, whether it exists or not
 */
export function resolveAccount(actor: AccountActor, id?: number): AccountActor {
  if (id !== undefined && id !== actor.accountId) throw notFound();
  return actor;
}

/** @throws AppError not-found when the account is gone */
export async function getAccount(q: Query, id: number): Promise<AccountRecord> {
  const account = await findAccount(q, id);
  if (!account) throw notFound();
  return account;
}

/** @throws AppError when the account could not sign in with this address, or another one uses it */
export async function requireUsableEmail(tx: Tx, account: AccountRecord, email: string): Promise<void> {
  if (email === '') {
    if (account.passwordHash === null) return;
    throw new AppError('invalid', inField('email', say('accounts.email-needed')), { field: 'email' });
  }
  const other = await findAccountByEmail(tx.q, email);
  if (other && other.id !== account.id) throw emailTaken();
}

export function presentAccount(account: AccountRecord): Account {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    companyName: account.companyName,
    industry: account.industry,
    jobRole: account.jobRole,
    companySize: account.companySize,
    description: account.description,
    createdAt: new Date(account.createdAt).toISOString(),
  };
}
