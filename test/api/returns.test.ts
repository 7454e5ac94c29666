// What comes back of mails, end to end: a real mail server takes them, and reports arrive at ours.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { type AboutMail, handOver, reportOf } from '../support/returns.ts';
import { startServer, type TestServer } from '../support/server.ts';

let smtp: TestSmtp;
let server: TestServer;
let owner: Client;
let receiver: string;

before(async () => {
  smtp = await startSmtp();
});
after(() => smtp.close());
beforeEach(async () => {
  smtp.received.length = 0;
  server = await startServer({
    config: {
      smtpUrl: smtp.url,
      mailFrom: 'Shop <hello@shop.example>',
      bounces: { listen: { host: '127.0.0.1', port: 0 }, domain: undefined },
    },
  });
  owner = server.as('owner');
  await saveProfile(owner);
  await connectChannel(owner, 'email');
  receiver = server.app.returns.receiver ?? '';
});
afterEach(() => server.stop());

const read = async (path: string) => (await owner(path)).json();

/** Sends a mailing to these people. @returns what their servers would report about, by address */
async function mail(...people: string[]): Promise<Map<string, AboutMail>> {
  for (const email of people) await owner('/api/users/14/subscribers', { json: { email } });
  const words = { subject: 'Bread', content: 'Fresh every morning.', sendAt: 'now' };
  const { id } = await (await owner('/api/users/14/mailings', { json: words })).json();
  await server.drain();
  assert.equal((await read(`/api/contents/${id}`)).status, 'published');
  return new Map(
    smtp.received.map(({ from, to, source }) => {
      const name = /^Message-ID: (\S+)/im.exec(source)?.[1] ?? '';
      return [to, { to, path: from, id: name }];
    }),
  );
}

const report = (file: string, about: AboutMail, to = about.path) =>
  handOver(receiver, { to, source: reportOf(file, about) });
const suppressed = async (): Promise<[string, string][]> =>
  (await read('/api/suppressions')).map((one: { email: string; reason: string }) => [one.email, one.reason]);

test('each mail has an address of its own to come back to, and a hard bounce suppresses who it went to', async () => {
  const mails = await mail('anna@example.com', 'ben@example.com');
  const [anna, ben] = [mails.get('anna@example.com'), mails.get('ben@example.com')];
  assert.ok(anna && ben);
  assert.match(anna.path, /^bounce\+[\w-]+@shop\.example$/);
  assert.notEqual(anna.path, ben.path);
  // Whatever else the report says, the mail that it names is Anna's.
  assert.match(await report('postfix', { ...anna, to: 'victim@example.com' }), /^250 /);
  assert.deepEqual(await suppressed(), [['anna@example.com', 'bounce']]);
  assert.match(await report('gmail', anna), /^250 /, 'the same again');
  assert.deepEqual(await suppressed(), [['anna@example.com', 'bounce']]);
  const [row] = await server.app.ctx.db.read('deliveries').where({ email: 'anna@example.com' });
  assert.equal(row.bounce, 'hard');
  const { id, params } = JSON.parse(row.error) as { id: string; params: { words: string } };
  assert.equal(id, 'letters.server-said');
  assert.match(params.words, /^550 5\.1\.1/);
});

test('a complaint that our Message-ID names suppresses, and ends the subscription', async () => {
  const anna = (await mail('anna@example.com')).get('anna@example.com');
  assert.ok(anna);
  await report('arf', { ...anna, path: 'hello@shop.example' }, 'fbl@shop.example');
  assert.deepEqual(await suppressed(), [['anna@example.com', 'complaint']]);
  const [subscriber] = await read('/api/users/14/subscribers');
  assert.equal(subscriber.status, 'unsubscribed');
});

test('forged and foreign reports change nothing, and are counted; what is no report is refused', async () => {
  const anna = (await mail('anna@example.com')).get('anna@example.com');
  assert.ok(anna);
  const name = '0'.repeat(32);
  const foreign = {
    to: 'anna@example.com',
    path: `bounce+${name}@shop.example`,
    id: `<${name}@shop.example>`,
  };
  for (const file of [
    'postfix',
    'exim',
    'exim-plain',
    'exchange',
    'gmail',
    'outlook',
    'qmail',
    'arf',
    'hotmail-junk',
  ])
    assert.match(await report(file, foreign), /^250 /);
  assert.match(await report('vacation', anna), /^550 /);
  assert.deepEqual(await suppressed(), []);
  const { counts } = await read('/api/users/14/bounces');
  assert.deepEqual(counts, { taken: 0, ignored: 9, refused: 1 });
});

test('a flood of forged reports is taken in bounds, and a true one among them counts', async () => {
  const anna = (await mail('anna@example.com')).get('anna@example.com');
  assert.ok(anna);
  const forged = {
    ...anna,
    path: `bounce+${'f'.repeat(32)}@shop.example`,
    id: `<${'f'.repeat(32)}@shop.example>`,
  };
  for (let round = 0; round < 25; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => report('postfix', forged)));
    if (round === 12) assert.match(await report('postfix', anna), /^250 /);
  }
  const { counts } = await read('/api/users/14/bounces');
  assert.deepEqual(counts, { taken: 1, ignored: 500, refused: 0 });
  assert.deepEqual(await suppressed(), [['anna@example.com', 'bounce']]);
});

test('neither a mail without end nor many silent connections keep others out', async () => {
  const huge = `Subject: x\r\n\r\n${`${'x'.repeat(998)}\r\n`.repeat(11_000)}`;
  assert.match(await handOver(receiver, { to: 'bounce+x@shop.example', source: huge }), /^552 /);
  const url = new URL(`smtp://${receiver}`);
  const silent = Array.from({ length: 60 }, () => connect(Number(url.port), url.hostname));
  const greetings = await Promise.all(silent.map(async (socket) => String((await once(socket, 'data'))[0])));
  assert.ok(
    greetings.some((line) => line.startsWith('421')),
    'more than enough are turned away',
  );
  for (const socket of silent) socket.destroy();
});

test('soft bounces are only counted, and an answer that is delayed is none', async () => {
  const anna = (await mail('anna@example.com')).get('anna@example.com');
  assert.ok(anna);
  await report('postfix-delayed', anna);
  const bounceOf = async () => (await server.app.ctx.db.read('deliveries').first('bounce')).bounce;
  assert.equal(await bounceOf(), null);
  await report('postfix-full', anna);
  assert.equal(await bounceOf(), 'soft');
  assert.deepEqual(await suppressed(), []);
});
