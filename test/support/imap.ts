// A strict IMAP server on loopback: it takes what RFC 3501 allows in its state and nothing else, and it may be slow, tear its
// answers into bytes, hang, number its messages anew, or refuse.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ImapMessage {
  readonly uid: number;
  readonly source: string;
  readonly flags: Set<string>;
}

/** A step at which the server says nothing any more. */
export type ImapStep = 'greeting' | 'login' | 'select' | 'search' | 'fetch';

export interface TestImap {
  readonly port: number;
  readonly messages: ImapMessage[];
  /** Every command as it came, without its tag; passwords left out. */
  readonly commands: string[];
  /** Changes when its messages are numbered anew. */
  validity: number;
  password: string;
  hangsAt: ImapStep | null;
  /** It says every byte by itself. */
  trickles: boolean;
  /** Ends the connection in the middle of this message. */
  cutsAt: number | null;
  /** It has these, and does not hand them out. */
  readonly damaged: Set<number>;
  /** Adds a message. @returns its number */
  deliver(source: string): number;
  /** Numbers all messages anew, as a server does that lost its numbers. */
  renumber(): void;
  close(): Promise<void>;
}

interface Session {
  isIn: boolean;
  folder: 'none' | 'examined' | 'selected';
}

const USER = 'bounces@shop.example';

export async function startImap(): Promise<TestImap> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    serve(imap, socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const imap: TestImap = {
    port: (server.address() as AddressInfo).port,
    messages: [],
    commands: [],
    validity: 1000,
    password: 'correct',
    hangsAt: null,
    trickles: false,
    cutsAt: null,
    damaged: new Set(),
    deliver: (source) => {
      const uid = (imap.messages.at(-1)?.uid ?? 0) + 1;
      imap.messages.push({ uid, source, flags: new Set() });
      return uid;
    },
    renumber: () => {
      imap.validity += 1;
      const renewed = imap.messages.map((message, at) => ({ ...message, uid: at + 1 }));
      imap.messages.splice(0, renewed.length, ...renewed);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return imap;
}

function serve(imap: TestImap, socket: Socket): void {
  const session: Session = { isIn: false, folder: 'none' };
  let saying = Promise.resolve();
  const say = (text: string) => {
    saying = saying.then(() => (imap.trickles ? trickle(socket, text) : void socket.write(text, 'latin1')));
  };
  if (imap.hangsAt === 'greeting') return;
  say('* OK [CAPABILITY IMAP4rev1] ready\r\n');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1');
    for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
      const line = heard.slice(0, end);
      heard = heard.slice(end + 2);
      answer(imap, { session, socket, say }, line);
    }
  });
}

