// The first step of signing in: address and password.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { ANONYMOUS } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { findAccountByEmail, updatePasswordHash } from './account.repo.ts';
import type { AccountRecord } from './account.ts';
import type { Place } from './device.ts';
import { noteWrongPassword } from './guesses.ts';
import { isKnownPlace } from './known-place.repo.ts';
import type { NewSession } from './new-session.ts';
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
  { email, password, place }: Parameters<typeof signIn>[1],
): Promise<AccountRecord> {
  const { address } = place;
  const isKnown = await isKnownPlace(ctx.db.read, { email }, { address, now: ctx.clock.now() });
  const attempt = await beginAttempt(ctx, limitsOf(email, address, { isKnown }));
  const account = await findAccountByEmail(ctx.db.read, email);
  const isRight = await ctx.passwords.verify(password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    await noteWrongPassword(ctx, account, place);
    throw new AppError('unauthenticated', say('accounts.sign-in-refused'));
  }
  requireNotSuspended(account);
  await attempt.succeed();
  return { ...account, passwordHash: await renewHash(ctx, account, password) };
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
