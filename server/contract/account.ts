// An account (the spec's "user"), its session, and the admin's view of sessions.
import * as v from 'valibot';
import { COMPANY_SIZES } from './constants/industries.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import {
  EmailAddress,
  EmailOrNothing,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from './schema.ts';

/** Answer of GET /api/user and GET /api/users/{id}. */
export const Account = v.object({
  id: v.number(),
  name: v.string(),
  email: v.string(),
  companyName: v.string(),
  industry: v.string(),
  /** What the person does there, in their own words; not what they may do. */
  jobRole: v.string(),
  companySize: v.string(),
  description: v.string(),
  createdAt: v.string(),
});
export type Account = v.InferOutput<typeof Account>;

/** Body of PATCH /api/users/{id}; fields that are absent stay as they are. Another email takes the current password. */
export const AccountInput = v.object({
  name: v.optional(requiredLine(LIMITS.name, problem('name-please'))),
  email: v.optional(EmailOrNothing),
  companyName: v.optional(optionalLine(LIMITS.name)),
  industry: v.optional(optionalLine(64)),
  jobRole: v.optional(optionalLine(LIMITS.name)),
  companySize: v.optional(v.picklist(['', ...COMPANY_SIZES], problem('listed-size'))),
  description: v.optional(optionalText(LIMITS.about)),
  currentPassword: v.optional(v.pipe(v.string(problem('text')), v.maxLength(LIMITS.password.max))),
});
export type AccountInput = v.InferOutput<typeof AccountInput>;

export const Password = v.pipe(
  v.string(problem('text')),
  v.minLength(LIMITS.password.min, problem('least-characters', { least: LIMITS.password.min })),
  v.maxLength(LIMITS.password.max, problem('characters', { most: LIMITS.password.max })),
);

/** Body of POST /api/session. */
export const SignInInput = v.object({
  email: EmailAddress,
  password: v.pipe(v.string(), v.minLength(1, problem('required')), v.maxLength(LIMITS.password.max)),
  /** Route to go on to, from a plain form. */
  next: v.optional(v.string()),
});

/** Body of PUT /api/password. The first password needs no current one, but an email to sign in with. */
export const PasswordInput = v.object({
  email: v.optional(EmailAddress),
  currentPassword: v.optional(v.string()),
  newPassword: Password,
});
export type PasswordInput = v.InferOutput<typeof PasswordInput>;

/** Item of GET /api/sessions: where the account is signed in. */
export const Session = v.object({
  id: v.number(),
  /** In a person's words, "Firefox on Android"; empty when the browser does not say. */
  device: v.string(),
  address: v.string(),
  /** Whether the request came with this one. */
  isCurrent: v.boolean(),
  createdAt: v.string(),
  /** Noted once an hour. */
  seenAt: v.string(),
});
export type Session = v.InferOutput<typeof Session>;

/** Query of DELETE /api/sessions. */
export const SessionsQuery = v.object({ all: v.optional(v.literal('1', problem('exactly', { value: 1 }))) });

/** Body of POST /api/admin/session. */
export const AdminSignInInput = v.object({ password: requiredText(LIMITS.password.max) });

/** Answer of POST /api/admin/session: the bearer token for /api/admin/*. */
export const AdminSession = v.object({ token: v.string(), expiresAt: v.string() });
