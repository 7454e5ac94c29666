// Once a day: whether the sender's domain is still set up so that mails arrive.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { checkSenderDomains, type Dns, type SendingSetup } from '../domain/email/index.ts';
import { DONE, defineJob } from './job.ts';

export function checkDomainJob(ctx: Context, { dns, sending }: { dns: Dns; sending: SendingSetup }) {
  return defineJob(
    v.object({}),
    async () => {
      await checkSenderDomains(ctx, dns, sending);
      return DONE;
    },
    'ask',
  );
}
