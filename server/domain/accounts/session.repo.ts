// All SQL of sessions. Tokens are stored hashed: reading the database lets nobody in.
import { ask } from '../../db/ask.ts';
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

/** Written out, as every request asks it: putting the text together would cost more than the answer. */
const FIND_ACCOUNT_SESSION = `
  select accounts.id as "accountId", memberships.business_id as "businessId", memberships.role as "role",
    sessions.created_at as "createdAt", sessions.seen_at as "seenAt"
  from sessions
  join accounts on accounts.id = sessions.account_id
  join memberships on memberships.account_id = accounts.id and memberships.business_id = accounts.current_business_id
  where sessions.token_hash = ? and sessions.expires_at > ?`;

/** A live session of an account, with its current business: everything a request needs in one query. */
export async function findAccountSession(
  q: Query,
  tokenHash: string,
  now: number,
): Promise<AccountSession | undefined> {
  const [session] = await ask<AccountSession>(q, FIND_ACCOUNT_SESSION, [tokenHash, now]);
  return session;
}

/** A live session of the admin that was used after a moment. */
export async function findAdminSession(
  q: Query,
  tokenHash: string,
  { now, usedAfter }: { now: number; usedAfter: number },
): Promise<{ seenAt: number } | undefined> {
  return q('sessions')
    .select({ seenAt: 'seen_at' })
    .where({ token_hash: tokenHash })
    .whereNull('account_id')
    .where('expires_at', '>', now)
    .where('seen_at', '>', usedAfter)
    .first();
}

export async function noteAdminSession(q: Query, tokenHash: string, now: number): Promise<void> {
  await q('sessions').where({ token_hash: tokenHash }).update({ seen_at: now });
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
