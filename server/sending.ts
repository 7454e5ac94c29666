// How mails leave by the configured mail server: signed, and with an address to come back to.
import type { Config } from './config/config.ts';
import { hostsOf, readMailServers } from './config/mail-servers.ts';
import { isNearHost } from './connectors/public-address.ts';
import { createMailboxReader } from './connectors/services/returns/mailbox.ts';
import { createSmtpTransport } from './connectors/services/smtp/smtp.ts';
import type { Context, Query } from './db/unit-of-work.ts';
import {
  createCarrier,
  createFindSigningKey,
  createOutbox,
  domainOf,
  ensureSenderDomain,
  isLocal,
  listHosts,
  type MailboxParts,
  type MailParts,
  type MailServerParts,
  type SendingSetup,
  type ServerSetup,
} from './domain/email/index.ts';
import { senderOf } from './domain/letters/index.ts';
import type { MailWay } from './machine.ts';
import { letterRenderer, mailRenderer } from './pages/render-mail.tsx';

/** Without an address of ours to come back to, reports go to the sender's mailbox. */
function returnsOf({ bounces: { listen, domain }, mailFrom }: Config): { domain: string | undefined } | null {
  if (listen === undefined && domain === undefined) return null;
  // Whichever business's sender a mail has: its domain is not ours to take mails at.
  return {
    domain: domain ?? (mailFrom === undefined ? undefined : domainOf(senderOf(mailFrom, '').address)),
  };
}

/** The servers that the environment names; those that people set are used only with a sender. */
function describeServers({ smtpUrl, mailFrom, signUp }: Config): ServerSetup {
  return {
    installed: smtpUrl === undefined ? [] : (readMailServers(smtpUrl) ?? []),
    hasSender: mailFrom !== undefined,
    isClosed: signUp === 'closed',
  };
}

/** The mail servers, and what takes all mails away. */
export function openServers(ctx: Context, config: Config): MailServerParts {
  const setup = describeServers(config);
  const findSigningKey = config.dkim ? createFindSigningKey(ctx) : undefined;
  const returns = returnsOf(config) ?? undefined;
  const carrier = createCarrier(ctx, {
    setup,
    open: (address) => createSmtpTransport({ ...address, clock: ctx.clock, findSigningKey, returns }),
    outbox: createOutbox(ctx),
  });
  return { setup, carrier, isNear: isNearHost };
}

/** How mails are made and leave; `url` is where this machine listens, which a mail asks for when it is made. */
export function createMail(
  { db }: Pick<Context, 'db'>,
  { mailFrom, publicUrl }: Config,
  { servers: { setup, carrier }, url }: { readonly servers: MailServerParts; readonly url: () => URL },
): MailParts {
  return {
    transport: carrier,
    isLocal: (businessId) => isLocal(db.read, setup, businessId),
    renderer: mailRenderer,
    letters: letterRenderer,
    from: mailFrom ?? null,
    get publicUrl() {
      return (publicUrl ?? url()).href;
    },
  };
}

/** How mailboxes are read that reports come back to. */
export function openMailboxes(config: Config): MailboxParts {
  return { reader: createMailboxReader(), setup: describeServers(config) };
}

/** How mails leave, as far as DNS has to know of it. */
export function describeSending(config: Config): SendingSetup {
  const { mailFrom = null, dkim, smtpUrl, publicUrl } = config;
  return {
    from: mailFrom,
    isSigned: dkim,
    returns: returnsOf(config),
    mailHost: smtpUrl === undefined ? null : (hostsOf(smtpUrl)[0] ?? null),
    publicHost: publicUrl?.hostname ?? null,
  };
}

/** By which servers of the installation letters leave. */
export async function findMailWay(q: Query, { smtpUrl, mailFrom }: Config): Promise<MailWay> {
  const set = mailFrom === undefined ? [] : await listHosts(q);
  const used = set.filter(({ isPaused }) => !isPaused).map(({ host }) => host);
  const hosts = [...used, ...(smtpUrl === undefined ? [] : hostsOf(smtpUrl))];
  return { hosts, arePaused: hosts.length === 0 && set.length > 0 };
}

/** The sender's domain gets its key with the first start that names a sender. */
export async function ensureSigningKey(ctx: Context, { dkim, mailFrom }: Config): Promise<void> {
  if (dkim && mailFrom !== undefined) await ensureSenderDomain(ctx, domainOf(senderOf(mailFrom, '').address));
}
