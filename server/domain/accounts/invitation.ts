// Invitations of the admin to sign up on a server that takes nobody else.
import type { SignUpInvitation } from '../../contract/sign-in.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { ADMIN, type AdminActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { writeLetter } from '../letters/index.ts';
import { deleteToken, listTokens, type OneTimeToken } from './one-time-token.repo.ts';
import { deadLink, issueToken, readToken, spendToken } from './one-time-token.ts';

/**
 * Makes an invitation; the person whose address is given gets it as a letter, too.
 * @returns with the token, which is seen this once
 */
export async function inviteToSignUp(
  ctx: Context,
  actor: AdminActor,
  { email }: { email: string },
): Promise<SignUpInvitation & { token: string }> {
  return unitOfWork(ctx, actor, async (tx) => {
    const { id, token, expiresAt } = await issueToken(tx, 'invitation', { email });
    if (email !== '') {
      const to = { name: '', email };
      await writeLetter(tx, { to, template: 'sign-up-invitation', props: { token }, usefulUntil: expiresAt });
    }
    tx.emit({ kind: 'sign-up.invited', businessId: null, subjectId: id });
    return { ...present({ id, accountId: null, email, createdAt: tx.now, expiresAt }), token };
  });
}

/** Those that can still be used, newest first. */
export async function listSignUpInvitations(q: Query, now: number): Promise<SignUpInvitation[]> {
  return (await listTokens(q, 'invitation', now)).map(present);
}

/** @throws AppError not-found when it was used, taken back or never made */
export async function revokeSignUpInvitation(ctx: Context, id: number): Promise<void> {
  await unitOfWork(ctx, ADMIN, async (tx) => {
    if (!(await deleteToken(tx.q, { purpose: 'invitation', id }))) throw notFound();
    tx.emit({ kind: 'sign-up.uninvited', businessId: null, subjectId: id });
  });
}

/** Whom an invitation is for, empty for whoever has it; null when it does not work (any more). */
export async function readInvitation(q: Query, token: string, now: number): Promise<string | null> {
  return (await readToken(q, 'invitation', { token, now }))?.email ?? null;
}

/** @throws AppError not-found for an invitation that does not work (any more), or invalid when it is for another address */
export async function requireInvitation(
  q: Query,
  { invitation, email }: { invitation: string; email: string },
  now: number,
): Promise<void> {
  const invited = await readInvitation(q, invitation, now);
  if (invited === null) throw deadLink();
  if (invited === '' || invited === email) return;
  throw new AppError('invalid', inField('email', say('accounts.invited-other')), { field: 'email' });
}

/** Uses an invitation up that was checked. @throws AppError not-found when somebody else just has */
export async function spendInvitation(tx: Tx, token: string): Promise<void> {
  await spendToken(tx, 'invitation', token);
}

function present({ id, email, createdAt, expiresAt }: OneTimeToken): SignUpInvitation {
  return {
    id,
    email,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
