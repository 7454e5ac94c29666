// Inviting people to a business: a link that works once, for a week.
import { LIMITS } from '../../contract/constants/limits.ts';
import type { Invitation, InvitationInput, JoinInput } from '../../contract/members.ts';
import { type Context, type Query, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, ANONYMOUS, type GuestActor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { DAY } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import {
  findAccount,
  findAccountByEmail,
  insertAccount,
  type NewSession,
  openSession,
  type Place,
  requireStrongPassword,
  updatePasswordHash,
} from '../accounts/index.ts';
import { getBusiness, requireOwner } from '../business/index.ts';
import { writeLetter } from '../letters/index.ts';
import {
  deleteInvitation,
  type FoundInvitation,
  findInvitation,
  findInvitationByToken,
  type InvitationRecord,
  listInvitations,
  saveInvitation,
  takeInvitation,
} from './invitation.repo.ts';
import { insertMember, listMembers, updateCurrentBusiness } from './member.repo.ts';
import { lockMaker } from './member.ts';

const LASTS = 7 * DAY;
const TOKEN_BYTES = 32;

export interface SentInvitation {
  readonly invitation: InvitationRecord;
  /** The only time that the token is seen in plain. */
  readonly token: string;
}

/**
 * Invites an address; again replaces what was sent before. A letter with the link leaves, too.
 * @throws AppError conflict when it belongs to a member already, or nobody could be told apart yet
 */
export async function invite(
  ctx: Context,
  actor: AccountActor,
  input: InvitationInput,
): Promise<SentInvitation> {
  requirePassword(actor);
  const { businessId } = actor;
  return unitOfWork(ctx, actor, async (tx) => {
    await lockMaker(tx, actor, requireOwner);
    const members = await listMembers(tx.q, businessId);
    if (members.some(({ email }) => email === input.email)) {
      throw new AppError('conflict', say('members.belongs-already', { email: input.email }), {
        field: 'email',
      });
    }
    const pending = await listInvitations(tx.q, businessId, LIMITS.page);
    if (pending.length >= LIMITS.page && !pending.some(({ email }) => email === input.email)) {
      throw new AppError('conflict', say('members.invitations-full'));
    }
    return send(tx, actor, input);
  });
}

/**
 * Sends an invitation anew, for another week; the link before is dead.
 * @throws AppError not-found, or forbidden when the actor is no owner any more
 */
export async function resendInvitation(
  ctx: Context,
  actor: AccountActor,
  id: number,
): Promise<SentInvitation> {
  return unitOfWork(ctx, actor, async (tx) => {
    await lockMaker(tx, actor, requireOwner);
    const invitation = await findInvitation(tx.q, { id, businessId: actor.businessId });
    if (!invitation) throw notFound();
    return send(tx, actor, invitation);
  });
}

/** @throws AppError not-found */
export async function revokeInvitation(ctx: Context, actor: AccountActor, id: number): Promise<void> {
  const { businessId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    if (!(await deleteInvitation(tx.q, { id, businessId }))) throw notFound();
    tx.emit({ kind: 'invitation.revoked', businessId, subjectId: id });
  });
}

async function send(tx: Tx, actor: AccountActor, { email, role }: InvitationInput): Promise<SentInvitation> {
  const { businessId } = actor;
  const token = tx.ids.token(TOKEN_BYTES);
  const times = { now: tx.now, expiresAt: tx.now + LASTS };
  const row = { businessId, email, role, tokenHash: sha256(token), invitedBy: actor.accountId, ...times };
  const invitation = await saveInvitation(tx.q, row);
  tx.emit({ kind: 'invitation.sent', businessId, subjectId: invitation.id, data: { role } });
  const [business, inviter] = [await getBusiness(tx, businessId), await findAccount(tx.q, actor.accountId)];
  await writeLetter(tx, {
    to: { name: '', email },
    template: 'invitation',
    props: { business: business.name, inviter: inviter?.name ?? '', role, token },
    usefulUntil: times.expiresAt,
  });
  return { invitation, token };
}

/** What a live link stands for; undefined when it has ended or never was. */
export function findInvited(ctx: Context, token: string): Promise<FoundInvitation | undefined> {
  return findInvitationByToken(ctx.db.read, sha256(token), ctx.clock.now());
}

/**
 * Makes whoever is signed in a member, and opens the business.
 * @throws AppError not-found for a dead link; conflict for a member, and the link stays for whom it is meant
 */
export async function acceptInvitation(
  ctx: Context,
  actor: AccountActor | GuestActor,
  token: string,
): Promise<void> {
  if (actor.kind === 'account') requirePassword(actor);
  const { accountId } = actor;
  await unitOfWork(ctx, actor, async (tx) => {
    const { businessId, role } = await take(tx, token);
    if (!(await insertMember(tx.q, { businessId, accountId, role })))
      throw new AppError('conflict', say('members.is-member'));
    await updateCurrentBusiness(tx.q, { accountId, businessId });
    tx.emit({ kind: 'member.joined', businessId, subjectId: accountId, data: { role } });
    tx.emit({ kind: 'account.switched', businessId, subjectId: accountId });
  });
}

/**
 * Makes an account for the invited address and signs it in; sign-up may be closed, as an owner invited them.
 * @throws AppError not-found for a dead link, conflict when the address has an account
 */
export async function joinWithAccount(
  ctx: Context,
  { token, name, password }: JoinInput,
  place: Place,
): Promise<NewSession> {
  // Hashing costs much: not for links that have ended.
  const invited = await findInvited(ctx, token);
  if (!invited) throw ended();
  requireStrongPassword(password, { email: invited.email, name }, 'password');
  const passwordHash = await ctx.passwords.hash(password);
  return unitOfWork(ctx, ANONYMOUS, async (tx) => {
    const { businessId, role, email } = await take(tx, token);
    if (await findAccountByEmail(tx.q, email)) {
      throw new AppError('conflict', say('members.has-account'));
    }
    const account = await insertAccount(tx.q, { name, email, businessId, role, now: tx.now });
    await updatePasswordHash(tx.q, account.id, { before: null, after: passwordHash });
    tx.emit({ kind: 'account.created', businessId, subjectId: account.id });
    tx.emit({ kind: 'member.joined', businessId, subjectId: account.id, data: { role } });
    return openSession(tx, account.id, place);
  });
}

async function take(tx: Tx, token: string): Promise<InvitationRecord> {
  const invitation = await takeInvitation(tx.q, sha256(token), tx.now);
  if (!invitation) throw ended();
  return invitation;
}

function ended(): AppError {
  return new AppError('not-found', say('members.invitation-ended'));
}

/** In open mode whoever sits at this machine is the owner: nobody else can be told apart from them. */
function requirePassword(actor: AccountActor): void {
  if (!actor.open) return;
  throw new AppError('conflict', say('members.password-first'));
}

export async function listOpenInvitations(q: Query, businessId: number, now: number): Promise<Invitation[]> {
  return (await listInvitations(q, businessId, LIMITS.page)).map((row) => presentInvitation(row, now));
}

export function presentInvitation(row: InvitationRecord, now: number): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
    hasExpired: row.expiresAt <= now,
  };
}
