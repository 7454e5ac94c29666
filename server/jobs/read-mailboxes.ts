// Every five minutes: reads the mailboxes that reports about mails come back to, as far as they are due.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type MailboxParts, readDueMailboxes } from '../domain/email/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

export function readMailboxesJob(ctx: Context, parts: MailboxParts) {
  return defineJob(
    v.object({}),
    (_, run) =>
      keepClaim(run, async () => {
        await readDueMailboxes(ctx, parts, run.signal);
        return DONE;
      }),
    'ask',
  );
}
