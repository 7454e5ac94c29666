// All SQL of invitations. Tokens are stored hashed: reading the database lets nobody in.
import { mapColumns } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';
import type { Role } from '../../kernel/actor.ts';

export interface InvitationRecord {
  readonly id: number;
  readonly businessId: number;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: number;
  readonly expiresAt: number;
}

const INVITATION = mapColumns<InvitationRecord>('invitations', {
  id: 'id',
  businessId: 'business_id',
  email: 'email',
  role: 'role',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
});

/** Stores an invitation; one for the same address is replaced, and its link dead. */
export async function saveInvitation(
  q: Query,
  invitation: {
    businessId: number;
    email: string;
    role: Role;
    tokenHash: string;
    invitedBy: number;
    now: number;
    expiresAt: number;
  },
): Promise<InvitationRecord> {
  const saved = q('invitations')
    .insert({
      business_id: invitation.businessId,
      email: invitation.email,
      role: invitation.role,
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      created_at: invitation.now,
      expires_at: invitation.expiresAt,
    })
    .onConflict(['business_id', 'email'])
    .merge()
    .returning(INVITATION.list(q));
  const [stored] = await INVITATION.all(saved);
  if (!stored) throw new Error('the invitation was not stored');
  return stored;
}

export async function findInvitation(
  q: Query,
  key: { id: number; businessId: number },
): Promise<InvitationRecord | undefined> {
  return INVITATION.one(INVITATION.from(q).where({ id: key.id, business_id: key.businessId }));
}

export async function listInvitations(
  q: Query,
  businessId: number,
  limit: number,
): Promise<InvitationRecord[]> {
  return INVITATION.all(INVITATION.from(q).where({ business_id: businessId }).orderBy('id').limit(limit));
}

/** False when the business has no such invitation. */
export async function deleteInvitation(q: Query, key: { id: number; businessId: number }): Promise<boolean> {
  return (await q('invitations').where({ id: key.id, business_id: key.businessId }).del()) > 0;
}

/** Takes back what somebody sent, in one business or in all. @returns what was taken back */
export async function deleteInvitationsBy(
  q: Query,
  { invitedBy, businessId }: { invitedBy: number; businessId?: number | undefined },
): Promise<Pick<InvitationRecord, 'id' | 'businessId'>[]> {
  const sent = q('invitations').where({ invited_by: invitedBy });
  if (businessId !== undefined) sent.where({ business_id: businessId });
  const rows = await sent.clone().select({ id: 'id', businessId: 'business_id' }).orderBy('id');
  await sent.del();
  return rows;
}

export interface FoundInvitation {
  readonly email: string;
  readonly role: Role;
  readonly businessName: string;
  /** Who invited; null when that account is gone or has no name. */
  readonly invitedBy: string | null;
  /** The invited address has an account already. */
  readonly isKnown: boolean;
}

/** What a live link stands for. */
export async function findInvitationByToken(
  q: Query,
  tokenHash: string,
  now: number,
): Promise<FoundInvitation | undefined> {
  const row = await q('invitations')
    .join('businesses', 'businesses.id', 'invitations.business_id')
    .leftJoin('accounts as inviter', 'inviter.id', 'invitations.invited_by')
    .leftJoin('accounts as invited', 'invited.email', 'invitations.email')
    .select(
      'invitations.email',
      'invitations.role',
      'businesses.name',
      'inviter.name as invited_by',
      'invited.id as known',
    )
    .where({ 'invitations.token_hash': tokenHash })
    .where('invitations.expires_at', '>', now)
    .first();
  if (!row) return undefined;
  const { email, role, name: businessName, invited_by: invitedBy, known } = row;
  return { email, role, businessName, invitedBy: invitedBy || null, isKnown: known !== null };
}

/** Uses an invitation up: of many who try, one gets it. */
export async function takeInvitation(
  q: Query,
  tokenHash: string,
  now: number,
): Promise<InvitationRecord | undefined> {
  const live = INVITATION.from(q).where({ token_hash: tokenHash }).where('expires_at', '>', now);
  const found = await INVITATION.one(live);
  if (!found) return undefined;
  const isTaken = (await q('invitations').where({ id: found.id, token_hash: tokenHash }).del()) > 0;
  return isTaken ? found : undefined;
}
