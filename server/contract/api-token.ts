// Tokens by which programs call the API: a shop that tells of orders, a program that sends single mails or reads.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { requiredLine } from './schema.ts';

/** What a token may be made for; in this order wherever they are listed. */
export const API_SCOPES = {
  'events:write': { label: 'Send events', hint: 'Tells what people do in your shop or on your site.' },
  'mail:send': { label: 'Send single mails', hint: 'Order confirmations and the like, one at a time.' },
  read: { label: 'Read', hint: 'Sees what you see, and changes nothing.' },
} as const;

const SCOPE_NAMES = ['events:write', 'mail:send', 'read'] as const;
export const ApiScope = v.picklist(
  SCOPE_NAMES,
  problem('either', { names: ['events:write', 'mail:send', 'read'] }),
);
export type ApiScope = v.InferOutput<typeof ApiScope>;

/** Item of GET /api/tokens. */
export const ApiToken = v.object({
  id: v.number(),
  name: v.string(),
  scopes: v.array(ApiScope),
  /** Name or address of whom it speaks for: it ends with their membership. */
  madeBy: v.string(),
  createdAt: v.string(),
  /** Noted once a minute; null before the first use. */
  usedAt: v.nullable(v.string()),
});
export type ApiToken = v.InferOutput<typeof ApiToken>;

/** The only time that the token is told. */
export const NewApiToken = v.object({ ...ApiToken.entries, token: v.string() });
export type NewApiToken = v.InferOutput<typeof NewApiToken>;

/** Body of POST /api/tokens. */
export const ApiTokenInput = v.object({
  name: requiredLine(LIMITS.name, problem('purpose-please')),
  scopes: v.pipe(
    v.array(ApiScope, problem('list')),
    v.minLength(1, problem('name-one')),
    v.maxLength(SCOPE_NAMES.length, problem('names-one-twice')),
    v.transform((scopes) => SCOPE_NAMES.filter((one) => scopes.includes(one))),
  ),
});
export type ApiTokenInput = v.InferOutput<typeof ApiTokenInput>;
export const API_TOKEN_EXAMPLE = { name: 'Our shop', scopes: ['events:write'] };
