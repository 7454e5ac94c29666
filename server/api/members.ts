// The people of the caller's business, and invitations to it.
import * as v from 'valibot';
import {
  AcceptInput,
  INVITATION_EXAMPLE,
  Invitation,
  InvitationInput,
  JoinInput,
  Member,
  MemberChange,
  NewInvitation,
} from '../contract/members.ts';
import { IdText } from '../contract/schema.ts';
import {
  acceptInvitation,
  changeRole,
  invite,
  joinWithAccount,
  leaveBusiness,
  listMembers,
  listOpenInvitations,
  presentInvitation,
  presentMember,
  removeMember,
  resendInvitation,
  revokeInvitation,
  type SentInvitation,
} from '../domain/members/index.ts';
import type { HttpContext } from '../http/context.ts';
import { originOf } from '../http/origin.ts';
import type { AddressParts, ClockParts } from '../http/parts.ts';
import { placeOf } from '../http/place.ts';
import { defineRoute } from '../http/route.ts';
import { setSessionCookie } from '../http/session-cookie.ts';
import { answerLink } from './made-link.ts';

const ById = { params: v.object({ id: IdText }) };
const SCREEN = '/settings?tab=people';

export const readMembers = defineRoute({
  method: 'GET',
  path: '/api/members',
  who: 'account',
  personal: true,
  output: v.array(Member),
  handler: async ({ app, actor }) => {
    const rows = await listMembers(app.ctx.db.read, actor.businessId);
    return { body: rows.map((row) => presentMember(row, actor)) };
  },
});

export const changeMember = defineRoute({
  method: 'PUT',
  path: '/api/members/:id',
  who: 'owner',
  personal: true,
  form: SCREEN,
  input: { ...ById, body: MemberChange },
  output: Member,
  docs: { example: { role: 'editor' } },
  handler: async ({ app, actor, params, body }) => ({
    body: await changeRole(app.ctx, actor, params.id, body.role),
  }),
});

export const deleteMember = defineRoute({
  method: 'DELETE',
  path: '/api/members/:id',
  who: 'owner',
  personal: true,
  form: SCREEN,
  input: ById,
  handler: async ({ app, actor, params }) => {
    await removeMember(app.ctx, actor, params.id);
    return { status: 204 };
  },
});

/** Ends the caller's own membership. */
export const leave = defineRoute({
  method: 'DELETE',
  path: '/api/membership',
  who: 'account',
  personal: true,
  form: SCREEN,
  handler: async ({ app, actor }) => {
    await leaveBusiness(app.ctx, actor);
    return { status: 204 };
  },
});

export const readInvitations = defineRoute({
  method: 'GET',
  path: '/api/invitations',
  who: 'owner',
  personal: true,
  output: v.array(Invitation),
  handler: async ({ app, actor }) => ({
    body: await listOpenInvitations(app.ctx.db.read, actor.businessId, app.ctx.clock.now()),
  }),
});

export const createInvitation = defineRoute({
  method: 'POST',
  path: '/api/invitations',
  who: 'owner',
  personal: true,
  rate: 'send',
  form: SCREEN,
  input: { body: InvitationInput },
  output: NewInvitation,
  docs: { example: INVITATION_EXAMPLE },
  handler: async ({ app, actor, body, http }) =>
    answerInvitation(app, http, await invite(app.ctx, actor, body)),
});

/** The link before is dead from then on. */
export const renewInvitation = defineRoute({
  method: 'POST',
  path: '/api/invitations/:id/resend',
  who: 'owner',
  personal: true,
  rate: 'send',
  form: SCREEN,
  input: ById,
  output: NewInvitation,
  handler: async ({ app, actor, params, http }) =>
    answerInvitation(app, http, await resendInvitation(app.ctx, actor, params.id)),
});

export const deleteInvitation = defineRoute({
  method: 'DELETE',
  path: '/api/invitations/:id',
  who: 'owner',
  personal: true,
  form: SCREEN,
  input: ById,
  handler: async ({ app, actor, params }) => {
    await revokeInvitation(app.ctx, actor, params.id);
    return { status: 204 };
  },
});

/** Whoever is signed in becomes a member, and the business is open for them. */
export const acceptInvited = defineRoute({
  method: 'POST',
  path: '/api/invitations/accept',
  who: 'person',
  personal: true,
  rate: 'secret',
  form: '/invitation',
  input: { body: AcceptInput },
  docs: { example: { token: 'A'.repeat(43) } },
  handler: async ({ app, actor, body }) => {
    await acceptInvitation(app.ctx, actor, body.token);
    return { status: 204 };
  },
});

/** Makes an account for the invited address and signs it in, also while sign-up is closed. */
export const joinInvited = defineRoute({
  method: 'POST',
  path: '/api/invitations/account',
  who: 'anyone',
  rate: 'secret',
  form: '/invitation',
  input: { body: JoinInput },
  docs: { example: { token: 'A'.repeat(43), name: 'Maria', password: 'a long pass phrase' } },
  handler: async ({ app, body, http }) => {
    setSessionCookie(app, http, await joinWithAccount(app.ctx, body, placeOf(http)));
    return { status: 204 };
  },
});

function answerInvitation(
  app: AddressParts & ClockParts,
  http: HttpContext,
  { invitation, token }: SentInvitation,
) {
  return answerLink(http, {
    link: `${originOf(app, http)}/#/invitation?token=${token}`,
    shown: presentInvitation(invitation, app.ctx.clock.now()),
    forWhom: invitation.email,
    back: SCREEN,
  });
}
