// Mail over an SMTP server, pooled. Each mail is handed over once: what nodemailer tries again by itself are mails of
// which not a byte had left.
import type { Readable } from 'node:stream';
import type { FindSigningKey } from '../../../domain/email/index.ts';
import type { Mail, MailTransport } from '../../../domain/letters/index.ts';
import { type Clock, MINUTE, SECOND } from '../../../kernel/clock.ts';
import { formatReturnPath } from '../../return-path.ts';
import { type SmtpFailure, toOutcome } from './outcome.ts';
import { createSigning, type Signer } from './signing.ts';

export interface SmtpParts {
  /** `smtp://user:password@host:port` (STARTTLS) or `smtps://` (TLS from the start). */
  readonly url: string;
  readonly clock: Clock;
  /** Keys by which mails are signed; absent where the mail server signs them. */
  readonly findSigningKey?: FindSigningKey | undefined;
  /**
   * Where reports about a mail of a business come back to: a domain, or the sender's own; absent where nobody takes them,
   * which then go to the sender.
   */
  readonly returns?: { readonly domain: string | undefined } | undefined;
  readonly timeouts?: SmtpTimeouts;
}

/** Milliseconds. */
export interface SmtpTimeouts {
  readonly connection: number;
  readonly greeting: number;
  /** Silence of the server on an open connection. */
  readonly socket: number;
  /** One mail altogether, for servers that trickle. */
  readonly mail: number;
}

const TIMEOUTS: SmtpTimeouts = {
  connection: 15 * SECOND,
  greeting: 15 * SECOND,
  socket: MINUTE,
  mail: 3 * MINUTE,
};
const CONNECTIONS = 4;
const IDLE = MINUTE;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export interface SmtpTransport extends MailTransport {
  /** Lets mails under way end, then closes the connections. */
  close(): void;
}

/** Opens the pool; connections are made when the first mail leaves. Throws a TypeError on a malformed URL. */
export async function createSmtpTransport(parts: SmtpParts): Promise<SmtpTransport> {
  // Large, and without a mail server never needed.
  const { createTransport } = await import('nodemailer');
  const timeouts = parts.timeouts ?? TIMEOUTS;
  const pool = createTransport(describePool(parts.url, timeouts));
  const findSigner = await createSigning(parts.findSigningKey);
  const underWay = new Map<string, UnderWay>();
  // The pool reads a mail's content only once the server has asked for it: that it was read tells that it may have
  // arrived. It asks for the content anew for each of its own tries.
  pool.use('stream', (message, done) => {
    const mail = underWay.get(String(message.data.messageId));
    message.message.processFunc((content: Readable) => {
      const body = mail?.signer?.sign(content) ?? content;
      mail?.bodies.push(body);
      return body;
    });
    done();
  });
  return {
    send: async (mail) => {
      const bodies: Readable[] = [];
      try {
        underWay.set(mail.messageId, { bodies, signer: await findSigner(mail) });
        await pool.sendMail({
          ...toMessage(mail, parts),
          ...toEnvelope(mail, parts),
          signal: AbortSignal.timeout(timeouts.mail),
        });
        return { end: 'sent' };
      } catch (error) {
        const begun = bodies.some((body) => body.readableDidRead);
        return toOutcome(error as SmtpFailure, { begun, now: parts.clock.now() });
      } finally {
        underWay.delete(mail.messageId);
      }
    },
    close: () => pool.close(),
  };
}

interface UnderWay {
  /** One for each of nodemailer's own tries. */
  readonly bodies: Readable[];
  readonly signer: Signer | undefined;
}

function describePool(address: string, timeouts: SmtpTimeouts) {
  const url = new URL(address);
  if (!/^smtps?:$/.test(url.protocol))
    throw new TypeError('The mail server must be given as smtp:// or smtps://');
  return {
    url: address,
    pool: true as const,
    // A password must not cross a network in the clear.
    requireTLS: url.protocol === 'smtp:' && url.username !== '' && !LOOPBACK.test(url.hostname),
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    idleTimeout: IDLE,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    // Nothing in a mail may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Letters belong to no business: who could act on a report is the operator, to whom the sender's mailbox belongs. */
function toEnvelope({ businessId, messageId, from, to }: Mail, { returns }: SmtpParts) {
  if (!returns || businessId === null) return {};
  const domain = returns.domain ?? from.address.slice(from.address.lastIndexOf('@') + 1);
  return { envelope: { from: formatReturnPath(messageId, domain), to: to.address } };
}

/** Postmark tells of a mail by names of its own alone, unless it is given one to tell along. */
function serviceHeaders({ messageId }: Mail, { url }: SmtpParts): Record<string, string> {
  const isPostmark = new URL(url).hostname.endsWith('.postmarkapp.com');
  return isPostmark ? { 'X-PM-Metadata-mail': messageId.slice(1, messageId.lastIndexOf('@')) } : {};
}

function toMessage(mail: Mail, parts: SmtpParts) {
  return {
    messageId: mail.messageId,
    date: new Date(mail.date),
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { ...mail.headers, ...serviceHeaders(mail, parts) },
    xMailer: false as const,
  };
}
