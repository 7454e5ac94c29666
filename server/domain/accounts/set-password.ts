// Setting the account's password: ends open mode, and every other session of the account.
import type { PasswordInput } from '../../contract/account.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { updateAccount, updatePasswordHash } from './account.repo.ts';
import { getAccount, requireUsableEmail } from './account.ts';
import { endLinks, tellOldAddress } from './change-account.ts';
import type { Place } from './device.ts';
import { forgetGuesses } from './guesses.ts';
import type { NewSession } from './new-session.ts';
import { requireCurrentPassword } from './require-password.ts';
import { deleteSessionsOf } from './session.repo.ts';
import { openSession } from './session.ts';
import { tellChangedAccess, tellFirstPassword } from './tell-security.ts';
import { requireStrongPassword } from './weak-password.ts';

/**
 * @returns a session for the caller, who would be locked out without it
 * @throws AppError invalid when the current password is wrong or there is no email address to sign in with; rate-limited
 */
export async function setPassword(
  ctx: Context,
  actor: AccountActor,
  input: PasswordInput,
  place?: Place,
): Promise<NewSession> {
  const account = await getAccount(ctx.db.read, actor.accountId);
  await requireCurrentPassword(ctx, account, input.currentPassword ?? '');
  const email = input.email ?? account.email;
  if (email === '')
    throw new AppError('invalid', inField('email', say('accounts.email-needed')), { field: 'email' });
  requireStrongPassword(input.newPassword, { email, name: account.name }, 'newPassword');
  const hash = { before: account.passwordHash, after: await ctx.passwords.hash(input.newPassword) };
  return unitOfWork(ctx, actor, async (tx) => {
    await requireUsableEmail(tx, account, email);
    await updateAccount(tx.q, account.id, { email });
    await endLinks(tx, account.id);
    if (email !== account.email) await tellOldAddress(tx, account, email);
    if (!(await updatePasswordHash(tx.q, account.id, hash))) {
      throw new AppError('conflict', say('accounts.password-changed-by-other'));
    }
    await deleteSessionsOf(tx.q, account.id);
    await forgetGuesses(tx, account);
    if (account.passwordHash === null) tellFirstPassword(tx, account);
    else await tellChangedAccess(tx, { ...account, email }, 'account.password-set');
    return openSession(tx, account.id, place);
  });
}
