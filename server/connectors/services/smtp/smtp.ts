// Mail over an SMTP server. Each mail is handed over once: what is tried again by itself are mails of which not a byte had
// left.

import { Readable } from 'node:stream';
import type { Sentence } from '../../../contract/sentence.ts';
import type { FindSigningKey } from '../../../domain/email/index.ts';
import type { Mail, MailTransport, SendOutcome } from '../../../domain/letters/index.ts';
import { type Clock, MINUTE, SECOND } from '../../../kernel/clock.ts';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { findPublicPlace } from '../../mail-place.ts';
import { formatReturnPath } from '../../return-path.ts';
import { toWire } from './address.ts';
import { connect, type Envelope, type SmtpConnection } from './connection.ts';
import { createEncoder, type Encoder } from './encode.ts';
import { writeMessage } from './message.ts';
import { type SmtpFailure, toOutcome } from './outcome.ts';
import { SmtpPool } from './pool.ts';
import { createSigning, type Signing } from './signing.ts';

export interface SmtpParts {
  /** `smtp://user:password@host:port` (STARTTLS) or `smtps://` (TLS from the start). */
  readonly url: string;
  /** Among which addresses the server may lie; anywhere when absent. */
  readonly reach?: 'anywhere' | 'public';
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
const CONNECTIONS = 8;
const MAILS_A_CONNECTION = 1000;
const IDLE = MINUTE;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export interface SmtpTransport extends MailTransport {
  /** Lets mails under way end, then closes the connections. */
  close(): void;
}

/** Opens the pool; connections are made when the first mail leaves. Throws a TypeError on a malformed URL. */
export async function createSmtpTransport(parts: SmtpParts): Promise<SmtpTransport> {
  const timeouts = parts.timeouts ?? TIMEOUTS;
  const { pool, encoder } = await openPool(parts, timeouts);
  const sign = createSigning(parts.findSigningKey);
  const isPostmark = new URL(parts.url).hostname.endsWith('.postmarkapp.com');
  return {
    send: async (mail) => {
      const envelope = toEnvelope(mail, parts);
      if ('id' in envelope) return { end: 'refused', reason: envelope, bounce: null };
      const content = await write(mail, { encoder, sign, isPostmark });
      return handOver(pool, { envelope, content }, { now: () => parts.clock.now(), timeouts });
    },
    close: () => pool.close(),
  };
}

interface Written {
  readonly envelope: Envelope & { readonly needsUtf8: boolean };
  readonly content: Buffer;
}

async function handOver(
  pool: SmtpPool,
  { envelope: { needsUtf8, ...envelope }, content }: Written,
  { now, timeouts }: { now: () => number; timeouts: SmtpTimeouts },
): Promise<SendOutcome> {
  // The content is read only once the server has asked for it: that it was read tells that it may have arrived.
  const bodies: Readable[] = [];
  const envelopeFor = ({ takesUtf8 }: SmtpConnection) => {
    if (needsUtf8 && !takesUtf8) throw new NoSuchLetters();
    return envelope;
  };
  try {
    await pool.send({
      envelopeFor,
      content: () => {
        const body = readableOf(content);
        bodies.push(body);
        return body;
      },
      limit: timeouts.mail,
    });
    return { end: 'sent' };
  } catch (error) {
    if (error instanceof NoSuchLetters) return { end: 'refused', reason: error.sentence, bounce: null };
    const begun = bodies.some((body) => body.readableDidRead);
    return toOutcome(error as SmtpFailure, { begun, now: now() });
  }
}

class NoSuchLetters extends SaidError {
  constructor() {
    super(say('networks.mail-server-ascii'));
  }
}

function readableOf(content: Buffer): Readable {
  return new Readable({
    read() {
      this.push(content);
      this.push(null);
    },
  });
}

/** The libraries are large, and without a mail server never needed. */
async function openPool(
  { url: address, reach = 'anywhere' }: Pick<SmtpParts, 'url' | 'reach'>,
  timeouts: SmtpTimeouts,
): Promise<{ pool: SmtpPool; encoder: Encoder }> {
  const url = new URL(address);
  if (!/^smtps?:$/.test(url.protocol))
    throw new TypeError('The mail server must be given as smtp:// or smtps://');
  const [{ default: Client }, { parseConnectionUrl }, words] = await Promise.all([
    import('nodemailer/lib/smtp-connection'),
    import('nodemailer/lib/shared'),
    import('nodemailer/lib/mime-funcs'),
  ]);
  const { auth, ...server } = parseConnectionUrl(address);
  const options = {
    ...server,
    // A password must not cross a network in the clear.
    ...(url.protocol === 'smtp:' &&
      url.username !== '' &&
      !LOOPBACK.test(url.hostname) && { requireTLS: true }),
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
  };
  const pool = new SmtpPool({
    size: CONNECTIONS,
    idle: IDLE,
    mails: MAILS_A_CONNECTION,
    connect: async (onEnd) => {
      const place = reach === 'public' ? await findPublicPlace(url.hostname) : {};
      return connect({ Client, options: { ...options, ...place }, auth: toAuth(auth), onEnd });
    },
  });
  return { pool, encoder: createEncoder(words) };
}

function toAuth(auth: { user?: string; pass?: string } | undefined) {
  return auth?.user ? { user: auth.user, pass: auth.pass ?? '' } : undefined;
}

/**
 * Letters belong to no business: who could act on a report is the operator, to whom the sender's mailbox belongs.
 * @returns why there is none, where an address cannot be said to a mail server
 */
function toEnvelope(mail: Mail, { returns }: SmtpParts): Written['envelope'] | Sentence {
  const { businessId, messageId } = mail;
  const [from, to] = [toWire(mail.from.address), toWire(mail.to.address)];
  if (!from || !to) return say('networks.no-mail-address', { address: (from ? mail.to : mail.from).address });
  const needsUtf8 = from.needsUtf8 || to.needsUtf8;
  if (!returns || businessId === null) return { from: from.address, to: to.address, needsUtf8 };
  const domain = returns.domain ?? from.address.slice(from.address.lastIndexOf('@') + 1);
  return { from: formatReturnPath(messageId, domain), to: to.address, needsUtf8 };
}

async function write(
  mail: Mail,
  { encoder, sign, isPostmark }: { encoder: Encoder; sign: Signing; isPostmark: boolean },
): Promise<Buffer> {
  const { headers, body } = await sign(
    mail.from.address,
    writeMessage(mail, encoder, isPostmark ? postmarkHeaders(mail) : {}),
  );
  return Buffer.from(`${headers.join('\r\n')}\r\n\r\n${body}`);
}

/** Postmark tells of a mail by names of its own alone, unless it is given one to tell along. */
function postmarkHeaders({ messageId }: Mail): Record<string, string> {
  return { 'X-PM-Metadata-mail': messageId.slice(1, messageId.lastIndexOf('@')) };
}
