// Rates of single domains, and the warm-up of a new sender: what they hold up waits, and nobody else does.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { WARM_UP_PLAN } from '../../../server/contract/mail-pace.ts';
import type { Databases } from '../../../server/db/open.ts';
import { addSubscriber } from '../../../server/domain/audience/index.ts';
import { createCarrier } from '../../../server/domain/email/servers/carrier.ts';
import { setMailPace } from '../../../server/domain/email/servers/mail-pace.ts';
import { type Gate, giveLeave } from '../../../server/domain/email/servers/pace.ts';
import type { Mail } from '../../../server/domain/letters/index.ts';
import { DAY, MINUTE, SECOND } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { createMailing, type MailingWorld, prepare, START, send } from './mailing.ts';

const NEXT_DAY = Math.ceil(START / DAY) * DAY;

/** A server that takes everything. */
function startServer({ ctx }: MailingWorld) {
  const taken: { to: string; at: number }[] = [];
  const carrier = createCarrier(ctx, {
    setup: {
      installed: [{ url: 'smtp://relay.example.com', rate: null, dailyCap: null }],
      hasSender: true,
      isClosed: true,
    },
    open: async () => ({
      send: async (mail: Mail) => {
        taken.push({ to: mail.to.address, at: ctx.clock.now() });
        return { end: 'sent' };
      },
      close: () => {},
    }),
    outbox: { send: async () => ({ end: 'kept' }) },
  });
  return { carrier, taken };
}

const timesOf = (taken: readonly { to: string; at: number }[], domain: string) =>
  taken.filter(({ to }) => to.endsWith(domain)).map(({ at }) => at);

test('a mail of a mailing never waits in its place for a domain', () => {
  const rate = { mails: 2, per: 'second' } as const;
  const bound = { key: 'domain:1:gmail.com', businessId: 1, rate, dailyCap: null };
  const gates: Gate[] = [{ ...bound, why: 'domain', uses: ['single', 'bulk'] }];
  const servers = [{ key: 'server:1', rate: null, dailyCap: null }];
  const paces = new Map();
  const ask = (use: 'single' | 'bulk', now: number) => giveLeave(paces, { use, servers, gates }, now);
  assert.deepEqual(ask('bulk', START), { end: 'go', lane: 0, at: START });
  assert.deepEqual(ask('bulk', START), { end: 'wait', at: START + SECOND / 2, why: 'domain' });
  assert.deepEqual(ask('single', START), { end: 'go', lane: 0, at: START + SECOND / 2 });
  assert.deepEqual(ask('bulk', START + SECOND), { end: 'go', lane: 0, at: START + SECOND });
});

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  async function createWorld(others: number, atGmail: number): Promise<MailingWorld> {
    const world = await createMailing(databases);
    for (let at = 0; at < atGmail; at += 1)
      await addSubscriber(world.ctx, world.actor, { email: `g${at}@gmail.com`, name: '' });
    for (let at = 0; at < others; at += 1)
      await addSubscriber(world.ctx, world.actor, { email: `s${at}@example.com`, name: '' });
    await prepare(world);
    return world;
  }

  test('a clock that is set back meanwhile holds up no domain, and the claim is kept by time that went by', async () => {
    const world = await createWorld(0, 40);
    const domains = [{ domain: 'gmail.com', mails: 2, per: 'second' as const }];
    await setMailPace(world.ctx, world.actor, { warmUp: false, domains });
    const { carrier, taken } = startServer(world);
    const { clock } = world;
    const sleep = clock.sleep.bind(clock);
    const slept: number[] = [];
    clock.sleep = async (ms, signal) => {
      slept.push(ms);
      if (slept.length === 3) clock.set(clock.now() - 2 * DAY);
      await sleep(ms, signal);
    };
    let extended = 0;
    const extend = async () => {
      extended += 1;
      return true;
    };
    let result = await send(world, carrier, { extend });
    // What was on its way as the clock was set goes on with the next run.
    while (result.pending > 0) {
      const left = (result.retryAt ?? Number.POSITIVE_INFINITY) - clock.now();
      assert.ok(left <= MINUTE, `it goes on in ${left} ms`);
      clock.advance(left);
      result = await send(world, carrier, { extend });
    }
    assert.equal(new Set(taken.map(({ to }) => to)).size, 40, 'nobody twice');
    assert.equal(taken.length, 40);
    assert.ok(Math.max(...slept) <= MINUTE, `somebody waits for ${Math.max(...slept)} ms`);
    assert.ok(extended >= 2, 'twenty seconds are two looks');
  });

  test('mails to a domain with a rate leave one after the other, and no other waits behind them', async () => {
    const world = await createWorld(20, 6);
    const domains = [{ domain: 'gmail.com', mails: 2, per: 'second' as const }];
    await setMailPace(world.ctx, world.actor, { warmUp: false, domains });
    const { carrier, taken } = startServer(world);
    assert.partialDeepStrictEqual(await send(world, carrier), { sent: 26, pending: 0 });
    assert.equal(new Set(taken.map(({ to }) => to)).size, 26, 'nobody twice');
    const slow = timesOf(taken, '@gmail.com');
    assert.ok(Math.max(...slow) - START >= (5 * SECOND) / 2, 'five pauses lie between six mails');
    const others = timesOf(taken, '@example.com');
    assert.ok(Math.max(...others) <= Math.max(...slow), 'the others do not wait for the last of them');
  });

  test('a slow domain puts the rest of a mailing off, which says nothing is wrong', async () => {
    const world = await createWorld(3, 3);
    const domains = [{ domain: 'gmail.com', mails: 1, per: 'minute' as const }];
    await setMailPace(world.ctx, world.actor, { warmUp: false, domains });
    const { carrier } = startServer(world);
    const first = await send(world, carrier);
    assert.partialDeepStrictEqual(first, { sent: 4, pending: 2, hold: 'domain' });
    assert.equal(first.error, undefined);
    assert.equal(first.retryAt, START + MINUTE);
    world.clock.advanceTo(first.retryAt ?? 0);
    assert.partialDeepStrictEqual(await send(world, carrier), { sent: 5, pending: 1 });
  });

  test('a new sender sends what its plan says, single mails beside it, and the rest on the next day', async () => {
    const [first, second] = WARM_UP_PLAN;
    const world = await createWorld(first + 5, 0);
    await setMailPace(world.ctx, world.actor, { warmUp: true, domains: [] });
    const { carrier, taken } = startServer(world);
    const held = await send(world, carrier);
    assert.partialDeepStrictEqual(held, { sent: first, pending: 5, hold: 'warm-up', retryAt: NEXT_DAY });
    assert.equal(taken.length, first);
    world.clock.advanceTo(NEXT_DAY);
    assert.partialDeepStrictEqual(await send(world, carrier), { sent: first + 5, pending: 0 });
    const { warmUp } = await setMailPace(world.ctx, world.actor, { warmUp: true, domains: [] });
    assert.equal(warmUp?.today, second, 'one that runs goes on as it began');
    assert.deepEqual(warmUp?.plan[0], { day: new Date(START).toISOString().slice(0, 10), mails: first });
    world.clock.advance(WARM_UP_PLAN.length * DAY);
    const over = await setMailPace(world.ctx, world.actor, { warmUp: true, domains: [] });
    assert.equal(over.warmUp?.today, null);
  });
});
