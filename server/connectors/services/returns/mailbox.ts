// Reads reports about mails out of a mailbox (IMAP): what is new there by its number, never further than its bounds, because
// anybody may send anything to a mailbox, and a server may hang or trickle.

import type { ImapFlow } from 'imapflow';
import type { Told } from '../../../contract/sentence.ts';
import type { Mailbox, MailboxMark, MailboxReader, MailboxTake } from '../../../domain/email/index.ts';
import { MINUTE, SECOND } from '../../../kernel/clock.ts';
import { isLoopback } from '../../../kernel/loopback.ts';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';
import { findPublicPlace } from '../../mail-place.ts';
import { readMail } from './mime.ts';
import { readReport } from './report.ts';

export interface MailboxLimits {
  /** Messages of one reading; what is left is read by the next. */
  readonly messages: number;
  /** Where nothing was read before, or numbers begin anew: so many of the newest. */
  readonly first: number;
  /** Of a message, bytes: a report stands in front of what it carries along. */
  readonly size: number;
  /** Connecting, silence on a connection, and a reading altogether, milliseconds. */
  readonly connection: number;
  readonly silence: number;
  readonly reading: number;
}

const LIMITS: MailboxLimits = {
  messages: 200,
  first: 1000,
  size: 256_000,
  connection: 15 * SECOND,
  silence: 30 * SECOND,
  reading: 2 * MINUTE,
};
/** Messages one after the other that a server would not hand out: from then on it is the server, and no message. */
const MOST_REFUSED = 10;
/** Of an answer without contents: numbers of a mailbox with a million messages are seven of these. */
const LONGEST_LINE = 8_000_000;

/** @param wanted limits for tests */
export function createMailboxReader(wanted: Partial<MailboxLimits> = {}): MailboxReader {
  const limits = { ...LIMITS, ...wanted };
  return {
    read: async (mailbox, mark, take) => {
      const told = { mark, taken: 0, others: 0, isMore: false, lacksLetters: false };
      let client: ImapFlow | undefined;
      let isLate = false;
      const deadline = setTimeout(() => {
        isLate = true;
        client?.close();
      }, limits.reading);
      try {
        client = await open(mailbox, limits);
        if (isLate) throw new Error('late');
        await client.connect();
        await readNew(client, { mailbox, told, take, limits });
        await client.logout();
        return { ...told, failure: null };
      } catch (error) {
        const failure = isLate
          ? say('networks.mailbox-late', { seconds: limits.reading / SECOND })
          : whyOf(error);
        return { ...told, failure };
      } finally {
        clearTimeout(deadline);
        client?.close();
      }
    },
  };
}

/** The library is large, and without a mailbox never needed. */
async function open(mailbox: Mailbox, limits: MailboxLimits): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  const { host, port, security, login: user, password: pass, reach } = mailbox;
  const place = reach === 'public' ? await findPublicPlace(host) : { host: host.replace(/^\[|\]$/g, '') };
  const servername = 'tls' in place ? place.tls.servername : '';
  const client = new ImapFlow({
    host: place.host,
    ...(servername !== '' && { servername }),
    port,
    secure: security === 'tls',
    // A password must not cross a network in the clear.
    ...(security === 'starttls' && !isLoopback(host) && { doSTARTTLS: true }),
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: limits.connection,
    greetingTimeout: limits.connection,
    socketTimeout: limits.silence,
    maxLineLength: LONGEST_LINE,
    maxLiteralSize: limits.size * 2,
  });
  // What fails while nobody asks for anything is told by the next thing that is asked for.
  client.on('error', () => {});
  return client;
}

interface Reading {
  readonly mailbox: Mailbox;
  readonly told: { mark: MailboxMark; taken: number; others: number; isMore: boolean; lacksLetters: boolean };
  readonly take: MailboxTake;
  readonly limits: MailboxLimits;
}

