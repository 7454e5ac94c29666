// The local outbox: where mail goes while no SMTP server is configured. Nothing leaves the machine.
import { type Context, unitOfWork } from '../../db/unit-of-work.ts';
import { SYSTEM } from '../../kernel/actor.ts';
import type { MailTransport } from './mail.ts';
import { insertOutboxMail } from './outbox.repo.ts';

/** A transport that keeps each mail in the database for its owner to read. */
export function createOutbox(ctx: Context): MailTransport {
  return {
    send: async (mail) => {
      await unitOfWork(ctx, SYSTEM, (tx) => insertOutboxMail(tx.q, mail, tx.now));
      return { end: 'sent' };
    },
  };
}
