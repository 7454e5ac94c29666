// The local outbox: where mail goes while no SMTP server is configured. Nothing leaves the machine.
import type { OutboxMail } from '../../contract/subscriber.ts';
import { HIDDEN_IN_VISIT } from '../../contract/texts.ts';
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { type AccountActor, SYSTEM } from '../../kernel/actor.ts';
import { say } from '../../sentences/index.ts';
import { isInPerson } from '../accounts/index.ts';
import type { MailTransport } from '../letters/index.ts';
import { insertOutboxMail, listOutboxMails } from './outbox.repo.ts';

const NO_SERVER = say('email.no-server');

/**
 * A transport that keeps each mail in the database for its owner to read. A letter may carry another person's sign-in
 * link, so it is refused here: it stays among the letters, where the operator can read it.
 */
export function createOutbox(ctx: Context): MailTransport {
  return {
    send: async (mail) => {
      const { businessId } = mail;
      if (businessId === null) return { end: 'refused', reason: NO_SERVER, bounce: null };
      await unitOfWork(ctx, SYSTEM, (tx) => insertOutboxMail(tx, { ...mail, businessId }));
      return { end: 'kept' };
    },
  };
}

/**
 * Mails of the reader's business, newest first; `before` is the id to page on from. Each holds the link by which its
 * recipient unsubscribes, so the admin in somebody's account sees to whom they went, and nothing of what is in them.
 */
export async function listOutbox(
  ctx: Pick<Context, 'db' | 'vault'>,
  reader: Pick<AccountActor, 'businessId' | 'impersonation'>,
  page: { limit: number; before?: number | undefined },
): Promise<OutboxMail[]> {
  const mails = await listOutboxMails(ctx, { ...page, businessId: reader.businessId });
  if (isInPerson(reader)) return mails;
  return mails.map((mail) => ({ ...mail, text: HIDDEN_IN_VISIT, html: HIDDEN_IN_VISIT, headers: {} }));
}