async function readNew(client: ImapFlow, { mailbox, told, take, limits }: Reading): Promise<void> {
  const { marksRead, folder } = mailbox;
  const { uidValidity, uidNext } = await client.mailboxOpen(folder, { readOnly: !marksRead });
  const validity = String(uidValidity);
  if (told.mark.validity !== validity)
    told.mark = { validity, uid: Math.max(0, Number(uidNext) - 1 - limits.first) };
  const after = told.mark.uid;
  // A server answers with its last message where there is none after the one that is asked for.
  const found = (await client.search({ uid: `${after + 1}:*` }, { uid: true })) || [];
  const fresh = found.filter((uid) => uid > after).sort((one, other) => one - other);
  told.isMore = fresh.length > limits.messages;
  const refused: unknown[] = [];
  for (const uid of fresh.slice(0, limits.messages)) {
    const source = await fetchSource(client, uid, limits.size);
    if (source instanceof Error) {
      if (refused.push(source) === MOST_REFUSED) break;
      continue;
    }
    const isOurs = source !== undefined && (await takeMessage(source, take));
    told[isOurs ? 'taken' : 'others'] += 1;
    told.others += refused.length;
    if (isOurs && marksRead) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
    told.mark = { validity, uid };
    // It hands out others: what it does not is damaged there, and kept all that came after it from being read.
    refused.length = 0;
  }
  if (refused.length === 0) return;
  told.lacksLetters = refused.length < MOST_REFUSED;
  throw refused[0];
}

/** A message's beginning; undefined where somebody else has removed it meanwhile, and the error where its server refuses it. */
async function fetchSource(client: ImapFlow, uid: number, size: number): Promise<Buffer | undefined | Error> {
  const query = { uid: true, source: { start: 0, maxLength: size } };
  try {
    const message = await client.fetchOne(String(uid), query, { uid: true });
    return message ? message.source : undefined;
  } catch (error) {
    const { responseStatus } = error as { readonly responseStatus?: string };
    if (error instanceof Error && (responseStatus === 'NO' || responseStatus === 'BAD')) return error;
    throw error;
  }
}

async function takeMessage(bytes: Buffer, take: MailboxTake): Promise<boolean> {
  const source = bytes.toString('latin1');
  const report = readReport({ ...envelopeOf(source), source });
  return typeof report !== 'string' && (await take(report));
}

/** The envelope as the server that delivered the message wrote it down. */
function envelopeOf(source: string): { from: string; to: string[] } {
  const { headers } = readMail(source);
  const said = (name: string) => headers.get(name) ?? [];
  const sender = said('return-path')[0] ?? said('from')[0] ?? '';
  const isNobody = /^\s*<\s*>/.test(sender) || /\b(mailer-daemon|postmaster)@/i.test(sender);
  const to = ['delivered-to', 'x-original-to', 'envelope-to', 'to'].flatMap(said);
  return { from: isNobody ? '' : sender, to };
}

/** Characters of what a server said. */
const MOST_WORDS = 300;

/** What keeps a connection from coming about, by its code. */
const UNREACHED: Readonly<Record<string, 'mailbox-nobody' | 'mailbox-nameless' | 'mailbox-silent'>> = {
  ECONNREFUSED: 'mailbox-nobody',
  EHOSTUNREACH: 'mailbox-nobody',
  ENETUNREACH: 'mailbox-nobody',
  ENOTFOUND: 'mailbox-nameless',
  EAI_AGAIN: 'mailbox-nameless',
  ETIMEDOUT: 'mailbox-silent',
  CONNECT_TIMEOUT: 'mailbox-silent',
  GREETING_TIMEOUT: 'mailbox-silent',
};

/** What a server said, where it said something. */
function whyOf(error: unknown): Told {
  if (error instanceof SaidError) return error.sentence;
  const { message, code, responseText, authenticationFailed } = error as Error & {
    readonly code?: string;
    readonly responseText?: string;
    readonly authenticationFailed?: boolean;
  };
  const said = (responseText || message || 'no connection').replace(/[^\u0020-\u007e]+/g, ' ').trim();
  const words = said.slice(0, MOST_WORDS);
  const unreached = code !== undefined && Object.hasOwn(UNREACHED, code) ? UNREACHED[code] : undefined;
  if (unreached) return say(`networks.${unreached}`, { words });
  return authenticationFailed ? say('networks.mailbox-refused', { words }) : words;
}
