// The second step of signing in: the code, within five minutes after the password.
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { ANONYMOUS } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { say } from '../../sentences/index.ts';
import { lockAccount } from './account.repo.ts';
import { type AccountRecord, getAccount } from './account.ts';
import type { Place } from './device.ts';
import { codesOf, noteWrongCode } from './guesses.ts';
import { isKnownPlace } from './known-place.repo.ts';
import type { NewSession } from './new-session.ts';
import { issueToken, readToken, spendToken } from './one-time-token.ts';
import { spendCode } from './second-factor.ts';
import { openSession } from './session.ts';
import { requireNotSuspended } from './suspension.ts';
import { beginAttempt, CODES_A_WEEK, limitsOf } from './throttle.ts';
import { findTwoFactor } from './two-factor.repo.ts';
import { presentTwoFactor, wrongCode } from './two-factor.ts';

/**
 * Opens a session, or, where a second factor is on, the pause before its code.
 * @param account as it was when its password was checked
 * @throws AppError unauthenticated when that password is not the account's any more; forbidden when it was suspended
 */
export async function openOrPause(
  tx: Tx,
  account: AccountRecord,
  place: Place,
): Promise<{ session: NewSession } | { pause: NewSession }> {
  const { id: accountId, currentBusinessId: businessId } = account;
  await requireUnchanged(tx, account);
  if (presentTwoFactor(await findTwoFactor(tx.q, accountId)).isOn)
    return { pause: await issueToken(tx, 'sign-in', { accountId }) };
  tx.emit({ kind: 'account.signed-in', businessId, subjectId: accountId });
  return { session: await openSession(tx, accountId, place) };
}

/**
 * @param input.token of the pause after the password
 * @throws AppError unauthenticated when the pause is over; invalid for a wrong code; rate-limited
 */
export async function signInWithCode(
  ctx: Context,
  input: { token: string; code: string; place: Place },
): Promise<{ account: AccountRecord; session: NewSession }> {
  const { token, code, place } = input;
  const pause = await readToken(ctx.db.read, 'sign-in', { token, now: ctx.clock.now() });
  if (!pause || pause.accountId === null)
    throw new AppError('unauthenticated', say('accounts.password-too-long-ago'));
  const account = await getAccount(ctx.db.read, pause.accountId);
  requireNotSuspended(account);
  const isKnown = await isKnownPlace(ctx.db.read, account, { ...place, now: ctx.clock.now() });
  const limits = limitsOf(codesOf(account.id), place.address, { isKnown, aWeek: CODES_A_WEEK });
  const attempt = await beginAttempt(ctx, limits);
  const session = await unitOfWork(ctx, ANONYMOUS, async (tx) => {
    await requireUnchanged(tx, account);
    const factor = await findTwoFactor(tx.q, account.id);
    const { currentBusinessId: businessId, id: subjectId } = account;
    if (factor && !(await spendCode(tx, subjectId, { factor, code }))) {
      await noteWrongCode(tx, account, place);
      return undefined;
    }
    await spendToken(tx, 'sign-in', token);
    tx.emit({ kind: 'account.signed-in', businessId, subjectId });
    return openSession(tx, subjectId, place);
  });
  if (!session) throw wrongCode();
  await attempt.succeed();
  return { account, session };
}

/** Checking takes time: whoever resets the password or is suspended meanwhile has no session of before afterwards. */
async function requireUnchanged(tx: Tx, { id, passwordHash }: AccountRecord): Promise<void> {
  await lockAccount(tx.q, id);
  const account = await getAccount(tx.q, id);
  requireNotSuspended(account);
  if (account.passwordHash !== passwordHash)
    throw new AppError('unauthenticated', say('accounts.password-just-changed'));
}
