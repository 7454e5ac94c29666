import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { createSmtpTransport, type SmtpTransport } from '../../server/connectors/services/smtp/smtp.ts';
import type { Databases } from '../../server/db/open.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { findSubscription, unsubscribe } from '../../server/domain/audience/index.ts';
import { updatePaused } from '../../server/domain/business/index.ts';
import { AT_ONCE } from '../../server/domain/email/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { MINUTE, systemClock } from '../../server/kernel/clock.ts';
import { createMailing, deliveryStates, prepare, send } from '../domain/email/mailing.ts';
import { eachDatabase } from '../support/databases.ts';
import { startSmtp, type TestSmtp } from './smtp-server.ts';

let smtp: TestSmtp;
let transport: SmtpTransport;

before(async () => {
  smtp = await startSmtp();
  transport = await createSmtpTransport({ url: smtp.url, clock: systemClock });
});
beforeEach(() => {
  smtp.behave = () => undefined;
  smtp.received.length = 0;
  smtp.seen.length = 0;
});
after(async () => {
  transport.close();
  await smtp.close();
});

/** Header lines of a mail, unfolded. */
function headersOf(source: string): string[] {
  return (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  test('a mailing arrives, and its link ends the subscription', async () => {
    const world = await createMailing(databases, { subscribers: 3 });
    await prepare(world);
    assert.partialDeepStrictEqual(await send(world, transport), { sent: 3, pending: 0 });
    assert.deepEqual(smtp.received.map((mail) => mail.to).sort(), [
      's1@example.com',
      's2@example.com',
      's3@example.com',
    ]);
    const mail = smtp.received.find((one) => one.to === 's2@example.com');
    const headers = headersOf(mail?.source ?? '');
    const names = headers.map((line) => line.split(':')[0]?.toLowerCase());
    assert.equal(new Set(names).size, names.length, 'no header twice');
    for (const name of [
      'Message-ID',
      'Date',
      'From',
      'To',
      'Subject',
      'List-Unsubscribe-Post',
      'List-Id',
      'Precedence',
      'Auto-Submitted',
    ]) {
      assert.ok(names.includes(name.toLowerCase()), `${name} is missing`);
    }
    assert.ok(!names.some((name) => name?.startsWith('x-')), 'nothing tells of our software');
    const link = headers
      .map(
        (line) =>
          /^List-Unsubscribe: <http:\/\/127\.0\.0\.1:8080\/u\/([\w-]+)\?m=[0-9a-f]{32}>$/.exec(line)?.[1],
      )
      .find(Boolean);
    assert.ok(link);
    assert.equal((await findSubscription(world.ctx, link))?.maskedEmail, 's…@example.com');
    assert.equal((await unsubscribe(world.ctx, link))?.status, 'unsubscribed');
  });

  test('line breaks in names and subjects add no header on the wire', async () => {
    const evil = 'Shop\r\nBcc: victim@example.com\r\nX-Evil: 1';
    const world = await createMailing(databases, {
      name: evil,
      title: `Bread\r\nX-Evil: 1\n\n<p>body`,
      subscribers: 1,
    });
    await world.ctx.db
      .write('subscribers')
      .where({ business_id: world.actor.businessId })
      .update({ name: evil });
    await prepare(world);
    assert.equal((await send(world, transport)).sent, 1);
    const [mail] = smtp.received;
    const headers = headersOf(mail?.source ?? '');
    assert.ok(!headers.some((line) => /^(Bcc|X-Evil)/i.test(line)), headers.join('\n'));
    assert.deepEqual(
      smtp.received.map((one) => one.to),
      ['s1@example.com'],
      'nobody else gets it',
    );
    assert.ok(headers.some((line) => line.startsWith('Subject: Bread X-Evil: 1')));
  });

  test('refusals, delays and lost replies end where they belong, and nobody gets a mail twice', async () => {
    const world = await createMailing(databases, { subscribers: 8 });
    await prepare(world);
    smtp.behave = (recipient) => {
      if (recipient === 's1@example.com') return { at: 'recipient', code: 550 };
      if (recipient === 's2@example.com') return { at: 'content', code: 451 };
      if (recipient === 's3@example.com') return { at: 'hang-up' };
      return undefined;
    };
    const first = await send(world, transport);
    assert.partialDeepStrictEqual(first, { sent: 5, refused: 1, unknown: 1, pending: 1 });
    assert.match(JSON.stringify(first.error), /451/);
    const states = await deliveryStates(world);
    assert.deepEqual([states.s1, states.s2, states.s3], ['refused', 'pending', 'unknown']);
    smtp.behave = () => undefined;
    assert.ok(first.retryAt !== undefined && first.retryAt <= world.clock.now() + 5 * MINUTE);
    world.clock.advanceTo(first.retryAt);
    assert.partialDeepStrictEqual(await send(world, transport), { sent: 6, unknown: 1, pending: 0 });
    const taken = smtp.received.map((mail) => mail.to);
    assert.equal(new Set(taken).size, taken.length, 'the one whose reply was lost is not sent again');
    assert.equal(taken.length, 7);
  });

  test('a pause while the server is slow lets only mails under way through', async () => {
    const world = await createMailing(databases, { subscribers: 30 });
    await prepare(world);
    let paused: Promise<void> | undefined;
    smtp.behave = async (recipient) => {
      if (recipient !== '') {
        paused ??= unitOfWork(world.ctx, SYSTEM, async (tx) => {
          await updatePaused(tx.q, world.actor.businessId, true, tx.now);
        });
        await paused;
      }
      return undefined;
    };
    const held = await send(world, transport);
    assert.ok(held.sent >= 1 && held.sent <= AT_ONCE, `${held.sent} were under way`);
    assert.equal(held.pending, 30 - held.sent);
    assert.equal(smtp.received.length, held.sent);
  });
});
