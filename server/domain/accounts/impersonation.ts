// The admin signs in as a customer, to see what the customer sees: for half an hour at most, marked, and recorded.
import { IMPERSONATION_MINUTES } from '../../contract/impersonation.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, ADMIN, SYSTEM } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import { writeLetter } from '../letters/index.ts';
import { findMember } from './account.repo.ts';
import { type AccountRecord, getAccount } from './account.ts';
import type { Place } from './device.ts';
import { closeImpersonation, insertImpersonation, listOpenImpersonations } from './impersonation.repo.ts';
import type { NewSession } from './new-session.ts';
import { insertSession } from './session.repo.ts';

const TOKEN_BYTES = 32;
/** Tells what a token was once nothing else is known of it. */
const TOKEN_PREFIX = 'visit-';
const PLACE: Place = { address: '', device: 'Support' };

/**
 * Opens a session of an account for the admin.
 * @param input.configured the admin password that the operator set: with another one the visit is over
 * @throws AppError not-found, or conflict when nobody can sign in there
 */
export async function beginImpersonation(
  ctx: Context,
  input: { accountId: number; reason: string; configured: string | undefined },
): Promise<NewSession> {
  const { accountId, reason, configured } = input;
  const token = TOKEN_PREFIX + ctx.ids.token(TOKEN_BYTES);
  return unitOfWork(ctx, ADMIN, async (tx) => {
    const account = await getAccount(tx.q, accountId);
    if (account.suspendedAt !== null) throw new AppError('conflict', say('accounts.suspended-reactivate'));
    const member = await findMember(tx.q, accountId);
    if (!member) throw new AppError('conflict', say('accounts.visit-nowhere'));
    const expiresAt = tx.now + IMPERSONATION_MINUTES * MINUTE;
    const id = await insertImpersonation(tx.q, { accountId, reason, now: tx.now, endsAt: expiresAt });
    const tokenHash = sha256(bindToPassword(token, configured));
    const session = { tokenHash, accountId, place: PLACE, now: tx.now, expiresAt };
    await insertSession(tx.q, { ...session, impersonationId: id });
    const data = { accountId, reason, endsAt: expiresAt };
    tx.emit({ kind: 'impersonation.started', businessId: member.businessId, subjectId: id, data });
    await tellVisitByLetter(tx, account, reason);
    return { token, expiresAt };
  });
}

/**
 * A token together with the configured admin password: another password ends what its hash was stored for in that moment,
 * and nothing has to be remembered for it. Where none is configured, `setAdminPassword` ends all of it.
 */
export function bindToPassword(token: string, configured: string | undefined): string {
  return configured === undefined ? token : `${token} ${configured}`;
}

/** Whether a session's token was made for a visit, be it over or not. It proves nothing: anyone could write one. */
export function isVisitToken(token: string): boolean {
  return token.startsWith(TOKEN_PREFIX);
}

/** Nobody may overlook that somebody else signs in as them: it does not wait for the next look at the bell. */
async function tellVisitByLetter(tx: Tx, { name, email }: AccountRecord, reason: string): Promise<void> {
  if (email === '') return;
  const action = { label: say('accounts.ask-support'), path: '#/help-support?tab=contact' };
  const title = say('accounts.visit-title');
  const props = { title, message: say('accounts.visit', { reason }), action };
  await writeLetter(tx, { to: { name, email }, template: 'notice', props });
}

/** Ends a visit in the caller's transaction; one that has ended stays as it is. */
export async function endImpersonation(tx: Tx, id: number, by: 'admin' | 'time'): Promise<void> {
  const accountId = await closeImpersonation(tx.q, id, tx.now);
  if (accountId === undefined) return;
  const member = await findMember(tx.q, accountId);
  const data = { accountId, by };
  tx.emit({ kind: 'impersonation.ended', businessId: member?.businessId ?? null, subjectId: id, data });
}

/** Ends every visit that is open, in the caller's transaction. */
export async function endImpersonations(tx: Tx): Promise<void> {
  for (const id of await listOpenImpersonations(tx.q)) await endImpersonation(tx, id, 'admin');
}

/** What the clock does to a visit that nobody ended. */
export async function expireImpersonation(ctx: Context, id: number): Promise<void> {
  await unitOfWork(ctx, SYSTEM, (tx) => endImpersonation(tx, id, 'time'));
}

/** Leaves a trace of a write that the admin is about to make as somebody else. */
export async function noteImpersonatedCall(
  ctx: Context,
  actor: AccountActor,
  call: { method: string; path: string },
): Promise<void> {
  const { impersonation, accountId, businessId } = actor;
  if (!impersonation) return;
  const data = { accountId, call: `${call.method} ${call.path}` };
  await unitOfWork(ctx, actor, async (tx) =>
    tx.emit({ kind: 'impersonation.used', businessId, subjectId: impersonation.id, data }),
  );
}

/**
 * Whether it is the person, and not the admin in their account or a program: only then are addresses shown that carry a
 * secret.
 */
export function isInPerson({
  impersonation,
  apiToken,
}: Pick<AccountActor, 'impersonation' | 'apiToken'>): boolean {
  return !impersonation && !apiToken;
}

/** @throws AppError forbidden to the admin in somebody else's account: some things are the person's alone */
export function requireInPerson(actor: AccountActor): void {
  if (!actor.impersonation) return;
  throw new AppError('forbidden', say('accounts.visit-hidden'));
}
