// All SQL of accounts and their memberships.
import { lockForChange } from '../../db/dialect.ts';
import type { Selection } from '../../db/gather.ts';
import { isTaken } from '../../db/unique.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Role } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import type { AccountRecord } from './account.ts';

interface AccountRow {
  id: number;
  name: string;
  email: string;
  company_name: string;
  industry: string;
  job_role: string;
  company_size: string;
  description: string;
  password_hash: string | null;
  current_business_id: number | null;
  suspended_at: number | null;
  created_at: number;
}

const COLUMNS = [
  'id',
  'name',
  'email',
  'company_name',
  'industry',
  'job_role',
  'company_size',
  'description',
  'password_hash',
  'current_business_id',
  'suspended_at',
  'created_at',
] as const;

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
  const [row]: AccountRow[] = await q('accounts')
    .insert(columns, [...COLUMNS])
    .catch(blameEmail);
  if (!row) throw new Error('the account was not stored');
  await q('memberships').insert({ account_id: row.id, business_id: account.businessId, role: account.role });
  return toRecord(row);
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
  const columns = {
    name: change.name,
    email: change.email,
    company_name: change.companyName,
    industry: change.industry,
    job_role: change.jobRole,
    company_size: change.companySize,
    description: change.description,
  };
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
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
  return {
    query: q('accounts')
      .select(...COLUMNS)
      .where({ id }),
    columns: COLUMNS,
    read: toRecord,
  };
}

async function findBy(q: Query, key: { id: number } | { email: string }): Promise<AccountRecord | undefined> {
  const row: AccountRow | undefined = await q('accounts')
    .select(...COLUMNS)
    .where(key)
    .first();
  return row && toRecord(row);
}

function toRecord(row: AccountRow): AccountRecord {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    companyName: row.company_name,
    industry: row.industry,
    jobRole: row.job_role,
    companySize: row.company_size,
    description: row.description,
    passwordHash: row.password_hash,
    currentBusinessId: row.current_business_id,
    suspendedAt: row.suspended_at,
    createdAt: row.created_at,
  };
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

/** Every account, oldest first. */
export async function listAccess(q: Query): Promise<AccountAccess[]> {
  const rows: (AccountRow & { enabled_at: number | null })[] = await q('accounts')
    .leftJoin('two_factor', 'two_factor.account_id', 'accounts.id')
    .select('id', 'email', 'name', 'password_hash', 'suspended_at', 'enabled_at')
    .orderBy('id');
  return rows.map(({ id, email, name, password_hash, suspended_at, enabled_at }) => ({
    id,
    email,
    name,
    hasPassword: password_hash !== null,
    hasTwoFactor: enabled_at !== null,
    isSuspended: suspended_at !== null,
  }));
}
