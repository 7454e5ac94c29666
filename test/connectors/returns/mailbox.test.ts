// Mailboxes as servers really are: slow, torn, hanging, numbered anew. What was read is never lost, and nothing is read twice.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import {
  createMailboxReader,
  type MailboxLimits,
} from '../../../server/connectors/services/returns/mailbox.ts';
import type { Mailbox, MailboxMark } from '../../../server/domain/email/index.ts';
import { wordsOfTold } from '../../../server/sentences/index.ts';
import { type ImapStep, startImap, type TestImap } from '../../support/imap.ts';
import { reportOf } from '../../support/returns.ts';

let imap: TestImap;
beforeEach(async () => {
  imap = await startImap();
});
afterEach(() => imap.close());

const NEW: MailboxMark = { validity: null, uid: 0 };
const bounceOf = (name: string) =>
  reportOf('postfix', {
    to: `${name}@example.com`,
    path: `bounce+${name}@shop.example`,
    id: `<${name}@shop.example>`,
  });

/** Reads with a short patience, as tests have. @returns what it told, and the names of the mails that came back */
async function read(
  mark: MailboxMark = NEW,
  { limits = {}, ...change }: Partial<Mailbox> & { limits?: Partial<MailboxLimits> } = {},
) {
  const mailbox: Mailbox = {
    host: '127.0.0.1',
    port: imap.port,
    security: 'starttls',
    login: 'bounces@shop.example',
    password: 'correct',
    folder: 'INBOX',
    marksRead: false,
    reach: 'anywhere',
    ...change,
  };
  const names: string[] = [];
  const told = await createMailboxReader(limits).read(mailbox, mark, async (report) => {
    names.push(report.names[0] ?? '');
    return true;
  });
  return { ...told, names };
}

test('what is new is read, and each message once', async () => {
  imap.deliver(bounceOf('anna'));
  imap.deliver('From: somebody@example.com\r\nSubject: Hello\r\n\r\nHow are you?\r\n');
  const first = await read();
  assert.partialDeepStrictEqual(first, { failure: null, taken: 1, others: 1, isMore: false });
  assert.deepEqual(first.names, ['anna']);
  assert.deepEqual(first.mark, { validity: '1000', uid: 2 });
  assert.partialDeepStrictEqual(await read(first.mark), { failure: null, taken: 0, others: 0 });
  imap.deliver(bounceOf('ben'));
  assert.deepEqual((await read(first.mark)).names, ['ben']);
});

test('nothing is changed there unless it is asked for', async () => {
  imap.deliver(bounceOf('anna'));
  imap.deliver('From: somebody@example.com\r\n\r\nHello\r\n');
  await read();
  assert.ok(!imap.commands.some((one) => /STORE|EXPUNGE|COPY|MOVE|^SELECT/.test(one)), imap.commands.join());
  assert.deepEqual(
    imap.messages.map(({ flags }) => flags.size),
    [0, 0],
  );
  await read(NEW, { marksRead: true });
  assert.deepEqual(
    imap.messages.map(({ flags }) => [...flags]),
    [['\\Seen'], []],
  );
});

test('a server that says every byte by itself is understood', async () => {
  imap.trickles = true;
  imap.deliver(bounceOf('anna'));
  assert.deepEqual((await read()).names, ['anna']);
});

test('messages that are numbered anew are read anew', async () => {
  for (const name of ['anna', 'ben', 'cleo']) imap.deliver(bounceOf(name));
  const { mark } = await read();
  imap.messages.splice(0, 2);
  imap.renumber();
  const again = await read(mark);
  assert.deepEqual(again.names, ['cleo']);
  assert.deepEqual(again.mark, { validity: '1001', uid: 1 });
});

test('a reading is bounded, and the next goes on where it stopped', async () => {
  for (const name of ['anna', 'ben', 'cleo']) imap.deliver(bounceOf(name));
  const limits = { messages: 2 };
  const first = await read(NEW, { limits });
  assert.partialDeepStrictEqual(first, { names: ['anna', 'ben'], isMore: true });
  assert.partialDeepStrictEqual(await read(first.mark, { limits }), { names: ['cleo'], isMore: false });
  assert.deepEqual(
    (await read(NEW, { limits: { first: 1 } })).names,
    ['cleo'],
    'of an old mailbox the newest',
  );
});

test('of a huge message its beginning is read', async () => {
  imap.deliver(`${bounceOf('anna')}${'x'.repeat(100_000)}`);
  assert.deepEqual((await read(NEW, { limits: { size: 20_000 } })).names, ['anna']);
});

for (const step of ['greeting', 'login', 'select', 'search', 'fetch'] as const satisfies ImapStep[]) {
  test(`a server that hangs at ${step} is given up`, async () => {
    imap.hangsAt = step;
    imap.deliver(bounceOf('anna'));
    const told = await read(NEW, { limits: { connection: 300, reading: 600 } });
    assert.ok(told.failure, 'it says so');
    assert.deepEqual(told.names, []);
    assert.equal(told.mark.uid, 0);
  });
}

test('what was read before a connection broke off stays read', async () => {
  for (const name of ['anna', 'ben', 'cleo']) imap.deliver(bounceOf(name));
  imap.cutsAt = 2;
  const told = await read();
  assert.ok(told.failure);
  assert.partialDeepStrictEqual(told, { names: ['anna'], mark: { validity: '1000', uid: 1 } });
  imap.cutsAt = null;
  assert.deepEqual((await read(told.mark)).names, ['ben', 'cleo']);
});

test('a message that its server does not hand out keeps nothing behind it from being read', async () => {
  for (const name of ['anna', 'ben', 'cleo', 'dora']) imap.deliver(bounceOf(name));
  imap.damaged.add(1).add(3).add(4);
  const told = await read();
  // The last one may be the server's trouble: it is asked for again, and told.
  assert.partialDeepStrictEqual(told, { names: ['ben'], others: 1, mark: { uid: 2 } });
  assert.match(wordsOfTold(told.failure ?? ''), /could not be FETCHed/);
  imap.damaged.delete(4);
  const next = await read(told.mark);
  assert.partialDeepStrictEqual(next, { names: ['dora'], failure: null, mark: { uid: 4 } });
});

test('a server that hands out nothing at all is not asked for each of its messages', async () => {
  for (let uid = 1; uid <= 50; uid += 1) {
    imap.deliver(bounceOf(`s${uid}`));
    imap.damaged.add(uid);
  }
  const told = await read();
  assert.ok(told.failure);
  assert.equal(told.mark.uid, 0);
  assert.equal(imap.commands.filter((one) => one.startsWith('UID FETCH')).length, 10);
});

test('a wrong password, a folder that is not there, and nobody at all are told', async () => {
  const wrong = await read(NEW, { password: 'wrong' });
  assert.match(wordsOfTold(wrong.failure ?? ''), /sign-in was refused/);
  assert.ok(!JSON.stringify(wrong).includes('"wrong"'));
  assert.ok((await read(NEW, { folder: 'Bounces' })).failure);
  const nobody = await read(NEW, { port: 9 });
  assert.match(wordsOfTold(nobody.failure ?? ''), /^no server listens there; look at its name and port \(/);
  imap.hangsAt = 'greeting';
  const silent = await read(NEW, { limits: { connection: 300 } });
  assert.match(wordsOfTold(silent.failure ?? ''), /^the server does not answer; look at its port/);
});

test('whoever is not the operator reaches public addresses alone', async () => {
  assert.match(wordsOfTold((await read(NEW, { reach: 'public' })).failure ?? ''), /no public mail server/);
  assert.deepEqual(imap.commands, []);
});
