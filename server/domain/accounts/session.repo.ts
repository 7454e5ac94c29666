// All SQL of sessions. Tokens are stored hashed: reading the database lets nobody in.
import { ask } from '../../db/ask.ts';
import { mapColumns } from '../../db/columns.ts';
import { type Selection, select } from '../../db/gather.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Role } from '../../kernel/actor.ts';
import type { Place } from './device.ts';

export async function insertSession(
  q: Query,
  session: {
    tokenHash: string;
    accountId: number | null;
    place: Place;
    now: number;
    expiresAt: number;
    impersonationId?: number;
  },
): Promise<void> {
  await q('sessions').insert({
    token_hash: session.tokenHash,
    account_id: session.accountId,
    address: session.place.address.slice(0, 64),
    device: session.place.device.slice(0, 80),
    created_at: session.now,
    seen_at: session.now,
    expires_at: session.expiresAt,
    impersonation_id: session.impersonationId ?? null,
  });
}

export interface AccountSession {
  readonly id: number;
  readonly accountId: number;
  /** The current business; null, with its role, for an account that belongs to none. */
  readonly businessId: number | null;
  readonly role: Role | null;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly expiresAt: number;
  /** The visit of support that this session is; null when it is the person's own. */
  readonly impersonationId: number | null;
}

/** Written out, as every request asks it: putting the text together would cost more than the answer. */
const FIND_ACCOUNT_SESSION = `
  select sessions.id as "id", accounts.id as "accountId", memberships.business_id as "businessId",
    memberships.role as "role", sessions.created_at as "createdAt", sessions.seen_at as "seenAt",
    sessions.expires_at as "expiresAt", sessions.impersonation_id as "impersonationId"
  from sessions
  join accounts on accounts.id = sessions.account_id
  left join memberships on memberships.account_id = accounts.id
  where sessions.token_hash = ? and sessions.expires_at > ? and accounts.suspended_at is null
  order by case when memberships.business_id = accounts.current_business_id then 0 else 1 end, memberships.business_id
  limit 1`;

/**
 * A live session of an account, with its current business, else another one of its own: everything a request needs in
 * one query.
 */
export async function findAccountSession(
  q: Query,
  tokenHash: string,
  now: number,
): Promise<AccountSession | undefined> {
  const [session] = await ask<AccountSession>(q, FIND_ACCOUNT_SESSION, [tokenHash, now]);
  return session;
}

export interface SessionRecord {
  readonly id: number;
  readonly device: string;
  readonly address: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

const SESSION = mapColumns<SessionRecord>('sessions', {
  id: 'id',
  device: 'device',
  address: 'address',
  createdAt: 'created_at',
  seenAt: 'seen_at',
});

/** The live sessions of an account that are the person's own, the one used last first. */
export function selectSessions(q: Query, accountId: number, now: number): Selection<SessionRecord> {
  const query = SESSION.from(q)
    .where({ account_id: accountId })
    .whereNull('impersonation_id')
    .where('expires_at', '>', now)
    .orderBy([
      { column: 'seen_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(100);
  return SESSION.selection(query);
}

export function listSessions(q: Query, accountId: number, now: number): Promise<SessionRecord[]> {
  return select(selectSessions(q, accountId, now));
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

/** Gives a session another token. @returns its end, or undefined when there is no such session */
export async function updateSessionToken(
  q: Query,
  session: { id: number; accountId: number; tokenHash: string },
): Promise<number | undefined> {
  const [row]: { expires_at: number }[] = await q('sessions')
    .where({ id: session.id, account_id: session.accountId })
    .update({ token_hash: session.tokenHash }, ['expires_at']);
  return row && Number(row.expires_at);
}

/** @returns whether there was one */
export async function deleteSession(q: Query, tokenHash: string): Promise<boolean> {
  return (await q('sessions').where({ token_hash: tokenHash }).del()) > 0;
}

/** Ends one session of an account; false when it has no such session. */
export async function deleteSessionById(
  q: Query,
  session: { id: number; accountId: number },
): Promise<boolean> {
  return (await q('sessions').where({ id: session.id, account_id: session.accountId }).del()) > 0;
}

/** Ends the sessions of an account, all or all but one. @returns how many */
export async function deleteSessionsOf(q: Query, accountId: number, keptId?: number): Promise<number> {
  const query = q('sessions').where({ account_id: accountId });
  if (keptId !== undefined) query.whereNot({ id: keptId });
  return query.del();
}

/** Ends the admin's sessions. */
export async function deleteAdminSessions(q: Query): Promise<void> {
  await q('sessions').whereNull('account_id').del();
}

/** Ends every session there is, the admin's too. */
export async function deleteSessions(q: Query): Promise<void> {
  await q('sessions').del();
}

/** Removes sessions that have run out; returns how many. */
export async function purgeExpiredSessions(q: Query, now: number): Promise<number> {
  return q('sessions').where('expires_at', '<=', now).del();
}

/** The visit of support that a session is, if it is one. */
export async function findImpersonationId(q: Query, tokenHash: string): Promise<number | null> {
  const row: { impersonation_id: number | null } | undefined = await q('sessions')
    .select('impersonation_id')
    .where({ token_hash: tokenHash })
    .first();
  return row?.impersonation_id ?? null;
}
