// Asking for the password again, before something that a stolen session alone must not do.
import type { Context } from '../../db/unit-of-work.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import type { AccountRecord } from './account.ts';
import { beginAttempt } from './throttle.ts';

/** Wrong passwords of one account in 15 minutes, by whoever is signed in. */
const ATTEMPTS = 5;

/**
 * Asks for `currentPassword`, and bears few wrong ones.
 * @throws AppError invalid, or rate-limited
 */
export async function requireCurrentPassword(
  ctx: Context,
  account: AccountRecord,
  password: string,
): Promise<void> {
  if (account.passwordHash === null) return;
  const attempt = await beginAttempt(ctx, [{ key: `password ${account.id}`, most: ATTEMPTS }]);
  await requirePassword(ctx, account, password, 'currentPassword');
  await attempt.succeed();
}

/**
 * An account without a password passes: there is nothing to ask for.
 * @param field what the form calls the password
 * @throws AppError invalid
 */
export async function requirePassword(
  ctx: Context,
  account: AccountRecord,
  password: string,
  field: string,
): Promise<void> {
  const { passwordHash } = account;
  if (passwordHash === null || (await ctx.passwords.verify(password, passwordHash))) return;
  throw new AppError('invalid', inField(field, say('accounts.field-not-right')), { field });
}