async function trickle(socket: Socket, text: string): Promise<void> {
  for (const byte of text) {
    if (socket.destroyed) return;
    socket.write(byte, 'latin1');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

interface Talk {
  readonly session: Session;
  readonly socket: Socket;
  say(text: string): void;
}

function answer(imap: TestImap, talk: Talk, line: string) {
  const { session, say } = talk;
  const [, tag = '*', command = '', rest = ''] = /^(\S+) (UID \S+|\S+)(?: (.*))?$/i.exec(line) ?? [];
  const name = command.toUpperCase();
  imap.commands.push(name === 'LOGIN' ? name : `${name} ${rest}`.trim());
  const end = (state: string) => say(`${tag} ${state}\r\n`);
  const bad = () => end('BAD not now');
  switch (name) {
    case 'CAPABILITY':
      say('* CAPABILITY IMAP4rev1\r\n');
      return end('OK done');
    case 'NOOP':
      return end('OK done');
    case 'LOGOUT':
      say('* BYE\r\n');
      end('OK done');
      return void talk.socket.end();
    case 'LOGIN':
      if (imap.hangsAt === 'login') return;
      if (session.isIn) return bad();
      session.isIn = rest === `"${USER}" "${imap.password}"` || rest === `${USER} ${imap.password}`;
      return end(session.isIn ? 'OK in' : 'NO [AUTHENTICATIONFAILED] wrong password');
    case 'LIST':
      if (!session.isIn) return bad();
      say(/^"?"? ""$|^"" ""$/.test(rest) ? '* LIST (\\Noselect) "/" ""\r\n' : '* LIST () "/" INBOX\r\n');
      return end('OK done');
    case 'SELECT':
    case 'EXAMINE':
      return open(imap, talk, { tag, name, rest });
    case 'UID SEARCH':
      return search(imap, talk, { tag, rest });
    case 'UID FETCH':
      return fetchOne(imap, talk, { tag, rest });
    case 'UID STORE':
      return store(imap, talk, { tag, rest });
    default:
      return bad();
  }
}

function open(
  imap: TestImap,
  { session, say }: Talk,
  { tag, name, rest }: { tag: string; name: string; rest: string },
) {
  if (imap.hangsAt === 'select') return;
  if (!session.isIn) return say(`${tag} BAD sign in first\r\n`);
  if (!/^"?INBOX"?$/i.test(rest)) return say(`${tag} NO [NONEXISTENT] no such folder\r\n`);
  session.folder = name === 'SELECT' ? 'selected' : 'examined';
  say('* FLAGS (\\Seen)\r\n');
  say(`* ${imap.messages.length} EXISTS\r\n* 0 RECENT\r\n`);
  say(`* OK [UIDVALIDITY ${imap.validity}] .\r\n`);
  say(`* OK [UIDNEXT ${(imap.messages.at(-1)?.uid ?? 0) + 1}] .\r\n`);
  say(`${tag} OK [${name === 'SELECT' ? 'READ-WRITE' : 'READ-ONLY'}] open\r\n`);
}

function search(imap: TestImap, { session, say }: Talk, { tag, rest }: { tag: string; rest: string }) {
  if (imap.hangsAt === 'search') return;
  const [, from] = /^UID (\d+):\*$/i.exec(rest) ?? [];
  if (session.folder === 'none' || from === undefined) return say(`${tag} BAD what?\r\n`);
  // `*` is the last message, and a range holds both of its ends in whichever order (RFC 3501, 6.4.8).
  const last = imap.messages.at(-1);
  const found = imap.messages.filter((message) => message.uid >= Number(from) || message === last);
  say(`* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}\r\n${tag} OK done\r\n`);
}

function fetchOne(
  imap: TestImap,
  { session, say, socket }: Talk,
  { tag, rest }: { tag: string; rest: string },
) {
  if (imap.hangsAt === 'fetch') return;
  const [, uid, most] = /^(\d+) \(UID BODY\.PEEK\[\]<0\.(\d+)>\)$/i.exec(rest) ?? [];
  if (session.folder === 'none' || uid === undefined) return say(`${tag} BAD what? ${rest}\r\n`);
  const at = imap.messages.findIndex((message) => message.uid === Number(uid));
  const message = imap.messages[at];
  if (message && imap.damaged.has(message.uid))
    return say(`${tag} NO Some messages could not be FETCHed (Failure)\r\n`);
  if (message) {
    const part = message.source.slice(0, Number(most));
    say(`* ${at + 1} FETCH (UID ${uid} BODY[]<0> {${part.length}}\r\n`);
    if (imap.cutsAt === message.uid) return void socket.end(part.slice(0, 10));
    say(`${part})\r\n`);
  }
  say(`${tag} OK done\r\n`);
}

function store(imap: TestImap, { session, say }: Talk, { tag, rest }: { tag: string; rest: string }) {
  const [, uid, flag] = /^(\d+) \+FLAGS(?:\.SILENT)? \((\\\w+)\)$/i.exec(rest) ?? [];
  if (session.folder !== 'selected' || uid === undefined || flag === undefined)
    return say(`${tag} NO read only\r\n`);
  imap.messages.find((message) => message.uid === Number(uid))?.flags.add(flag);
  say(`${tag} OK done\r\n`);
}
