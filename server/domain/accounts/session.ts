// Sessions: who a request's token speaks for, and ending them.
import type { Session } from '../../contract/account.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, ANONYMOUS, type GuestActor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/app-error.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { noteSeen } from './account.repo.ts';
import type { Place } from './device.ts';
import { endImpersonation } from './impersonation.ts';
import { noteKnownPlace } from './known-place.repo.ts';
import type { NewSession } from './new-session.ts';
import {
  type AccountSession,
  deleteSession,
  deleteSessionById,
  deleteSessionsOf,
  extendSession,
  findAccountSession,
  findImpersonationId,
  insertSession,
  listSessions,
  type SessionRecord,
  updateSessionToken,
} from './session.repo.ts';

/** A session ends when it was not used for this long ... */
const IDLE = 30 * DAY;
/** ... and at the latest after this. */
const LONGEST = 90 * DAY;
/** Use is noted this often: a write for every page would cost more than it tells. */
const NOTE_EVERY = HOUR;
const TOKEN_BYTES = 32;
const NOWHERE: Place = { address: '', device: '' };

/** Adds a session for an account in the caller's transaction. */
export async function openSession(tx: Tx, accountId: number, place = NOWHERE): Promise<NewSession> {
  const token = tx.ids.token(TOKEN_BYTES);
  const expiresAt = tx.now + IDLE;
  await insertSession(tx.q, { tokenHash: sha256(token), accountId, place, now: tx.now, expiresAt });
  await noteSeen(tx.q, accountId, tx.now);
  await noteKnownPlace(tx.q, accountId, { ...place, now: tx.now });
  return { token, expiresAt };
}

/** Gives the caller's session another token, when what it may do has changed; the old one is dead. */
export async function renewSession(tx: Tx, { accountId, sessionId }: AccountActor): Promise<NewSession> {
  if (sessionId === undefined) return openSession(tx, accountId);
  const token = tx.ids.token(TOKEN_BYTES);
  const expiresAt = await updateSessionToken(tx.q, { id: sessionId, accountId, tokenHash: sha256(token) });
  if (expiresAt === undefined) throw notFound();
  return { token, expiresAt };
}

/** Ends a session; a token that names none is no error. */
export async function signOut(ctx: Context, token: string): Promise<void> {
  const known = await resolveSession(ctx, token);
  await unitOfWork(ctx, known?.actor ?? ANONYMOUS, async (tx) => {
    const visit = await findImpersonationId(tx.q, sha256(token));
    if (visit !== null) await endImpersonation(tx, visit, 'admin');
    const session = await findAccountSession(tx.q, sha256(token), tx.now);
    if (session) {
      const { accountId: subjectId, businessId } = session;
      tx.emit({ kind: 'session.ended', businessId, subjectId, data: { count: 1 } });
    }
    await deleteSession(tx.q, sha256(token));
  });
}

/** The caller's own live sessions, the one used last first. */
export async function listOwnSessions(q: Query, actor: AccountActor, now: number): Promise<Session[]> {
  const rows = await listSessions(q, actor.accountId, now);
  return rows.map((row) => presentSession(row, actor));
}

/** Ends one of the caller's sessions. @throws AppError not-found for every other */
export async function endSession(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  const { accountId, businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    if (!(await deleteSessionById(tx.q, { id, accountId }))) throw notFound();
    tx.emit({ kind: 'session.ended', businessId, subjectId: accountId, data: { count: 1 } });
  });
}

/** Ends the caller's sessions: all others, or this one, too. */
export async function endSessions(ctx: Context, actor: AccountActor, which: 'others' | 'all'): Promise<void> {
  const { accountId, businessId, sessionId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    const count = await deleteSessionsOf(tx.q, accountId, which === 'others' ? sessionId : undefined);
    if (count > 0) tx.emit({ kind: 'session.ended', businessId, subjectId: accountId, data: { count } });
  });
}

export interface ResolvedSession {
  readonly actor: AccountActor | GuestActor;
  /** The new end of a session that was just prolonged, UTC milliseconds; null when it was not. */
  readonly prolongedTo: number | null;
}

/** Who a session's token speaks for; undefined when it speaks for nobody (any more). */
export async function resolveSession(ctx: Context, token: string): Promise<ResolvedSession | undefined> {
  const now = ctx.clock.now();
  const session = await findAccountSession(ctx.db.read, sha256(token), now);
  if (!session) return undefined;
  const { accountId, createdAt, seenAt, impersonationId } = session;
  const actor = actorOf(session);
  if (impersonationId !== null) {
    const impersonation = { id: impersonationId, endsAt: session.expiresAt };
    // A visit of support looks at a business: without one there is nothing to look at.
    return actor.kind === 'guest' ? undefined : { actor: { ...actor, impersonation }, prolongedTo: null };
  }
  if (now - seenAt < NOTE_EVERY) return { actor, prolongedTo: null };
  const expiresAt = Math.min(now + IDLE, createdAt + LONGEST);
  await unitOfWork(ctx, actor, async (tx) => {
    await extendSession(tx.q, sha256(token), { now, expiresAt });
    await noteSeen(tx.q, accountId, now);
  });
  return { actor, prolongedTo: expiresAt };
}

function actorOf({ id: sessionId, accountId, businessId, role }: AccountSession): ResolvedSession['actor'] {
  if (businessId === null || role === null) return { kind: 'guest', accountId };
  return { kind: 'account', accountId, businessId, role, open: false, sessionId };
}

export function presentSession(
  { id, device, address, createdAt, seenAt }: SessionRecord,
  actor: AccountActor,
): Session {
  return {
    id,
    device,
    address,
    isCurrent: id === actor.sessionId,
    createdAt: new Date(createdAt).toISOString(),
    seenAt: new Date(seenAt).toISOString(),
  };
}
