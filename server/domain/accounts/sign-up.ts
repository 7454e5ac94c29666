// A new account with a business of its own, where this server takes new accounts.
import type { SignUpInput, SignUpMode } from '../../contract/sign-in.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { ANONYMOUS } from '../../kernel/actor.ts';
import { lineOf } from '../../kernel/address.ts';
import { AppError } from '../../kernel/app-error.ts';
import { DAY } from '../../kernel/clock.ts';
import { inField, say } from '../../sentences/index.ts';
import { writeLetter } from '../letters/index.ts';
import { findAccountByEmail, insertAccount, updatePasswordHash } from './account.repo.ts';
import type { AccountRecord } from './account.ts';
import type { Place } from './device.ts';
import { requireInvitation, spendInvitation } from './invitation.ts';
import type { NewSession } from './new-session.ts';
import { openSession } from './session.ts';
import { beginAttempt } from './throttle.ts';
import { requireStrongPassword } from './weak-password.ts';

/** From one line, in 15 minutes. */
const ATTEMPTS = 10;

export interface SignUpParts {
  readonly mode: SignUpMode;
  /** Adds an empty business and returns its id. */
  createBusiness(q: Query, now: number): Promise<number>;
}

/**
 * @throws AppError forbidden when this server takes no new accounts, or none without an invitation; not-found for an
 *   invitation that does not work (any more); conflict when the address is in use; rate-limited
 */
export async function signUp(
  ctx: Context,
  { mode, createBusiness }: SignUpParts,
  input: SignUpInput & { place: Place },
): Promise<{ account: AccountRecord; session: NewSession }> {
  requireOpenDoor(mode, input.invitation);
  await beginAttempt(ctx, [{ key: `sign-up ${lineOf(input.place.address)}`, most: ATTEMPTS }]);
  // First of all: whoever has none is told nothing about addresses.
  if (mode === 'invite') await requireInvitation(ctx.db.read, input, ctx.clock.now());
  requireStrongPassword(input.password, input, 'password');
  const hash = await ctx.passwords.hash(input.password);
  const made = await unitOfWork(ctx, ANONYMOUS, async (tx) => {
    const known = await findAccountByEmail(tx.q, input.email);
    if (known) return warnOwner(tx, known);
    if (mode === 'invite') await spendInvitation(tx, input.invitation);
    const businessId = await createBusiness(tx.q, tx.now);
    const { name, email } = input;
    const account = await insertAccount(tx.q, { name, email, businessId, role: 'owner', now: tx.now });
    await updatePasswordHash(tx.q, account.id, { before: null, after: hash });
    tx.emit({ kind: 'account.created', businessId, subjectId: account.id });
    return { account, session: await openSession(tx, account.id, input.place) };
  });
  if (made) return made;
  throw new AppError('conflict', inField('email', say('accounts.email-refused')), { field: 'email' });
}

function requireOpenDoor(mode: SignUpMode, invitation: string): void {
  if (mode === 'closed') throw new AppError('forbidden', say('accounts.sign-up-closed'));
  if (mode === 'invite' && invitation === '')
    throw new AppError('forbidden', say('accounts.sign-up-by-invitation'));
}

/** Who owns the address hears of it, once a day at most. */
async function warnOwner(tx: Tx, { id, name, email }: AccountRecord): Promise<undefined> {
  const key = `address-in-use:${id}:${Math.floor(tx.now / DAY)}`;
  await writeLetter(tx, { to: { name, email }, template: 'address-in-use', props: {}, key });
}
