// Subscribers of a business and the mails that went to them.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { EmailAddress, optionalText } from './schema.ts';

/** Body of POST /api/users/:id/subscribers. */
export const SubscriberInput = v.object({ email: EmailAddress, name: optionalText(LIMITS.name) });
export type SubscriberInput = v.InferOutput<typeof SubscriberInput>;

export const Subscriber = v.object({
  id: v.number(),
  email: v.string(),
  name: v.string(),
  status: v.picklist(['active', 'unsubscribed']),
  createdAt: v.string(),
  unsubscribedAt: v.nullable(v.string()),
});
export type Subscriber = v.InferOutput<typeof Subscriber>;

/** One mail of the local outbox, where mail goes while no SMTP server is configured. */
export const OutboxMail = v.object({
  id: v.number(),
  from: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  headers: v.record(v.string(), v.string()),
  createdAt: v.string(),
});
export type OutboxMail = v.InferOutput<typeof OutboxMail>;

export const SUBSCRIBER_EXAMPLE = { email: 'anna@example.com', name: 'Anna' };
