// Mails leave signed, and an independent verifier finds the signature good: of mailings, of letters, and of no mail that
// was changed on its way.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { createSmtpTransport, type SmtpTransport } from '../../server/connectors/services/smtp/smtp.ts';
import type { Databases } from '../../server/db/open.ts';
import { createFindSigningKey, dkimRecordOf, ensureSenderDomain } from '../../server/domain/email/index.ts';
import type { Mail } from '../../server/domain/letters/index.ts';
import { systemClock } from '../../server/kernel/clock.ts';
import { createMailing, prepare, send } from '../domain/email/mailing.ts';
import { createLetterWorld, deliver, write } from '../domain/letters/letters.ts';
import { createTestContext } from '../support/context.ts';
import { eachDatabase } from '../support/databases.ts';
import { verifyDkim } from '../support/dkim.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

/** What RFC 6376 and RFC 8058 ask to be signed. */
const NEEDED = ['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post'];

const MAIL: Mail = {
  businessId: 1,
  messageId: '<one@shop.example>',
  date: Date.UTC(2027, 2, 1, 9),
  from: { name: '', address: 'hello@shop.example' },
  to: { name: '', address: 'joerg@example.com' },
  subject: 'Bread',
  text: 'Hello\n',
  html: '<p>Hello</p>',
  headers: {},
};

/** A server of which the first half of a conversation works. */
function hangUpAtData(socket: Socket): void {
  socket.on('error', () => {});
  socket.write('220 here\r\n');
  socket.on('data', (line) => (/^DATA/.test(String(line)) ? socket.destroy() : socket.write('250 fine\r\n')));
}

let smtp: TestSmtp;
before(async () => {
  smtp = await startSmtp();
});
beforeEach(() => {
  smtp.behave = () => undefined;
  smtp.received.length = 0;
});
after(() => smtp.close());

eachDatabase((open) => {
  let databases: Databases;
  let transport: SmtpTransport;
  let record: ReturnType<typeof dkimRecordOf>;
  before(async () => {
    databases = await open();
    const ctx = createTestContext(databases.main, systemClock);
    record = dkimRecordOf(await ensureSenderDomain(ctx, 'shop.example'));
    transport = await createSmtpTransport({
      url: smtp.url,
      clock: systemClock,
      findSigningKey: createFindSigningKey(ctx),
    });
  });
  after(() => transport.close());

  const verify = (source = smtp.received[0]?.source ?? '') => verifyDkim(source, record.value);

  test('a mailing is signed with all that one-click unsubscribing asks for', async () => {
    const world = await createMailing(databases, {
      subscribers: 2,
      title: 'Frisches Brot für Sie, aus dem Ofen',
    });
    await prepare(world);
    assert.equal((await send(world, transport)).sent, 2);
    for (const { source } of smtp.received) {
      const { isValid, domain, selector, signed } = verify(source);
      assert.ok(isValid, source);
      assert.equal(`${selector}._domainkey.${domain}`, record.name);
      assert.deepEqual(
        NEEDED.filter((name) => !signed.includes(name)),
        [],
      );
    }
  });

  test('what is changed on the way is found', async () => {
    const world = await createMailing(databases, { subscribers: 1 });
    await prepare(world);
    await send(world, transport);
    const { source } = smtp.received[0] ?? { source: '' };
    assert.ok(verify(source).isValid);
    for (const changed of [
      source.replace(/^Subject: /m, 'Subject: Free '),
      source.replace('127.0.0.1:8080/u/', '127.0.0.1:8080/v/'),
      source.replace(/\r\n\r\n([\s\S]*)$/, '\r\n\r\nGood day.\r\n$1'),
    ]) {
      assert.notEqual(changed, source);
      assert.equal(verify(changed).isValid, false);
    }
  });

  test('letters are signed, too', async () => {
    const world = createLetterWorld(databases);
    const id = await write(world, { to: { name: 'Ada', email: 'ada@example.com' } });
    assert.equal(await deliver(world, transport, id), null);
    assert.ok(verify().isValid);
  });

  test('every kind of line arrives as it was signed', async () => {
    const text = 'A line of its own.\n.\n..two dots\n  leading,\ttabs \nFrom here\n\n\n';
    const mail: Mail = {
      ...MAIL,
      from: { name: 'Bäckerei "Am Hafen"', address: 'hello@SHOP.example' },
      to: { name: 'Jörg, Müller', address: 'joerg@example.com' },
      subject: `${'Brötchen '.repeat(20)}`.trim(),
      text,
      html: `<p>${'a very long line '.repeat(200)}</p>`,
      headers: { 'List-Unsubscribe': `<https://shop.example/u/${'x'.repeat(300)}>` },
    };
    assert.deepEqual(await transport.send(mail), { end: 'sent' });
    assert.ok(verify().isValid, smtp.received[0]?.source);
  });

  test('a sender whose domain has no key is not signed for', async () => {
    const from = { name: '', address: 'hello@elsewhere.example' };
    assert.deepEqual(await transport.send({ ...MAIL, from }), { end: 'sent' });
    assert.doesNotMatch(smtp.received[0]?.source ?? '', /^DKIM-Signature/im);
  });

  test('a server that hangs up before it asks for the content certainly has nothing of the mail', async (t) => {
    const server = createServer(hangUpAtData).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const findSigningKey = createFindSigningKey(createTestContext(databases.main, systemClock));
    const toIt = await createSmtpTransport({
      url: `smtp://127.0.0.1:${port}`,
      clock: systemClock,
      findSigningKey,
    });
    t.after(() => {
      toIt.close();
      server.close();
    });
    assert.partialDeepStrictEqual(await toIt.send(MAIL), { end: 'retry', scope: 'server' });
  });

  test('a key is made once', async () => {
    const ctx = createTestContext(databases.main, systemClock);
    const [one, two] = await Promise.all([
      ensureSenderDomain(ctx, 'twice.example'),
      ensureSenderDomain(ctx, 'twice.example'),
    ]);
    assert.deepEqual(one, two);
    assert.deepEqual(await ensureSenderDomain(ctx, 'twice.example'), one);
    assert.match(dkimRecordOf(one).value, /^v=DKIM1; k=rsa; p=[A-Za-z0-9+/]{390,}={0,2}$/);
  });
});
