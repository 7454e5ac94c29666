// The admin's invitations to sign up.
import * as v from 'valibot';
import {
  NewSignUpInvitation,
  SignUpInvitation,
  SignUpInvitationInput,
  SignUpInvitationPath,
} from '../contract/sign-in.ts';
import { inviteToSignUp, listSignUpInvitations, revokeSignUpInvitation } from '../domain/accounts/index.ts';
import { originOf } from '../http/origin.ts';
import { defineRoute } from '../http/route.ts';
import { AppError } from '../kernel/app-error.ts';
import { say } from '../sentences/index.ts';

export const createSignUpInvitation = defineRoute({
  method: 'POST',
  path: '/api/admin/invitations',
  who: 'admin',
  input: { body: SignUpInvitationInput },
  output: NewSignUpInvitation,
  docs: { example: { email: 'ben@example.com' } },
  handler: async ({ app, actor, body, http }) => {
    if (app.config.signUp === 'closed') throw new AppError('conflict', say('http.sign-up-closed'));
    const { token, ...invitation } = await inviteToSignUp(app.ctx, actor, body);
    const url = `${originOf(app, http)}/screens/signup?invitation=${token}`;
    return { status: 201, body: { ...invitation, url } };
  },
});

export const readSignUpInvitations = defineRoute({
  method: 'GET',
  path: '/api/admin/invitations',
  who: 'admin',
  output: v.array(SignUpInvitation),
  handler: async ({ app: { ctx } }) => ({
    body: await listSignUpInvitations(ctx.db.read, ctx.clock.now()),
  }),
});

export const deleteSignUpInvitation = defineRoute({
  method: 'DELETE',
  path: '/api/admin/invitations/:id',
  who: 'admin',
  input: { params: SignUpInvitationPath },
  handler: async ({ app, params }) => {
    await revokeSignUpInvitation(app.ctx, params.id);
    return { status: 204 };
  },
});
