// The local outbox: where mail goes while no SMTP server is configured. Nothing leaves the machine.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import type { MailTransport } from '../letters/index.ts';
import { insertOutboxMail } from './outbox.repo.ts';

const NO_SERVER = 'Not sent: no mail server is set.';

/**
 * A transport that keeps each mail in the database for its owner to read. A letter may carry another person's sign-in
 * link, so it is refused here: it stays among the letters, where the operator can read it.
 */
export function createOutbox(ctx: Context): MailTransport {
  return {
    send: async (mail) => {
      const { businessId } = mail;
      if (businessId === null) return { end: 'refused', reason: NO_SERVER, permanent: true };
      await unitOfWork(ctx, SYSTEM, (tx) => insertOutboxMail(tx, { ...mail, businessId }));
      return { end: 'sent' };
    },
  };
}
