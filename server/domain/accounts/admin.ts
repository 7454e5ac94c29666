// The admin: no account, signs in with the server's admin password and carries a bearer token.
import { timingSafeEqual } from 'node:crypto';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { ADMIN, type AdminActor, ANONYMOUS, SYSTEM } from '../../kernel/actor.ts';
import { lineOf } from '../../kernel/address.ts';
import { AppError } from '../../kernel/app-error.ts';
import { HOUR, MINUTE } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import { listAudit } from '../audit/index.ts';
import type { Place } from './device.ts';
import { bindToPassword, endImpersonations } from './impersonation.ts';
import type { NewSession } from './new-session.ts';
import {
  deleteAdminSessions,
  deleteSession,
  findAdminSession,
  insertSession,
  noteAdminSession,
} from './session.repo.ts';
import { findSetting, saveSetting } from './setting.repo.ts';
import { beginAttempt } from './throttle.ts';
import { requireStrongPassword } from './weak-password.ts';

/** A session ends when it was not used for this long ... */
const IDLE = HOUR;
/** ... and at the latest after this. */
const LONGEST = 12 * HOUR;
/** Use is noted this often. */
const NOTE_EVERY = 5 * MINUTE;
const TOKEN_BYTES = 32;
/** From one line, in 15 minutes. */
const ATTEMPTS = 5;
/** From all lines together that the admin did not sign in from before. */
const ALL_ATTEMPTS = 100;
/** The admin's lines are those of this many sign-ins. */
const KNOWN_SIGN_INS = 100;
const GENERATED_BYTES = 15;

/**
 * Makes an admin password when none was ever made. Only its hash is stored.
 * @returns the password, to be shown once; null when there is one already
 */
export async function ensureAdminPassword(ctx: Context): Promise<string | null> {
  if (await findSetting(ctx.db.read, 'admin-password-hash')) return null;
  const password = ctx.ids.token(GENERATED_BYTES);
  const hash = await ctx.passwords.hash(password);
  await unitOfWork(ctx, SYSTEM, (tx) => saveSetting(tx.q, 'admin-password-hash', hash));
  return password;
}

/**
 * Puts another password in place of the one that was made. Every session of the admin ends, and every visit to an account.
 * @throws AppError invalid for one that anyone would guess
 */
export async function setAdminPassword(ctx: Context, password: string): Promise<void> {
  requireStrongPassword(password, { email: '', name: '' }, 'password');
  const hash = await ctx.passwords.hash(password);
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    await saveSetting(tx.q, 'admin-password-hash', hash);
    await deleteAdminSessions(tx.q);
    await endImpersonations(tx);
    tx.emit({ kind: 'admin.password-set', businessId: null });
  });
}

/**
 * @param input.configured the password that the operator set; it replaces the generated one
 * @throws AppError unauthenticated or rate-limited
 */
export async function signInAdmin(
  ctx: Context,
  input: { password: string; place: Place; configured: string | undefined },
): Promise<NewSession> {
  const { place } = input;
  const { address } = place;
  const isKnown = (await listLines(ctx)).has(lineOf(address));
  const attempt = await beginAttempt(ctx, [
    { key: `admin ${lineOf(address)}`, most: ATTEMPTS },
    // Nobody keeps the admin out from afar: what others try does not count where the admin was before.
    ...(isKnown ? [] : [{ key: 'admin', most: ALL_ATTEMPTS, isShared: true }]),
  ]);
  const hash = await findSetting(ctx.db.read, 'admin-password-hash');
  if (!(await isAdminPassword(ctx, { ...input, hash }))) {
    await unitOfWork(ctx, ANONYMOUS, async (tx) =>
      tx.emit({ kind: 'admin.sign-in-refused', businessId: null, data: { address } }),
    );
    throw refused();
  }
  await attempt.succeed();
  const token = ctx.ids.token(TOKEN_BYTES);
  return unitOfWork(ctx, ADMIN, async (tx) => {
    // Checking takes time: another password that was set meanwhile has ended every session of this one.
    if ((await findSetting(tx.q, 'admin-password-hash')) !== hash) throw refused();
    const expiresAt = tx.now + LONGEST;
    const tokenHash = hashOf(token, input.configured);
    await insertSession(tx.q, { tokenHash, accountId: null, place, now: tx.now, expiresAt });
    tx.emit({ kind: 'admin.signed-in', businessId: null, data: { address } });
    return { token, expiresAt };
  });
}

/** The admin when a bearer token is that of a live session, opened with the password that is in force. */
export async function resolveAdmin(
  ctx: Context,
  { token, configured }: { token: string; configured: string | undefined },
): Promise<AdminActor | undefined> {
  const now = ctx.clock.now();
  const tokenHash = hashOf(token, configured);
  const session = await findAdminSession(ctx.db.read, tokenHash, { now, usedAfter: now - IDLE });
  if (!session) return undefined;
  if (now - session.seenAt >= NOTE_EVERY) {
    await unitOfWork(ctx, ADMIN, (tx) => noteAdminSession(tx.q, tokenHash, now));
  }
  return ADMIN;
}

/** Ends a session, and with it what the admin does in accounts; a token that names none is no error, and ends nothing. */
export async function signOutAdmin(
  ctx: Context,
  { token, configured }: { token: string; configured: string | undefined },
): Promise<void> {
  await unitOfWork(ctx, ADMIN, async (tx) => {
    if (await deleteSession(tx.q, hashOf(token, configured))) await endImpersonations(tx);
  });
}

/** What is stored of a token. */
function hashOf(token: string, configured: string | undefined): string {
  return sha256(bindToPassword(token, configured));
}

/** The lines that the admin signed in from, as the audit log tells. */
async function listLines({ db }: Context): Promise<ReadonlySet<string>> {
  const signIns = await listAudit(db.read, { kind: 'admin.signed-in', limit: KNOWN_SIGN_INS });
  return new Set(signIns.map(({ details }) => lineOf(String(details.address))));
}

function refused(): AppError {
  return new AppError('unauthenticated', say('accounts.admin-refused'));
}

async function isAdminPassword(
  ctx: Context,
  input: { password: string; configured: string | undefined; hash: string | undefined },
): Promise<boolean> {
  if (input.configured !== undefined) return isSameText(input.password, input.configured);
  return ctx.passwords.verify(input.password, input.hash ?? null);
}

/** Compares digests, which have one length, in a time that tells nothing. */
function isSameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}
