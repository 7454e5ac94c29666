// Ways to an account besides signing in: signing up, the set-up link of a first start, and a forgotten password.
import * as v from 'valibot';
import { Password } from './account.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { EmailAddress, EmailOrNothing, IdText, requiredLine, text } from './schema.ts';

/** Who may make an account: nobody, whom the admin invites, or everyone. */
export const SIGN_UP_MODES = ['closed', 'invite', 'open'] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

/** What stands in a link: 32 random bytes as base64url, and nothing that could be mistaken for more. */
export const LinkToken = v.pipe(v.string(problem('text')), v.regex(/^[\w-]{1,128}$/, problem('no-link')));

const Name = requiredLine(LIMITS.name, problem('name-please'));

/** Body of POST /api/sign-ups. */
export const SignUpInput = v.object({
  name: Name,
  email: EmailAddress,
  password: Password,
  invitation: v.optional(v.union([v.pipe(text(0)), LinkToken], problem('no-invitation')), ''),
});
export type SignUpInput = v.InferOutput<typeof SignUpInput>;

/** Body of POST /api/setup: the first owner of a server that others can reach. */
export const SetupInput = v.object({ token: LinkToken, name: Name, email: EmailAddress, password: Password });
export type SetupInput = v.InferOutput<typeof SetupInput>;

/** Body of POST /api/password-resets: asks for the letter. */
export const AskResetInput = v.object({ email: EmailAddress });

/** Body of PUT /api/password-resets: what the letter's link leads to. */
export const ResetInput = v.object({ token: LinkToken, password: Password });
export type ResetInput = v.InferOutput<typeof ResetInput>;

/** Body of POST /api/admin/invitations; with an address only that one may use it, and it gets a letter. */
export const SignUpInvitationInput = v.object({
  email: v.optional(EmailOrNothing, ''),
});

/** Item of GET /api/admin/invitations: one that was not used yet. */
export const SignUpInvitation = v.object({
  id: v.number(),
  /** Empty when whoever has the link may use it. */
  email: v.string(),
  createdAt: v.string(),
  expiresAt: v.string(),
});
export type SignUpInvitation = v.InferOutput<typeof SignUpInvitation>;

/** Answer of POST /api/admin/invitations: the only time that the link is seen. */
export const NewSignUpInvitation = v.object({ ...SignUpInvitation.entries, url: v.string() });

export const SignUpInvitationPath = v.object({ id: IdText });
