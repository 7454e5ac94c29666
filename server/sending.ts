// How mails leave by the configured mail server: signed, and with an address to come back to.
import type { Config } from './config/config.ts';
import { createSmtpTransport, type SmtpTransport } from './connectors/services/smtp/smtp.ts';
import type { Context } from './db/unit-of-work.ts';
import {
  createFindSigningKey,
  domainOf,
  ensureSenderDomain,
  type SendingSetup,
} from './domain/email/index.ts';
import { senderOf } from './domain/letters/index.ts';

/** Without an address of ours to come back to, reports go to the sender's mailbox. */
function returnsOf({ bounces: { listen, domain } }: Config): { domain: string | undefined } | null {
  return listen !== undefined || domain !== undefined ? { domain } : null;
}

/** Undefined without a mail server. */
export async function openMailServer(ctx: Context, config: Config): Promise<SmtpTransport | undefined> {
  const { smtpUrl: url, dkim } = config;
  if (url === undefined) return undefined;
  return createSmtpTransport({
    url,
    clock: ctx.clock,
    findSigningKey: dkim ? createFindSigningKey(ctx) : undefined,
    returns: returnsOf(config) ?? undefined,
  });
}

/** How mails leave, as far as DNS has to know of it. */
export function describeSending(config: Config): SendingSetup {
  const { mailFrom = null, dkim, smtpUrl, publicUrl } = config;
  return {
    from: mailFrom,
    isSigned: dkim,
    returns: returnsOf(config),
    mailHost: smtpUrl === undefined ? null : new URL(smtpUrl).hostname,
    publicHost: publicUrl?.hostname ?? null,
  };
}

/** The sender's domain gets its key with the first start that names a sender. */
export async function ensureSigningKey(ctx: Context, { dkim, mailFrom }: Config): Promise<void> {
  if (dkim && mailFrom !== undefined) await ensureSenderDomain(ctx, domainOf(senderOf(mailFrom, '').address));
}
