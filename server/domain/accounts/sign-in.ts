// The first step of signing in: address and password.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { ANONYMOUS } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { findAccountByEmail, updatePasswordHash } from './account.repo.ts';
import type { AccountRecord } from './account.ts';
import type { Place } from './device.ts';
import type { NewSession } from './new-session.ts';
import { isSignedInFrom } from './session.repo.ts';
import { openOrPause } from './sign-in-code.ts';
import { requireNotSuspended } from './suspension.ts';
import { beginAttempt, limitsOf } from './throttle.ts';

/**
 * @returns a session, or, where a second factor is on, the pause before its code
 * @throws AppError unauthenticated, with the same words and after the same time for an unknown address;
 *   rate-limited after too many attempts
 */
export async function signIn(
  ctx: Context,
  input: { email: string; password: string; place: Place },
): Promise<{ account: AccountRecord } & ({ session: NewSession } | { pause: NewSession })> {
  const account = await checkPassword(ctx, input);
  const opened = await unitOfWork(ctx, ANONYMOUS, (tx) => openOrPause(tx, account, input.place));
  return { account, ...opened };
}

async function checkPassword(
  ctx: Context,
  { email, password, place: { address } }: Parameters<typeof signIn>[1],
): Promise<AccountRecord> {
  const isKnown = await isSignedInFrom(ctx.db.read, { email, address, now: ctx.clock.now() });
  const attempt = await beginAttempt(ctx, limitsOf(email, address, isKnown));
  const account = await findAccountByEmail(ctx.db.read, email);
  const isRight = await ctx.passwords.verify(password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    await noteRefusal(ctx, account, address);
    throw new AppError('unauthenticated', say('accounts.sign-in-refused'));
  }
  requireNotSuspended(account);
  await attempt.succeed();
  return { ...account, passwordHash: await renewHash(ctx, account, password) };
}

/** Leaves a trace, for unknown addresses too: nobody learns from the time it takes which are known. */
async function noteRefusal(ctx: Context, account: AccountRecord | undefined, address: string): Promise<void> {
  const subject = account ? { subjectId: account.id } : {};
  const businessId = account?.currentBusinessId ?? null;
  await unitOfWork(ctx, ANONYMOUS, async (tx) =>
    tx.emit({ kind: 'account.sign-in-refused', businessId, ...subject, data: { address } }),
  );
}

/**
 * Hashes that cost too little by today's measure are replaced as soon as the password is at hand.
 * @returns the hash that the password has now
 */
async function renewHash(ctx: Context, account: AccountRecord, password: string): Promise<string | null> {
  const before = account.passwordHash;
  if (before === null || !ctx.passwords.isOutdated(before)) return before;
  const after = await ctx.passwords.hash(password);
  const isRenewed = await unitOfWork(ctx, ANONYMOUS, (tx) =>
    updatePasswordHash(tx.q, account.id, { before, after }),
  );
  return isRenewed ? after : before;
}
