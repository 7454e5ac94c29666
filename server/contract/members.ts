// The people of a business, invitations to it, the businesses of a person, and links for approving without an account.
import * as v from 'valibot';
import { Password } from './account.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { EmailAddress, Id, requiredLine } from './schema.ts';
import { LinkToken } from './sign-in.ts';

/** In this order wherever they are listed. */
export const ROLES = {
  owner: { label: 'Owner', hint: 'Everything: money, channels, switches and people, too.' },
  editor: { label: 'Editor', hint: 'Writes, schedules, publishes and approves.' },
  approver: { label: 'Approver', hint: 'Reads, approves and rejects.' },
} as const;

const ROLE_NAMES = ['owner', 'editor', 'approver'] as const;
export const Role = v.picklist(ROLE_NAMES, problem('either', { names: ['owner', 'editor', 'approver'] }));
export type Role = v.InferOutput<typeof Role>;

/** Someone who belongs to the caller's business. */
export const Member = v.object({
  /** The account's id. */
  id: v.number(),
  name: v.string(),
  email: v.string(),
  role: Role,
  isYou: v.boolean(),
});
export type Member = v.InferOutput<typeof Member>;

/** Body of PUT /api/members/{id}. */
export const MemberChange = v.object({ role: Role });

export const Invitation = v.object({
  id: v.number(),
  email: v.string(),
  role: Role,
  createdAt: v.string(),
  /** Its link opens nothing any more from then on. */
  expiresAt: v.string(),
  hasExpired: v.boolean(),
});
export type Invitation = v.InferOutput<typeof Invitation>;

/** The only time that the link is told. */
export const NewInvitation = v.object({ ...Invitation.entries, link: v.string() });
export type NewInvitation = v.InferOutput<typeof NewInvitation>;

/** Body of POST /api/invitations. */
export const InvitationInput = v.object({ email: EmailAddress, role: Role });
export type InvitationInput = v.InferOutput<typeof InvitationInput>;
export const INVITATION_EXAMPLE = { email: 'maria@example.com', role: 'editor' };

/** Body of POST /api/invitations/accept. */
export const AcceptInput = v.object({ token: LinkToken });

/** Body of POST /api/invitations/account: an account is made for the invited address. */
export const JoinInput = v.object({
  token: LinkToken,
  name: requiredLine(LIMITS.name, problem('name-please')),
  password: Password,
});
export type JoinInput = v.InferOutput<typeof JoinInput>;

/** A business that the caller belongs to. */
export const OwnBusiness = v.object({
  id: v.number(),
  /** Empty until it has one. */
  name: v.string(),
  role: Role,
  isCurrent: v.boolean(),
});
export type OwnBusiness = v.InferOutput<typeof OwnBusiness>;

/** Body of POST /api/account/business. */
export const BusinessChoice = v.object({ businessId: Id });

/** Body of POST /api/businesses. */
export const BusinessInput = v.object({ name: requiredLine(LIMITS.name, problem('business-name-please')) });

/** A link by which a client approves and rejects posts without an account. */
export const ApprovalLink = v.object({
  id: v.number(),
  /** Who it is for. */
  name: v.string(),
  /** Name or address of who made it: it ends with their membership. Null where that was not kept. */
  madeBy: v.nullable(v.string()),
  createdAt: v.string(),
  expiresAt: v.string(),
  hasExpired: v.boolean(),
  /** When it was last opened; null before. */
  usedAt: v.nullable(v.string()),
});
export type ApprovalLink = v.InferOutput<typeof ApprovalLink>;

/** The only time that the link is told. */
export const NewApprovalLink = v.object({ ...ApprovalLink.entries, link: v.string() });
export type NewApprovalLink = v.InferOutput<typeof NewApprovalLink>;

/** Body of POST /api/approval-links. */
export const ApprovalLinkInput = v.object({
  name: requiredLine(LIMITS.name, problem('recipient-please')),
  expiresInDays: v.pipe(
    v.number(problem('number-of', { unit: 'days' })),
    v.integer(problem('whole-number-of', { unit: 'days' })),
    v.minValue(1, problem('a-day-at-least')),
    v.maxValue(LIMITS.approvalLinkDays, problem('most-days', { most: LIMITS.approvalLinkDays })),
  ),
});
export type ApprovalLinkInput = v.InferOutput<typeof ApprovalLinkInput>;
export const APPROVAL_LINK_EXAMPLE = { name: 'Maria', expiresInDays: 30 };

/** What the form behind an approval link sends. */
export const LinkDecisionInput = v.object({
  post: Id,
  decision: v.picklist(['approve', 'reject'], problem('either', { names: ['approve', 'reject'] })),
  comment: v.optional(v.string(problem('text')), ''),
  /** The version of the post that was looked at; without it, it is approved as it is. */
  seen: v.optional(Id),
});
