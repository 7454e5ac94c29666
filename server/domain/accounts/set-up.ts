// The first owner of a server that others can reach: named by whoever read the link in the server's own output.
import { FIRST_ACCOUNT_ID } from '../../contract/constants/brand.ts';
import type { SetupInput } from '../../contract/sign-in.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { ANONYMOUS, SYSTEM } from '../../kernel/actor.ts';
import { updateAccount, updatePasswordHash } from './account.repo.ts';
import { type AccountRecord, getAccount, requireUsableEmail } from './account.ts';
import type { Place } from './device.ts';
import type { NewSession } from './new-session.ts';
import { deleteTokensOf } from './one-time-token.repo.ts';
import { deadLink, isLinkAlive, issueToken, spendToken } from './one-time-token.ts';
import { deleteSessionsOf } from './session.repo.ts';
import { openSession } from './session.ts';
import { tellFirstPassword } from './tell-security.ts';
import { requireStrongPassword } from './weak-password.ts';

/** Makes the token of a new set-up link; null when the owner has a password already. */
export async function issueSetup(ctx: Context): Promise<string | null> {
  const owner = await getAccount(ctx.db.read, FIRST_ACCOUNT_ID);
  if (owner.passwordHash !== null) return null;
  const { token } = await unitOfWork(ctx, SYSTEM, (tx) => issueToken(tx, 'setup', { accountId: owner.id }));
  return token;
}

/**
 * Names the first owner and gives it a password; every set-up link dies with that.
 * @throws AppError not-found when the link does not work any more; invalid for a weak password
 */
export async function setUpOwner(
  ctx: Context,
  input: SetupInput & { place: Place },
): Promise<{ account: AccountRecord; session: NewSession }> {
  const { token, name, email, password } = input;
  if (!(await isLinkAlive(ctx, 'setup', token))) throw deadLink();
  requireStrongPassword(password, { email, name }, 'password');
  const after = await ctx.passwords.hash(password);
  return unitOfWork(ctx, ANONYMOUS, async (tx) => {
    await spendToken(tx, 'setup', token);
    const owner = await getAccount(tx.q, FIRST_ACCOUNT_ID);
    await requireUsableEmail(tx, owner, email);
    if (!(await updatePasswordHash(tx.q, owner.id, { before: null, after }))) throw deadLink();
    await updateAccount(tx.q, owner.id, { name, email });
    await deleteTokensOf(tx.q, { purpose: 'setup', accountId: owner.id });
    await deleteSessionsOf(tx.q, owner.id);
    tellFirstPassword(tx, owner);
    const session = await openSession(tx, owner.id, input.place);
    return { account: await getAccount(tx.q, owner.id), session };
  });
}
