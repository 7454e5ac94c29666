// Changing one's own account. The address to sign in with takes the password: a session alone must not become an account.
import type { AccountInput } from '../../contract/account.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { writeLetter } from '../letters/index.ts';
import { updateAccount } from './account.repo.ts';
import { type AccountRecord, getAccount, requireUsableEmail } from './account.ts';
import { deleteTokensOf } from './one-time-token.repo.ts';
import { requireCurrentPassword } from './require-password.ts';

/**
 * Changes the actor's own account; fields that are absent stay as they are.
 * @throws AppError invalid without the password where the address changes, rate-limited, or conflict when it is taken
 */
export async function changeAccount(
  ctx: Context,
  actor: AccountActor,
  { currentPassword, ...change }: AccountInput,
): Promise<AccountRecord> {
  const { accountId, businessId } = actor;
  const account = await getAccount(ctx.db.read, accountId);
  const isMoving = change.email !== undefined && change.email !== account.email;
  if (isMoving && account.passwordHash !== null) {
    if (!currentPassword) throw passwordNeeded();
    await requireCurrentPassword(ctx, account, currentPassword);
  }
  return unitOfWork(ctx, actor, async (tx) => {
    if (change.email !== undefined) await requireUsableEmail(tx, account, change.email);
    await updateAccount(tx.q, accountId, change);
    if (isMoving) {
      await endLinks(tx, accountId);
      await tellOldAddress(tx, account, change.email ?? '');
    }
    tx.emit({ kind: 'account.changed', businessId, subjectId: accountId });
    return getAccount(tx.q, accountId);
  });
}

/** What was made for the address or password of before gets nobody in any more. */
export async function endLinks(tx: Tx, accountId: number): Promise<void> {
  for (const purpose of ['reset', 'sign-in'] as const) await deleteTokensOf(tx.q, { purpose, accountId });
}

/** Whoever has the address of before hears of it by letter, in case they did not do it; the bell keeps it, too. */
export async function tellOldAddress(tx: Tx, before: AccountRecord, email: string): Promise<void> {
  if (before.passwordHash === null || before.email === '') return;
  const { id: subjectId, currentBusinessId: businessId } = before;
  tx.emit({ kind: 'account.address-changed', businessId, subjectId });
  const to = { name: before.name, email: before.email };
  await writeLetter(tx, { to, template: 'address-changed', props: { email } });
}

function passwordNeeded(): AppError {
  const field = 'currentPassword';
  return new AppError('invalid', inField(field, say('accounts.address-needs-password')), { field });
}
