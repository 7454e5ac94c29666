// A real SMTP server on loopback for tests: it keeps what it takes, and refuses or hangs up as the test says.
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** As it came over the wire: headers, a blank line, the body. */
  readonly source: string;
}

/** A reply to one recipient: refuse before the content, after it, or hang up once the content is there. */
export type Behaviour =
  | { at: 'recipient' | 'sender' | 'content'; code: number; text?: string }
  | { at: 'hang-up' }
  | undefined;

export interface TestSmtp {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Recipients in the order in which their mail's content arrived, taken or not. */
  readonly seen: string[];
  /** Decides how the server meets a mail for this recipient. */
  behave: (recipient: string) => Behaviour | Promise<Behaviour>;
  close(): Promise<void>;
}

/** Starts a server on a free port. */
export async function startSmtp(): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const seen: string[] = [];
  const sockets = new Map<string, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: async (address, _session, done) => {
      const behaviour = await smtp.behave(address.address);
      done(behaviour?.at === 'recipient' ? reply(behaviour) : null);
    },
    onMailFrom: async (_address, _session, done) => {
      const behaviour = await smtp.behave('');
      done(behaviour?.at === 'sender' ? reply(behaviour) : null);
    },
    onData: async (stream, session, done) => {
      const source = await readAll(stream).catch(() => undefined);
      // A client that went away in the middle waits for no answer.
      if (source === undefined) return;
      const to = session.envelope.rcptTo[0]?.address ?? '';
      seen.push(to);
      const behaviour = await smtp.behave(to);
      if (behaviour?.at === 'content') return done(reply(behaviour));
      const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
      received.push({ from, to, source });
      if (behaviour?.at === 'hang-up') return void sockets.get(keyOf(session))?.destroy();
      done();
    },
  });
  server.on('error', () => {
    // A client that goes away in the middle is what some tests are about.
  });
  server.server.on('connection', (socket: Socket) => sockets.set(`${socket.remotePort}`, socket));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    received,
    seen,
    behave: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}

function keyOf(session: SMTPServerSession): string {
  return `${session.remotePort}`;
}

function reply({ code, text }: { code: number; text?: string }): Error & { responseCode: number } {
  return Object.assign(new Error(text ?? `The test answers ${code}`), { responseCode: code });
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
