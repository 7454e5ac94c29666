// In whose name mails leave: an address from which somebody has answered, chosen by an owner, with a real mail server at the
// other end.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { MAIL_SERVER_EXAMPLE, type MailServer } from '../../server/contract/mail-server.ts';
import type { Sender } from '../../server/contract/sender.ts';
import type { SenderDomain } from '../../server/contract/sender-domain.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { FOREIGN } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type ReceivedMail, startSmtp, type TestSmtp } from './smtp-server.ts';

let smtp: TestSmtp;
let server: TestServer;
let owner: Client;
let stranger: Client;

before(async () => {
  smtp = await startSmtp();
  server = await startServer({
    config: { smtpUrl: smtp.url, mailFrom: 'Drivyn <post@drivyn.example>', rateLimits: false },
  });
  owner = server.as('owner');
  stranger = server.as('anonymous');
  await connectChannel(owner, 'email');
});
beforeEach(async () => {
  smtp.received.length = 0;
  await server.app.ctx.db.write('senders').del();
});
after(async () => {
  await server.stop();
  await smtp.close();
});

const ask = (email: string, name = '') => owner('/api/users/14/senders', { json: { email, name } });
const all = async (): Promise<Sender[]> => (await owner('/api/users/14/senders')).json();
const domain = async (): Promise<SenderDomain> => (await owner('/api/users/14/domain')).json();
const use = (id: number, isUsed: boolean) =>
  owner(`/api/users/14/senders/${id}/use`, { method: 'PUT', json: { isUsed } });
const agree = (path: string) => stranger(path, { method: 'POST', json: {} });

const wordsOf = ({ source }: ReceivedMail) => source.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** The path in the latest mail to an address. */
async function linkTo(email: string): Promise<string> {
  await server.drain();
  const mail = smtp.received.findLast(({ to }) => to === email);
  const path = mail && /https?:\/\/[^/]+(\/v\/[\w-]+)/.exec(wordsOf(mail))?.[1];
  assert.ok(path, `no link to ${email}`);
  return path;
}

async function agreed(email: string): Promise<number> {
  const { id }: Sender = await (await ask(email)).json();
  assert.equal((await agree(await linkTo(email))).status, 200);
  return id;
}

/** Headers of a mail that leaves now. */
async function headersNow(): Promise<{
  from: string | undefined;
  signedBy: string | undefined;
  back: string;
}> {
  smtp.received.length = 0;
  const template = { subject: 'Your receipt', content: 'Thank you.' };
  await owner('/api/mail', { json: { to: 'anna@example.com', template } });
  const { source = '', from: back = '' } = smtp.received.at(-1) ?? {};
  return {
    from: /^From: (.*)\r$/m.exec(source)?.[1],
    signedBy: /^DKIM-Signature:[\s\S]*?\bd=([\w.]+);/m.exec(source)?.[1],
    back,
  };
}

test('an address is asked by mail, and only its answer makes it a sender', async () => {
  const answer = await ask('Hello@Shop.example', 'Harbour Street Bakery');
  assert.equal(answer.status, 201);
  const { id }: Sender = await answer.json();
  assert.equal((await use(id, true)).status, 409);
  const path = await linkTo('hello@shop.example');
  assert.match(await (await stranger(path)).text(), /hello@shop\.example/);
  assert.equal((await all())[0]?.isVerified, false, 'opening the link changes nothing');
  for (let time = 0; time < 2; time += 1) assert.match(await (await agree(path)).text(), /Thank you/);
  assert.partialDeepStrictEqual(await all(), [
    { email: 'hello@shop.example', isVerified: true, isUsed: false },
  ]);
  assert.equal((await headersNow()).from, 'Drivyn <post@drivyn.example>', 'nobody has chosen it yet');
  assert.equal((await use(id, true)).status, 200);
  assert.partialDeepStrictEqual(await headersNow(), {
    from: 'Harbour Street Bakery <hello@shop.example>',
    signedBy: 'shop.example',
  });
  const { sender, domain: of, isSigned, records } = await domain();
  assert.deepEqual([sender, of, isSigned], ['hello@shop.example', 'shop.example', true]);
  assert.match(records.find(({ kind }) => kind === 'dkim')?.value ?? '', /p=\w+/);
  await use(id, false);
  assert.partialDeepStrictEqual(await headersNow(), {
    from: 'Drivyn <post@drivyn.example>',
    signedBy: 'drivyn.example',
  });
});

