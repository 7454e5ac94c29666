// Letters over a real mail server: what arrives, and what no name or subject can add to it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSmtpTransport, type SmtpTransport } from '../../server/connectors/services/smtp/smtp.ts';
import { systemClock } from '../../server/kernel/clock.ts';
import { say } from '../../server/sentences/index.ts';
import { createLetterWorld, deliver, type LetterWorld, rowOf, write } from '../domain/letters/letters.ts';
import { eachDatabase } from '../support/databases.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

let smtp: TestSmtp;
let transport: SmtpTransport;
before(async () => {
  smtp = await startSmtp();
  transport = await createSmtpTransport({ url: smtp.url, clock: systemClock });
});
after(async () => {
  transport.close();
  await smtp.close();
});

eachDatabase((open) => {
  let world: LetterWorld;
  before(async () => {
    world = createLetterWorld(await open());
  });

  test('line breaks in a name, a subject or an address add no header and no recipient', async () => {
    smtp.received.length = 0;
    const evil = 'Ada\r\nBcc: victim@example.com\r\nX-Evil: 1';
    const words = say('legacy', { text: evil });
    const id = await write(world, {
      to: { name: evil, email: 'ada@example.com' },
      props: { title: words, message: words, action: null },
    });
    assert.equal(await deliver(world, transport, id), null);
    assert.equal((await rowOf(world, id)).status, 'sent');
    assert.deepEqual(
      smtp.received.map(({ to }) => to),
      ['ada@example.com'],
    );
    const headers = smtp.received[0]?.source.split('\r\n\r\n')[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '';
    assert.doesNotMatch(headers, /^(Bcc|X-)/im);
    assert.match(headers, /^From: Drivyn <hello@shop\.example>$/m);
  });

  test('is tried again after a delay, and not after a hang-up', async () => {
    smtp.received.length = 0;
    smtp.behave = (to) => (to === 'late@example.com' ? { at: 'content', code: 451 } : { at: 'hang-up' });
    const late = await write(world, { to: { name: '', email: 'late@example.com' } });
    const lost = await write(world, { to: { name: '', email: 'lost@example.com' } });
    const next = await deliver(world, transport, late);
    assert.ok(next !== null && next > world.clock.now());
    assert.equal(await deliver(world, transport, lost), null);
    smtp.behave = () => undefined;
    assert.equal(await deliver(world, transport, late), null);
    assert.equal(await deliver(world, transport, lost), null);
    assert.deepEqual(
      smtp.received.map(({ to }) => to),
      ['lost@example.com', 'late@example.com'],
    );
    assert.deepEqual(
      [(await rowOf(world, late)).status, (await rowOf(world, lost)).status],
      ['sent', 'unknown'],
    );
  });
});
