import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { unsubscribe } from '../../../server/domain/audience/index.ts';
import { updatePaused } from '../../../server/domain/business/index.ts';
import { AT_ONCE, createOutbox, listOutbox, lookAtMailsAnew } from '../../../server/domain/email/index.ts';
import { createLedger } from '../../../server/domain/email/ledger.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { unsubscribeTokenOf } from '../../support/unsubscribe-token.ts';
import {
  createMailing,
  deliveryStates,
  type MailingWorld,
  prepare,
  START,
  scriptedTransport,
  send,
} from './mailing.ts';

async function setPaused(world: MailingWorld, paused: boolean): Promise<void> {
  await unitOfWork(world.ctx, SYSTEM, (tx) => updatePaused(tx.q, world.actor.businessId, paused, tx.now));
}

async function leave(world: MailingWorld, email: string): Promise<void> {
  const row = await world.ctx.db
    .read('subscribers')
    .where({ business_id: world.actor.businessId, email })
    .first('id');
  await unsubscribe(world.ctx, await unsubscribeTokenOf(world.ctx, row.id));
}

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  test('each active subscriber gets one mail, however often it is prepared and sent', async () => {
    const world = await createMailing(databases, { subscribers: 120 });
    await leave(world, 's7@example.com');
    await prepare(world);
    const transport = scriptedTransport();
    const result = await send(world, transport);
    assert.deepEqual(result, { sent: 119, kept: 0, refused: 0, unknown: 0, skipped: 0, pending: 0 });
    await prepare(world);
    assert.deepEqual(await send(world, transport), result);
    assert.equal(new Set(transport.mails.map((mail) => mail.to.address)).size, 119);
    assert.equal(transport.mails.length, 119);
    assert.equal(new Set(transport.mails.map((mail) => mail.messageId)).size, 119);
    assert.ok(!transport.mails.some((mail) => mail.to.address === 's7@example.com'));
  });

  test('what a clock that was ahead has put off goes on once it is set back, but for what waits for its own time', async () => {
    const world = await createMailing(databases, { subscribers: 3 });
    await prepare(world);
    world.clock.set(START + 2 * DAY);
    const busy = scriptedTransport(() => ({
      ...{ end: 'retry', at: world.clock.now() + MINUTE, error: '451 4.7.1 later', scope: 'recipient' },
    }));
    assert.partialDeepStrictEqual(await send(world, busy), { sent: 0, pending: 3 });
    // One of them waits for the morning of its reader, of which nobody has said anything.
    const later = START + DAY;
    const first = databases.main.read('deliveries').where({ post_id: world.postId }).min('id');
    await databases.main.write('deliveries').where({ id: first }).update({ retry_at: later, error: null });
    world.clock.set(START);
    await lookAtMailsAnew(world.ctx);
    assert.partialDeepStrictEqual(await send(world, scriptedTransport()), {
      sent: 2,
      pending: 1,
      retryAt: later,
    });
  });

  test('of more mails than are read at a time that are due again, nobody gets two', async () => {
    const world = await createMailing(databases, { subscribers: 220 });
    await prepare(world);
    const away = scriptedTransport(() => ({
      end: 'retry',
      at: START + MINUTE,
      error: '450 later',
      scope: 'recipient',
    }));
    assert.partialDeepStrictEqual(await send(world, away), { sent: 0, pending: 220 });
    world.clock.advance(HOUR);
    const transport = scriptedTransport();
    assert.partialDeepStrictEqual(await send(world, transport), { sent: 220, pending: 0 });
    assert.equal(transport.mails.length, 220);
    assert.equal(new Set(transport.mails.map(({ to }) => to.address)).size, 220);
  });

  test('of two that ask for the same mail in the same breath one has it', async () => {
    const world = await createMailing(databases, { subscribers: 1 });
    await prepare(world);
    const { ctx, actor, postId } = world;
    await send(world, scriptedTransport(), { extend: async () => false });
    const [delivery] = await ctx.db.read('deliveries').where({ post_id: postId }).select('id');
    const ledger = createLedger(ctx, { businessId: actor.businessId, kind: 'mailing', mailingId: postId });
    const claims = await Promise.all([ledger.claim(delivery.id), ledger.claim(delivery.id)]);
    assert.deepEqual(claims, ['claimed', 'taken']);
  });

  test('an end is stored with the claim that follows it, and alone where none does', async () => {
    const world = await createMailing(databases, { subscribers: 2 });
    await prepare(world);
    const { ctx, actor, postId } = world;
    await send(world, scriptedTransport(), { extend: async () => false });
    const [first, second] = await ctx.db.read('deliveries').where({ post_id: postId }).orderBy('id');
    let commits = 0;
    const counting = {
      ...ctx,
      clock: {
        ...ctx.clock,
        now: () => {
          commits += 1;
          return ctx.clock.now();
        },
      },
    };
    const ledger = createLedger(counting, {
      ...{ businessId: actor.businessId, kind: 'mailing', mailingId: postId },
      patience: MINUTE,
    });
    const sent = { status: 'sent', error: null, bounce: null } as const;
    assert.equal(await ledger.claim(first.id), 'claimed');
    assert.equal(commits, 1);
    const ended = ledger.end(first.id, sent);
    const claimed = ledger.claim(second.id);
    assert.deepEqual(await Promise.all([ended, claimed]), [undefined, 'claimed']);
    assert.equal(commits, 2, 'one transaction stores both');
    const last = createLedger(ctx, {
      ...{ businessId: actor.businessId, kind: 'mailing', mailingId: postId },
      patience: 1,
    });
    await last.end(second.id, sent);
    assert.deepEqual(await deliveryStates(world), { s1: 'sent', s2: 'sent' });
  });

  test('a pause in the middle lets nothing more begin; resuming sends the rest once', async () => {
    const world = await createMailing(databases, { subscribers: 20 });
    await prepare(world);
    let pausedAfter = 0;
    const transport = scriptedTransport(async (_mail, count) => {
      if (count === 10) {
        await setPaused(world, true);
        pausedAfter = transport.mails.length;
      }
      return { end: 'sent' };
    });
    const held = await send(world, transport);
    assert.equal(transport.mails.length, pausedAfter, 'no mail was begun after the switch was saved');
    assert.equal(held.sent, pausedAfter);
    assert.equal(held.pending, 20 - pausedAfter);
    assert.equal(held.retryAt, undefined);
    assert.equal((await send(world, transport)).sent, pausedAfter, 'still paused');
    await setPaused(world, false);
    assert.equal((await send(world, transport)).sent, 20);
    assert.equal(new Set(transport.mails.map((mail) => mail.to.address)).size, 20);
    assert.equal(transport.mails.length, 20);
  });

  test('an inactive channel holds the mailing', async () => {
    const world = await createMailing(databases, { subscribers: 3 });
    await prepare(world);
    await world.ctx.db.write('connections').where({ id: world.connectionId }).update({ is_active: false });
    const transport = scriptedTransport();
    assert.partialDeepStrictEqual(await send(world, transport), { sent: 0, pending: 3 });
    assert.equal(transport.mails.length, 0);
  });

  test('whoever leaves while the mailing runs is skipped', async () => {
    const world = await createMailing(databases, { subscribers: 30 });
    await prepare(world);
    const transport = scriptedTransport(async (_mail, count) => {
      if (count === 1) await leave(world, 's30@example.com');
      return { end: 'sent' };
    });
    assert.deepEqual(await send(world, transport), {
      sent: 29,
      kept: 0,
      refused: 0,
      unknown: 0,
      skipped: 1,
      pending: 0,
    });
    assert.ok(!transport.mails.some((mail) => mail.to.address === 's30@example.com'));
    assert.equal((await deliveryStates(world)).s30, 'skipped');
  });

  test('a crash between sending and recording never sends again', async () => {
    const world = await createMailing(databases, { subscribers: 6 });
    await prepare(world);
    const dying = scriptedTransport(async (mail) => {
      // The mail is out; the process that would have recorded it is gone.
      if (mail.to.address === 's2@example.com') await new Promise(() => {});
      return { end: 'sent' };
    });
    void send(world, dying);
    // It waits for ever, and whoever was in its batch is recorded.
    const isHanging = ({ s2, ...others }: Record<string, string>) =>
      s2 === 'sending' && Object.values(others).every((state) => state === 'sent');
    while (!isHanging(await deliveryStates(world)));
    const restarted = scriptedTransport();
    assert.deepEqual(await send(world, restarted), {
      sent: 5,
      kept: 0,
      refused: 0,
      unknown: 1,
      skipped: 0,
      pending: 0,
    });
    assert.deepEqual(
      [...dying.mails, ...restarted.mails].map((mail) => mail.to.address).sort(),
      ['s1', 's2', 's3', 's4', 's5', 's6'].map((name) => `${name}@example.com`),
    );
  });

  test('two workers at once send each mail once', async () => {
    const world = await createMailing(databases, { subscribers: 30 });
    await prepare(world);
    const transport = scriptedTransport();
    await Promise.all([send(world, transport), send(world, transport), send(world, transport)]);
    const recipients = transport.mails.map((mail) => mail.to.address);
    assert.equal(new Set(recipients).size, recipients.length);
    assert.partialDeepStrictEqual(await send(world, transport), { pending: 0 });
    assert.equal(transport.mails.length, 30);
  });

  test('a run that lost its claim, or is told to stop, begins nothing more', async () => {
    const world = await createMailing(databases, { subscribers: 300 });
    await prepare(world);
    const transport = scriptedTransport(() => {
      world.clock.advance(SECOND);
      return { end: 'sent' };
    });
    let claims = 0;
    const lost = await send(world, transport, { extend: async () => ++claims < 2 });
    assert.equal(lost.sent, transport.mails.length);
    assert.ok(lost.sent < 300, 'the claim is kept again and again while a mailing is sent');
    const stopped = await send(world, transport, { signal: AbortSignal.abort() });
    assert.deepEqual([stopped.sent, stopped.retryAt], [lost.sent, world.clock.now()]);
    assert.equal(transport.mails.length, lost.sent);
    assert.equal((await send(world, transport)).sent, 300);
  });

  test('every kind of answer ends where it belongs', async () => {
    const world = await createMailing(databases, { subscribers: 5 });
    await prepare(world);
    const transport = scriptedTransport((mail) => {
      switch (mail.to.address) {
        case 's1@example.com':
          return { end: 'refused', reason: '550 no such mailbox', bounce: null };
        case 's2@example.com':
          return { end: 'unknown', error: 'connection lost' };
        case 's3@example.com':
          return { end: 'retry', at: START + 5 * MINUTE, error: '451 later', scope: 'recipient' };
        case 's4@example.com':
          throw new Error('a bug');
        default:
          return { end: 'sent' };
      }
    });
    const result = await send(world, transport);
    assert.deepEqual(result, {
      sent: 1,
      kept: 0,
      refused: 1,
      unknown: 2,
      skipped: 0,
      pending: 1,
      retryAt: START + 5 * MINUTE,
      error: { id: 'letters.server-said', params: { words: '451 later' } },
    });
    assert.deepEqual(Object.values(await deliveryStates(world)), [
      'refused',
      'unknown',
      'pending',
      'unknown',
      'sent',
    ]);
    assert.equal((await send(world, scriptedTransport())).sent, 1, 'the delayed one is not due yet');
    world.clock.advance(5 * MINUTE);
    assert.equal((await send(world, scriptedTransport())).sent, 2, 'only the delayed one is sent later');
  });

  test('a server that is away stops the run and is asked at growing intervals, however long it takes', async () => {
    const world = await createMailing(databases, { subscribers: 10 });
    await prepare(world);
    const away = scriptedTransport(() => ({
      end: 'retry',
      at: world.clock.now() + MINUTE,
      error: 'connection refused',
      scope: 'server',
    }));
    const pauses: number[] = [];
    for (let run = 0; run < 30; run += 1) {
      const { retryAt, pending } = await send(world, away);
      assert.equal(pending, 10);
      assert.ok(retryAt !== undefined);
      pauses.push(retryAt - world.clock.now());
      world.clock.advanceTo(retryAt);
    }
    assert.ok(away.mails.length <= 30 * AT_ONCE, 'a run gives up with the first that it is away for');
    assert.deepEqual([pauses[0], pauses.at(-1)], [MINUTE, 4 * HOUR]);
    assert.ok(world.clock.now() - START > 3 * DAY);
    assert.equal((await send(world, scriptedTransport())).sent, 10);
  });

  test('a recipient whose server delays is tried again after 1, 2, 4, ... minutes, and nobody waits for it', async () => {
    const world = await createMailing(databases, { subscribers: 2 });
    await prepare(world);
    const greylisting = scriptedTransport((mail) =>
      mail.to.address === 's1@example.com'
        ? { end: 'retry', at: world.clock.now(), error: '451 later', scope: 'recipient' }
        : { end: 'sent' },
    );
    const pauses: number[] = [];
    for (let run = 0; run < 10; run += 1) {
      const { retryAt, sent } = await send(world, greylisting);
      assert.equal(sent, 1);
      assert.ok(retryAt !== undefined);
      pauses.push((retryAt - world.clock.now()) / MINUTE);
      world.clock.advanceTo(retryAt);
    }
    assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 240, 240]);
    assert.equal(greylisting.mails.length, 11);
  });

  test('what falls due again while a long mailing runs is tried within the run', async () => {
    const world = await createMailing(databases, { subscribers: 450 });
    await prepare(world);
    const order: string[] = [];
    const transport = scriptedTransport((mail) => {
      order.push(mail.to.address);
      world.clock.advance(SECOND);
      const isFirstTry = order.filter((one) => one === 's1@example.com').length === 1;
      return mail.to.address === 's1@example.com' && isFirstTry
        ? { end: 'retry', at: world.clock.now(), error: '451 later', scope: 'recipient' }
        : { end: 'sent' };
    });
    assert.partialDeepStrictEqual(await send(world, transport), { sent: 450, pending: 0 });
    const again = order.lastIndexOf('s1@example.com');
    assert.ok(again >= 60 && again <= 5 * 60, `tried again after ${again} seconds`);
  });

  test('a recipient whose server keeps delaying is given up after three days', async () => {
    const world = await createMailing(databases, { subscribers: 2 });
    await prepare(world);
    const greylisting = scriptedTransport((mail) =>
      mail.to.address === 's1@example.com'
        ? { end: 'retry', at: world.clock.now() + MINUTE, error: '451 later', scope: 'recipient' }
        : { end: 'sent' },
    );
    assert.partialDeepStrictEqual(await send(world, greylisting), { sent: 1, pending: 1 });
    world.clock.advance(3 * DAY);
    assert.partialDeepStrictEqual(await send(world, greylisting), { sent: 1, refused: 1, pending: 0 });
  });

  test('the outbox keeps each mail once, for its own business', async () => {
    const world = await createMailing(databases, { subscribers: 2 });
    await prepare(world);
    const outbox = createOutbox(world.ctx);
    const transport = scriptedTransport(async (mail) => {
      await outbox.send(mail);
      return outbox.send(mail);
    });
    assert.partialDeepStrictEqual(await send(world, transport), { sent: 0, kept: 2 });
    const page = { limit: 10 };
    const mails = await listOutbox(world.ctx, world.actor, page);
    assert.deepEqual(mails.map((mail) => mail.to).sort(), [
      '"Subscriber 1" <s1@example.com>',
      '"Subscriber 2" <s2@example.com>',
    ]);
    assert.equal(mails[0]?.from, '"Harbour Street Bakery" <hello@shop.example>');
    assert.match(mails[0]?.headers['Message-ID'] ?? '', /^<[\w-]+@shop\.example>$/);
    assert.equal(mails[0]?.headers.Date, 'Mon, 01 Mar 2027 09:00:00 GMT');
    const other = await createMailing(databases);
    assert.deepEqual(await listOutbox(other.ctx, other.actor, page), []);
  });
});
