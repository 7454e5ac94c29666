// All SQL of accounts and their memberships.
import { flag, mapColumns } from '../../db/columns.ts';
import { lockForChange } from '../../db/dialect.ts';
import type { Selection } from '../../db/gather.ts';
import { isTaken } from '../../db/unique.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Role } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import type { AccountRecord } from './account.ts';

const ACCOUNT = mapColumns<AccountRecord>('accounts', {
  id: 'id',
  name: 'name',
  email: 'email',
  companyName: 'company_name',
  industry: 'industry',
  jobRole: 'job_role',
  companySize: 'company_size',
  description: 'description',
  passwordHash: 'password_hash',
  currentBusinessId: 'current_business_id',
  suspendedAt: 'suspended_at',
  createdAt: 'created_at',
});

const EMAIL = { index: 'accounts_email', table: 'accounts', column: 'email' };

/**
 * Adds an account as a member of a business, which becomes its current one.
 * @throws AppError conflict when another account has the address
 */
export async function insertAccount(
  q: Query,
  account: { name: string; email: string; businessId: number; role: Role; now: number },
): Promise<AccountRecord> {
  const columns = {
    name: account.name,
    email: account.email,
    current_business_id: account.businessId,
    created_at: account.now,
  };
  const [stored] = await ACCOUNT.all(q('accounts').insert(columns).returning(ACCOUNT.list(q))).catch(
    blameEmail,
  );
  if (!stored) throw new Error('the account was not stored');
  const membership = { account_id: stored.id, business_id: account.businessId, role: account.role };
  await q('memberships').insert(membership);
  return stored;
}

export async function findAccount(q: Query, id: number): Promise<AccountRecord | undefined> {
  return findBy(q, { id });
}

export async function findAccountByEmail(q: Query, email: string): Promise<AccountRecord | undefined> {
  return findBy(q, { email });
}

/** Holds back whoever else would change this account meanwhile. Taken before the row of a business, never after. */
export async function lockAccount(q: Query, id: number): Promise<void> {
  await lockForChange(q, q('accounts').select('id').where({ id }));
}

export async function hasAccounts(q: Query): Promise<boolean> {
  return (await q('accounts').select('id').first()) !== undefined;
}

export interface AccountChange {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly companyName?: string | undefined;
  readonly industry?: string | undefined;
  readonly jobRole?: string | undefined;
  readonly companySize?: string | undefined;
  readonly description?: string | undefined;
}

/** Changes the fields that are given. @throws AppError conflict when another account has the address */
export async function updateAccount(q: Query, id: number, change: AccountChange): Promise<void> {
  const given = ACCOUNT.stored({ ...change });
  if (Object.keys(given).length > 0) await q('accounts').where({ id }).update(given).catch(blameEmail);
}

/** Two that ask for one address at once have both looked before either has it. */
function blameEmail(error: unknown): never {
  throw isTaken(error, EMAIL) ? emailTaken() : error;
}

export function emailTaken(): AppError {
  return new AppError('conflict', say('accounts.email-taken'), { field: 'email' });
}

/** Replaces the password; false when it is no longer the one that was checked. */
export async function updatePasswordHash(
  q: Query,
  id: number,
  hash: { before: string | null; after: string },
): Promise<boolean> {
  const changed = await q('accounts')
    .where({ id, password_hash: hash.before })
    .update({ password_hash: hash.after });
  return changed === 1;
}

export interface Member {
  readonly accountId: number;
  readonly businessId: number;
  readonly role: Role;
  readonly hasPassword: boolean;
}

/** An account in its current business, or undefined when it has none. */
export async function findMember(q: Query, accountId: number): Promise<Member | undefined> {
  const row: { business_id: number; role: Role; password_hash: string | null } | undefined = await q(
    'accounts',
  )
    .join('memberships', (join) => {
      join
        .on('memberships.account_id', 'accounts.id')
        .on('memberships.business_id', 'accounts.current_business_id');
    })
    .select('memberships.business_id', 'memberships.role', 'accounts.password_hash')
    .where('accounts.id', accountId)
    .first();
  return (
    row && { accountId, businessId: row.business_id, role: row.role, hasPassword: row.password_hash !== null }
  );
}

/** Remembers when the person was last here. */
export async function noteSeen(q: Query, id: number, now: number): Promise<void> {
  await q('accounts').where({ id }).update({ last_seen_at: now });
}

/** Shuts an account out, or with null lets it in again; false when it stood so already. */
export async function updateSuspension(
  q: Query,
  id: number,
  suspension: { at: number; reason: string } | null,
): Promise<boolean> {
  const query = q('accounts').where({ id });
  if (suspension) query.whereNull('suspended_at');
  else query.whereNotNull('suspended_at');
  const changed = await query.update({
    suspended_at: suspension?.at ?? null,
    suspended_reason: suspension?.reason ?? null,
  });
  return changed === 1;
}

/** One account, or none. */
export function selectAccount(q: Query, id: number): Selection<AccountRecord> {
  return ACCOUNT.selection(ACCOUNT.from(q).where({ id }));
}

async function findBy(q: Query, key: { id: number } | { email: string }): Promise<AccountRecord | undefined> {
  return ACCOUNT.one(ACCOUNT.from(q).where(key));
}

/** What an account has set up to sign in, for whoever runs the server. */
export interface AccountAccess {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly hasPassword: boolean;
  readonly hasTwoFactor: boolean;
  readonly isSuspended: boolean;
}

const isSet = (sql: string) => flag(`${sql} is not null`);

const ACCESS = mapColumns<AccountAccess>('accounts', {
  id: 'id',
  email: 'email',
  name: 'name',
  hasPassword: isSet('accounts.password_hash'),
  hasTwoFactor: isSet('two_factor.enabled_at'),
  isSuspended: isSet('accounts.suspended_at'),
});

/** Every account, oldest first. */
export async function listAccess(q: Query): Promise<AccountAccess[]> {
  return ACCESS.all(
    ACCESS.from(q).leftJoin('two_factor', 'two_factor.account_id', 'accounts.id').orderBy('accounts.id'),
  );
}
