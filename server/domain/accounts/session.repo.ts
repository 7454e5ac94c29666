// All SQL of sessions. Tokens are stored hashed: reading the database lets nobody in.
import type { Query } from '../../db/unit-of-work.ts';
import type { Role } from '../../kernel/actor.ts';

export async function insertSession(
  q: Query,
  session: { tokenHash: string; accountId: number | null; now: number; expiresAt: number },
): Promise<void> {
  await q('sessions').insert({
    token_hash: session.tokenHash,
    account_id: session.accountId,
    created_at: session.now,
    seen_at: session.now,
    expires_at: session.expiresAt,
  });
}

export interface AccountSession {
  readonly accountId: number;
  readonly businessId: number;
  readonly role: Role;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** A live session of an account, with its current business: everything a request needs in one query. */
export async function findAccountSession(
  q: Query,
  tokenHash: string,
  now: number,
): Promise<AccountSession | undefined> {
  return q('sessions')
    .join('accounts', 'accounts.id', 'sessions.account_id')
    .join('memberships', (join) => {
      join
        .on('memberships.account_id', 'accounts.id')
        .on('memberships.business_id', 'accounts.current_business_id');
    })
    .select({
      accountId: 'accounts.id',
      businessId: 'memberships.business_id',
      role: 'memberships.role',
      createdAt: 'sessions.created_at',
      seenAt: 'sessions.seen_at',
    })
    .where('sessions.token_hash', tokenHash)
    .where('sessions.expires_at', '>', now)
    .first();
}

export async function isAdminSession(q: Query, tokenHash: string, now: number): Promise<boolean> {
  const row: unknown = await q('sessions')
    .select('token_hash')
    .where({ token_hash: tokenHash })
    .whereNull('account_id')
    .where('expires_at', '>', now)
    .first();
  return row !== undefined;
}

export async function extendSession(
  q: Query,
  tokenHash: string,
  times: { now: number; expiresAt: number },
): Promise<void> {
  await q('sessions')
    .where({ token_hash: tokenHash })
    .update({ seen_at: times.now, expires_at: times.expiresAt });
}

export async function deleteSession(q: Query, tokenHash: string): Promise<void> {
  await q('sessions').where({ token_hash: tokenHash }).del();
}

export async function deleteSessionsOf(q: Query, accountId: number): Promise<void> {
  await q('sessions').where({ account_id: accountId }).del();
}

/** Removes sessions that have run out; returns how many. */
export async function purgeExpiredSessions(q: Query, now: number): Promise<number> {
  return q('sessions').where('expires_at', '<=', now).del();
}
