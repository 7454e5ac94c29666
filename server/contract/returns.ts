// Where reports about mails are taken.
import * as v from 'valibot';

/** Mail services that tell by calls of theirs what came back. */
export const RETURN_SERVICES = ['ses', 'postmark', 'mailgun', 'sendgrid'] as const;
export type ReturnService = (typeof RETURN_SERVICES)[number];

export const Returns = v.object({
  /** `host:port` of the SMTP receiver; null without one. */
  receiver: v.nullable(v.string()),
  /** The address that each service is to be given; whoever knows one may tell of mails of this business. */
  webhooks: v.object(v.entriesFromList(RETURN_SERVICES, v.string())),
  /** Reports since the start of the server: about mails of ours, about none, and what was no report. */
  counts: v.object({ taken: v.number(), ignored: v.number(), refused: v.number() }),
});
export type Returns = v.InferOutput<typeof Returns>;
