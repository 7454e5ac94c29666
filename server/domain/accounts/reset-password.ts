// A forgotten password: a letter with a link, or a link from the server's command line.
import type { ResetInput } from '../../contract/sign-in.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { ANONYMOUS, SYSTEM } from '../../kernel/actor.ts';
import { lineOf } from '../../kernel/address.ts';
import { writeLetter } from '../letters/index.ts';
import { findAccountByEmail, updatePasswordHash } from './account.repo.ts';
import { type AccountRecord, getAccount } from './account.ts';
import type { Place } from './device.ts';
import { forgetGuesses } from './guesses.ts';
import { noteKnownPlace } from './known-place.repo.ts';
import { deleteToken, deleteTokensOf, findTokenById } from './one-time-token.repo.ts';
import { deadLink, issueToken, type NewToken, readToken, spendToken } from './one-time-token.ts';
import { deleteSessionsOf } from './session.repo.ts';
import { tellChangedAccess } from './tell-security.ts';
import { beginAttempt } from './throttle.ts';
import { requireStrongPassword } from './weak-password.ts';

/** Letters to one address in 15 minutes, and asked for from one line. */
const PER_EMAIL = 5;
const PER_ADDRESS = 20;

/**
 * Takes note that somebody asks; a job does the rest. So the answer, and the time it takes, are the same whether there is such an
 * account or not.
 * @throws AppError rate-limited
 */
export async function askReset(ctx: Context, input: { email: string; address: string }): Promise<void> {
  const { email } = input;
  await beginAttempt(ctx, [
    { key: `reset ${email}`, most: PER_EMAIL },
    { key: `reset-from ${lineOf(input.address)}`, most: PER_ADDRESS },
  ]);
  await unitOfWork(ctx, ANONYMOUS, async (tx) => {
    const { id } = await issueToken(tx, 'ask-reset', { email });
    tx.emit({ kind: 'reset.asked', businessId: null, subjectId: id });
  });
}

/** Writes the letter that was asked for, if there is somebody to write to. */
export async function sendReset(ctx: Context, askedId: number): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    const asked = await findTokenById(tx.q, { purpose: 'ask-reset', id: askedId });
    if (!asked || !(await deleteToken(tx.q, { purpose: 'ask-reset', id: askedId }))) return;
    const account = await findAccountByEmail(tx.q, asked.email);
    if (!account) return;
    const { token, expiresAt } = await issueReset(tx, account);
    await writeLetter(tx, {
      to: { name: account.name, email: account.email },
      template: 'reset-password',
      props: { token, hasPassword: account.passwordHash !== null },
      usefulUntil: expiresAt,
    });
  });
}

/** Makes the link's token for an account, in the caller's transaction. Links that were made before die. */
export async function issueReset(tx: Tx, account: AccountRecord): Promise<NewToken> {
  await deleteTokensOf(tx.q, { purpose: 'reset', accountId: account.id });
  tx.emit({
    kind: 'account.reset-link-made',
    businessId: account.currentBusinessId,
    subjectId: account.id,
  });
  return issueToken(tx, 'reset', { accountId: account.id });
}

/**
 * Sets a new password by a link. Every session of the account ends; the second factor stays. Whoever has the link may sign in
 * from where they are, whatever strangers guess.
 * @throws AppError not-found when the link does not work any more; invalid for a weak password
 */
export async function resetPassword(ctx: Context, input: ResetInput & { place: Place }): Promise<void> {
  const { token, password, place } = input;
  const now = ctx.clock.now();
  const { accountId } = (await readToken(ctx.db.read, 'reset', { token, now })) ?? { accountId: null };
  if (accountId === null) throw deadLink();
  const account = await getAccount(ctx.db.read, accountId);
  requireStrongPassword(password, account, 'password');
  const hash = { before: account.passwordHash, after: await ctx.passwords.hash(password) };
  await unitOfWork(ctx, ANONYMOUS, async (tx) => {
    await spendToken(tx, 'reset', token);
    if (!(await updatePasswordHash(tx.q, accountId, hash))) throw deadLink();
    await deleteTokensOf(tx.q, { purpose: 'sign-in', accountId });
    await deleteSessionsOf(tx.q, accountId);
    await forgetGuesses(tx, account);
    await noteKnownPlace(tx.q, accountId, { ...place, now: tx.now });
    await tellChangedAccess(tx, account, 'account.password-reset');
  });
}
