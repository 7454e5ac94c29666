// A small SMTP receiver of reports about mails: nothing that it takes is passed on, and all that anybody may send is bounded.
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { ReturnReport } from '../../../contract/bounce.ts';
import { type Clock, MINUTE, SECOND } from '../../../kernel/clock.ts';
import { readReport } from './report.ts';

export interface ReceiverParts {
  readonly host: string;
  readonly port: number;
  readonly clock: Clock;
  /** Whether a report was about a mail of ours. */
  readonly take: (report: ReturnReport) => Promise<boolean>;
  readonly report: (error: Error) => void;
  readonly limits?: Partial<ReceiverLimits>;
}

export interface ReceiverLimits {
  readonly connections: number;
  /** Of a mail, bytes: more is refused. */
  readonly size: number;
  /** Of a mail, bytes: what comes after is not looked at, as a report stands in front of what it carries along. */
  readonly read: number;
  /** Silence on a connection, and a connection altogether, milliseconds. */
  readonly silence: number;
  readonly session: number;
  /** Mails taken in a minute; more are asked to come again. */
  readonly mailsPerMinute: number;
}

const LIMITS: ReceiverLimits = {
  connections: 50,
  size: 10_000_000,
  read: 256_000,
  silence: 30 * SECOND,
  session: 5 * MINUTE,
  mailsPerMinute: 6000,
};
const MOST_RECIPIENTS = 10;
const CLOSING = SECOND;

/** What came in since the start. */
export interface ReceivedCounts {
  /** About mails of ours. */
  readonly taken: number;
  /** About no mail of ours, forged ones among them; nothing was changed. */
  readonly ignored: number;
  /** No reports at all. */
  readonly refused: number;
}

export interface Receiver {
  /** `host:port` that it listens on. */
  readonly address: string;
  readonly counts: ReceivedCounts;
  stop(): Promise<void>;
}

/** Starts to listen. @throws the system's error when the address cannot be listened on */
export async function startReceiver(parts: ReceiverParts): Promise<Receiver> {
  const { SMTPServer } = await import('smtp-server');
  const limits = { ...LIMITS, ...parts.limits };
  const counts = { taken: 0, ignored: 0, refused: 0 };
  const isTooMuch = countMinutes(parts.clock, limits.mailsPerMinute);
  const server = new SMTPServer({
    banner: 'reports about mails only',
    authOptional: true,
    // There is no certificate to show, and what comes in is public to every server on its way.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: limits.size,
    maxClients: limits.connections,
    socketTimeout: limits.silence,
    closeTimeout: CLOSING,
    onMailFrom: (_address, _session, done) =>
      done(isTooMuch() ? reply(451, '4.7.0 Too much, try again') : null),
    onRcptTo: (_address, session, done) =>
      done(session.envelope.rcptTo.length < MOST_RECIPIENTS ? null : reply(452, '4.5.3 Too many recipients')),
    onData: (stream, session, done) => {
      takeMail(stream, session, { parts, limits, counts }).then(done, (error: Error) => {
        parts.report(error);
        done(reply(451, '4.3.0 Try again later'));
      });
    },
  });
  // A client that goes away in the middle is none of our troubles.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const limit = setTimeout(() => socket.destroy(), limits.session);
    socket.once('close', () => clearTimeout(limit));
  });
  server.server.listen(parts.port, parts.host);
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    address: `${parts.host.includes(':') ? `[${parts.host}]` : parts.host}:${port}`,
    counts,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Taking {
  readonly parts: ReceiverParts;
  readonly limits: ReceiverLimits;
  readonly counts: { -readonly [Name in keyof ReceivedCounts]: number };
}

/** @returns why it is refused; null when it is taken */
async function takeMail(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  { parts, limits, counts }: Taking,
): Promise<Error | null> {
  const source = await readBeginning(stream, limits.read);
  if (stream.sizeExceeded) return reply(552, '5.3.4 Too large');
  const report = readReport({
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
    source,
  });
  const isOurs = typeof report === 'object' && (await parts.take(report));
  // Of a person nothing is taken and then left unread.
  if (report === 'foreign' || (!isOurs && report !== 'none' && report.as === 'answered')) {
    counts.refused += 1;
    return reply(550, '5.7.1 Nobody reads this address: it takes reports about mails only');
  }
  counts[isOurs ? 'taken' : 'ignored'] += 1;
  return null;
}

/** The rest is read, too, and forgotten: the other side has to come to its end. */
async function readBeginning(stream: NodeJS.ReadableStream, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    if (length < most) chunks.push(Buffer.from(chunk));
    length += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, most).toString('latin1');
}

/** Counts calls by the minute. @returns whether this one is too much */
function countMinutes(clock: Clock, most: number): () => boolean {
  let [minute, count] = [0, 0];
  return () => {
    const now = Math.floor(clock.now() / MINUTE);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    return count > most;
  };
}

function reply(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