test('a newsletter leaves in its name, too', async () => {
  await use(await agreed('news@shop.example'), true);
  await owner('/api/users/14/subscribers', { json: { email: 'anna@example.com', name: 'Anna' } });
  smtp.received.length = 0;
  const words = { subject: 'Fresh bread', content: 'Twelve kinds.', sendAt: 'now' };
  await owner('/api/users/14/mailings', { json: words });
  await server.drain();
  assert.deepEqual(
    smtp.received.map(({ to, source }) => [to, /^From: .*<(.*)>\r$/m.exec(source)?.[1]]),
    [['anna@example.com', 'news@shop.example']],
  );
  assert.match(smtp.received[0]?.source ?? '', /^Message-ID: <[\w-]+@shop\.example>\r$/m);
});

test('one at a time is used, and one that is removed is used no more', async () => {
  const first = await agreed('one@shop.example');
  const second = await agreed('two@shop.example');
  await use(first, true);
  await use(second, true);
  assert.deepEqual(
    (await all()).map(({ email, isUsed }) => [email, isUsed]),
    [
      ['one@shop.example', false],
      ['two@shop.example', true],
    ],
  );
  assert.equal((await owner(`/api/users/14/senders/${second}`, { method: 'DELETE' })).status, 204);
  assert.equal((await headersNow()).from, 'Drivyn <post@drivyn.example>');
});

test('a link is good for three days, and a new one ends the one before', async () => {
  await ask('late@shop.example');
  const old = await linkTo('late@shop.example');
  await ask('late@shop.example');
  const path = await linkTo('late@shop.example');
  assert.notEqual(path, old);
  assert.equal((await agree(old)).status, 404);
  server.clock.advance(3 * DAY + 1);
  assert.equal((await agree(path)).status, 404);
  const [row] = await server.app.ctx.db.read('senders').select('verified_at');
  assert.equal(row?.verified_at, null);
  server.clock.advance(-3 * DAY - 1);
});

test('nobody is asked without end, and nobody who gets no mail', async () => {
  for (const status of [201, 201, 201, 409]) assert.equal((await ask('often@shop.example')).status, status);
  const [{ id }] = (await all()) as [Sender];
  await owner(`/api/users/14/senders/${id}`, { method: 'DELETE' });
  assert.equal((await ask('often@shop.example')).status, 409, 'also when it is entered anew');
  await owner('/api/suppressions', { json: { email: 'gone@shop.example', reason: 'manual' } });
  assert.equal((await ask('gone@shop.example')).status, 409);
  await agreed('known@shop.example');
  assert.equal((await ask('known@shop.example')).status, 409);
  assert.equal((await ask('no address')).status, 422);
  assert.equal((await ask('named@shop.example', 'A\r\nBcc: b@example.com')).status, 422);
});

test('the screen asks, and chooses, without a script', async () => {
  const screen = '/email-marketing?view=sending';
  const shown = async () => (await owner(`/screens${screen}`)).text();
  await owner('/api/users/14/senders', { form: { screen, email: 'form@shop.example', name: '' } });
  assert.match(await shown(), /form@shop\.example[\s\S]*Not agreed yet/);
  await agree(await linkTo('form@shop.example'));
  assert.match(await shown(), /Has agreed/);
  const [{ id }] = (await all()) as [Sender];
  const used = await owner(`/api/users/14/senders/${id}/use?_method=put`, {
    form: { screen, isUsed: 'true' },
  });
  assert.ok(used.status < 400, await used.text());
  assert.match(await shown(), /Mails leave in its name[\s\S]*Mails leave as form@shop\.example/);
});

test('a question leaves by no server that its asker has set', async () => {
  // Of an owner among others: who takes a business's mails would read the link in the name of anybody.
  const host = 'mail.asker.example';
  await owner('/api/users/14/mail-servers', { json: { ...MAIL_SERVER_EXAMPLE, host } });
  await ask('boss@elsewhere.example');
  await linkTo('boss@elsewhere.example');
  const servers: MailServer[] = await (await owner('/api/users/14/mail-servers')).json();
  assert.partialDeepStrictEqual(servers, [{ host, trouble: null }, { host: '127.0.0.1' }]);
  await server.app.ctx.db.write('mail_servers').del();
});

test('nobody is asked where mails lie in an outbox that the asker reads', async () => {
  const closed = await startServer({ config: { mailFrom: 'Drivyn <post@drivyn.example>' } });
  try {
    const asker = closed.as('owner');
    const answer = await asker('/api/users/14/senders', { json: { email: 'boss@elsewhere.example' } });
    await closed.drain();
    const inOutbox: { subject: string }[] = await (await asker('/api/outbox')).json();
    assert.deepEqual(
      inOutbox.map(({ subject }) => subject),
      [],
    );
    assert.equal(answer.status, 409);
    // Whose machine it is may send in any name anyway.
    await closed.app.ctx.db.write('memberships').where({ account_id: FOREIGN.id }).del();
    assert.equal((await asker('/api/users/14/senders', { json: { email: 'me@shop.example' } })).status, 201);
  } finally {
    await closed.stop();
  }
});
