// One connection to a mail server, by nodemailer's client: greeted, encrypted and signed in, then one mail after the other.

import type { Readable } from 'node:stream';
import type Client from 'nodemailer/lib/smtp-connection';
import { SaidError } from '../../../kernel/said-error.ts';
import { say } from '../../../sentences/index.ts';

export interface Envelope {
  readonly from: string;
  readonly to: string;
}

export interface SmtpConnection {
  /** Whether addresses that are not ASCII may be said. */
  readonly takesUtf8: boolean;
  /** Whether it can be given another mail. */
  readonly isOpen: boolean;
  /** Whether a mail went over it before: the server may have closed it since. */
  readonly isUsed: boolean;
  /** @throws nodemailer's error, with `code` and, after a reply, `responseCode` */
  send(envelope: Envelope, content: Readable): Promise<void>;
  /** At once; a mail under way fails. */
  destroy(error: Error): void;
  /** Says goodbye. */
  close(): void;
}

export interface ConnectParts {
  readonly Client: typeof Client;
  readonly options: ConstructorParameters<typeof Client>[0];
  readonly auth: { readonly user: string; readonly pass: string } | undefined;
  /** It can be given no other mail. */
  readonly onEnd: () => void;
}

/** @throws nodemailer's error */
export async function connect({ Client, options, auth, onEnd }: ConnectParts): Promise<SmtpConnection> {
  const client = new Client(options);
  let isOpen = false;
  let isUsed = false;
  let failure: Error | undefined;
  // A promise that all steps of a connection raced would keep something of each of its thousand mails until it ends.
  let failStep: (error: Error) => void = () => {};
  const fail = (error: Error) => {
    failure ??= error;
    failStep(failure);
  };
  client.on('error', fail);
  client.once('end', () => {
    isOpen = false;
    fail(new SaidError(say('networks.mail-server-closed')));
    onEnd();
  });
  /** One step of the conversation after the other, each of which ends with the connection at the latest. */
  const step = (begin: (done: (error?: Error | null) => void) => void) =>
    new Promise<void>((resolve, reject) => {
      if (failure) return reject(failure);
      failStep = reject;
      begin((error) => (error ? reject(error) : resolve()));
    });
  let offered = '';
  try {
    await step((done) => client.connect(done));
    offered = String(client.lastServerResponse);
    if (auth && client.allowsAuth) await step((done) => client.login({ ...auth, credentials: auth }, done));
  } catch (error) {
    client.close();
    throw error;
  }
  isOpen = true;
  return {
    takesUtf8: /^250[ -]SMTPUTF8\b/im.test(offered),
    get isOpen() {
      return isOpen;
    },
    get isUsed() {
      return isUsed;
    },
    send: async (envelope, content) => {
      try {
        await step((done) => client.send({ ...envelope, to: [envelope.to] }, content, done));
      } catch (error) {
        // After a refusal the conversation goes on; anything else ends it.
        if (isOpen && isRefusal(error)) await step((done) => client.reset(done)).catch(() => client.close());
        else client.close();
        throw error;
      } finally {
        isUsed = true;
      }
    },
    destroy: (error) => {
      fail(error);
      client.close();
    },
    close: () => {
      isOpen = false;
      client.quit();
    },
  };
}

function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421;
}
