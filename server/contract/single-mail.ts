// Single mails that a program asks for (order confirmations and the like), and their templates.
import * as v from 'valibot';
import { MailSubject, MailText, RECIPIENT_STATUSES } from './mailing.ts';
import { problem } from './problem.ts';
import { EmailAddress, requiredLine } from './schema.ts';

const TemplateName = requiredLine(100);

/** Body of POST /api/users/:id/mail-templates; a known name is written anew. */
export const MailTemplateInput = v.object({ name: TemplateName, subject: MailSubject, content: MailText });
export type MailTemplateInput = v.InferOutput<typeof MailTemplateInput>;
export const MAIL_TEMPLATE_EXAMPLE = {
  name: 'receipt',
  subject: 'Your order {{order}}',
  content: 'Hello {{name|there}},\n\nthank you for your order {{order}}.',
};

export const MailTemplate = v.object({
  id: v.number(),
  name: v.string(),
  subject: v.string(),
  content: v.string(),
  updatedAt: v.string(),
});
export type MailTemplate = v.InferOutput<typeof MailTemplate>;

/** Body of POST /api/mail. */
export const SingleMailInput = v.object({
  to: EmailAddress,
  template: v.union(
    [TemplateName, v.object({ subject: MailSubject, content: MailText })],
    problem('template-or-text'),
  ),
  /** What the template's fields are filled with: `order.id` is `{order: {id}}`. */
  data: v.optional(
    v.pipe(
      v.custom((data) => !Array.isArray(data), problem('object')),
      v.record(v.string(), v.unknown(), problem('object')),
    ),
    {},
  ),
  /** The same again sends nothing. Also taken from the header `Idempotency-Key`. */
  idempotencyKey: v.optional(requiredLine(255)),
});
export type SingleMailInput = v.InferOutput<typeof SingleMailInput>;
export const SINGLE_MAIL_EXAMPLE = {
  to: 'anna@example.com',
  template: { subject: 'Your order {{order}}', content: 'Hello {{name|there}}, thank you.' },
  data: { order: 'A-17', name: 'Anna' },
  idempotencyKey: 'order-A-17',
};

export const SingleMail = v.object({
  id: v.number(),
  status: v.picklist(RECIPIENT_STATUSES),
});
export type SingleMail = v.InferOutput<typeof SingleMail>;
