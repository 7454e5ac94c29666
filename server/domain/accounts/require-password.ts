// Asking for the password again, before something that a stolen session alone must not do.
import { AppError } from '../../kernel/app-error.ts';
import type { AccountRecord } from './account.ts';
import { verifyPassword } from './password.ts';

/**
 * An account without a password passes: there is nothing to ask for.
 * @param field what the form calls the password
 * @throws AppError invalid
 */
export async function requirePassword(
  account: AccountRecord,
  password: string,
  field: string,
): Promise<void> {
  if (account.passwordHash === null || (await verifyPassword(password, account.passwordHash))) return;
  throw new AppError('invalid', `${field}: is not right`, { field });
}
