// Where reports about mails are taken.
import * as v from 'valibot';

export const Returns = v.object({
  /** `host:port` of the SMTP receiver; null without one. */
  receiver: v.nullable(v.string()),
  /** Reports since the start of the server: about mails of ours, about none, and mails that were no reports. */
  counts: v.object({ taken: v.number(), ignored: v.number(), refused: v.number() }),
});
export type Returns = v.InferOutput<typeof Returns>;
