// Signing in and out, and who a request's token speaks for.
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, ANONYMOUS } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { DAY, HOUR } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { findAccountByEmail } from './account.repo.ts';
import type { AccountRecord } from './account.ts';
import { verifyPassword } from './password.ts';
import { deleteSession, extendSession, findAccountSession, insertSession } from './session.repo.ts';
import type { SignInThrottle } from './throttle.ts';

/** A session ends when it was not used for this long ... */
const IDLE = 30 * DAY;
/** ... and at the latest after this. */
const LONGEST = 90 * DAY;
/** Use is noted this often: a write for every page would cost more than it tells. */
const NOTE_EVERY = HOUR;
const TOKEN_BYTES = 32;

export interface NewSession {
  /** The only time that the token is seen in plain. */
  readonly token: string;
  readonly expiresAt: number;
}

/**
 * @param input.address where the attempt comes from: attempts are counted by account and address
 * @throws AppError unauthenticated, with the same words and after the same time for an unknown address;
 *   rate-limited after too many attempts
 */
export async function signIn(
  ctx: Context,
  throttle: SignInThrottle,
  input: { email: string; password: string; address: string },
): Promise<{ account: AccountRecord; session: NewSession }> {
  const attempt = throttle.begin(`${input.email} ${input.address}`);
  const account = await findAccountByEmail(ctx.db.read, input.email);
  const isRight = await verifyPassword(input.password, account?.passwordHash ?? null);
  if (!account || !isRight)
    throw new AppError('unauthenticated', 'The email address or the password is not right.');
  attempt.succeed();
  const session = await unitOfWork(ctx, ANONYMOUS, async (tx) => {
    tx.emit({ kind: 'account.signed-in', businessId: account.currentBusinessId, subjectId: account.id });
    return openSession(tx, account.id);
  });
  return { account, session };
}

/** Adds a session for an account in the caller's transaction. */
export async function openSession(tx: Tx, accountId: number): Promise<NewSession> {
  const token = tx.ids.token(TOKEN_BYTES);
  const expiresAt = tx.now + IDLE;
  await insertSession(tx.q, { tokenHash: sha256(token), accountId, now: tx.now, expiresAt });
  return { token, expiresAt };
}

/** Ends a session; a token that names none is no error. */
export async function signOut(ctx: Context, token: string): Promise<void> {
  await unitOfWork(ctx, ANONYMOUS, (tx) => deleteSession(tx.q, sha256(token)));
}

export interface ResolvedSession {
  readonly actor: AccountActor;
  /** The new end of a session that was just prolonged, UTC milliseconds; null when it was not. */
  readonly prolongedTo: number | null;
}

/** Who a session's token speaks for; undefined when it speaks for nobody (any more). */
export async function resolveSession(ctx: Context, token: string): Promise<ResolvedSession | undefined> {
  const now = ctx.clock.now();
  const session = await findAccountSession(ctx.db.read, sha256(token), now);
  if (!session) return undefined;
  const { accountId, businessId, role, createdAt, seenAt } = session;
  const actor: AccountActor = { kind: 'account', accountId, businessId, role, open: false };
  if (now - seenAt < NOTE_EVERY) return { actor, prolongedTo: null };
  const expiresAt = Math.min(now + IDLE, createdAt + LONGEST);
  await unitOfWork(ctx, actor, (tx) => extendSession(tx.q, sha256(token), { now, expiresAt }));
  return { actor, prolongedTo: expiresAt };
}
