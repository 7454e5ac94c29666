// Addresses in whose name a business sends its mails.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { EmailAddress, optionalLine } from './schema.ts';

/** Body of POST /api/users/:id/senders: the address gets a mail with a link, and only who reads it can follow that. */
export const SenderInput = v.object({ email: EmailAddress, name: optionalLine(LIMITS.name) });
export type SenderInput = v.InferOutput<typeof SenderInput>;
export const SENDER_EXAMPLE = { email: 'hello@shop.example', name: 'Harbour Street Bakery' };

/** Body of PUT /api/users/:id/senders/:sender/use. */
export const SenderUse = v.object({ isUsed: v.boolean(problem('yes-or-no')) });
export const SENDER_USE_EXAMPLE = { isUsed: true };

export const Sender = v.object({
  id: v.number(),
  email: v.string(),
  /** Empty for the name of the business. */
  name: v.string(),
  isVerified: v.boolean(),
  /** Mails leave in its name; at most one has this. */
  isUsed: v.boolean(),
  /** When the address was asked last. */
  askedAt: v.string(),
  verifiedAt: v.nullable(v.string()),
});
export type Sender = v.InferOutput<typeof Sender>;
