// Mail servers of a business: limits that processes share, order, and a mail that goes on to another one only as long as
// nothing of it has left.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { MailServerInput } from '../../../server/contract/mail-server.ts';
import type { Databases } from '../../../server/db/open.ts';
import { createCarrier } from '../../../server/domain/email/servers/carrier.ts';
import type { InstalledServer, ServerSetup } from '../../../server/domain/email/servers/entries.ts';
import { isLocal } from '../../../server/domain/email/servers/entries.ts';
import { AHEAD, giveLeave, type Pace } from '../../../server/domain/email/servers/pace.ts';
import { readServers } from '../../../server/domain/email/servers/read-servers.ts';
import {
  addServer,
  moveServer,
  pauseServer,
  removeServer,
} from '../../../server/domain/email/servers/server.ts';
import type { Mail, SendOutcome } from '../../../server/domain/letters/index.ts';
import { DAY, MINUTE, SECOND } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { createMailing, deliveryStates, type MailingWorld, prepare, START, send } from './mailing.ts';

const ADMIN = { kind: 'admin' } as const;
const SETUP: ServerSetup = { installed: [], hasSender: true, isClosed: true };
const SERVER: MailServerInput = {
  host: 'one.example.com',
  port: 465,
  security: 'tls',
  login: '',
  rate: null,
  dailyCap: null,
};
const AWAY: SendOutcome = { end: 'retry', at: 0, error: 'connect ECONNREFUSED', scope: 'server' };

interface Taken {
  readonly host: string;
  readonly to: string;
  readonly at: number;
}

/** Servers reduced to their answers, by host. */
function startServers(
  { ctx }: Pick<MailingWorld, 'ctx'>,
  answers: Readonly<Record<string, (mail: Mail) => SendOutcome>> = {},
  setup: ServerSetup = SETUP,
) {
  const taken: Taken[] = [];
  const closed: string[] = [];
  const carrier = createCarrier(ctx, {
    setup,
    open: async ({ url }) => ({
      send: async (mail) => {
        const { hostname: host } = new URL(url);
        const outcome = answers[host]?.(mail) ?? ({ end: 'sent' } as const);
        if (outcome.end === 'sent') taken.push({ host, to: mail.to.address, at: ctx.clock.now() });
        return outcome;
      },
      close: () => closed.push(new URL(url).hostname),
    }),
    outbox: { send: async () => ({ end: 'kept' }) },
  });
  return { carrier, taken, closed };
}

const hostsOf = (taken: readonly Taken[]) => taken.map(({ host }) => host).sort();

const LETTER: Mail = {
  businessId: null,
  messageId: '<a@example.com>',
  date: START,
  from: { name: '', address: 'hello@shop.example' },
  to: { name: '', address: 'anna@example.com' },
  subject: 'A link',
  text: 'A link',
  html: '<p>A link</p>',
  headers: {},
};

test('leave is given in equal steps, two seconds ahead at most', () => {
  const paces = new Map<string, Pace>();
  const lane = { key: 'server:1', rate: { mails: 4, per: 'second' }, dailyCap: null } as const;
  const ask = (now: number) => giveLeave(paces, { use: 'bulk', servers: [lane], gates: [] }, now);
  const given = Array.from({ length: 9 }, () => ask(START));
  assert.deepEqual(
    given.map(({ at }) => at - START),
    [0, 250, 500, 750, 1000, 1250, 1500, 1750, 2000],
  );
  assert.deepEqual(ask(START), { end: 'wait', at: START + 2250, why: 'rate' });
  assert.deepEqual(ask(START + 250), { end: 'go', lane: 0, at: START + 2250 });
  // Whoever comes late does not catch up.
  assert.deepEqual(
    [ask(START + MINUTE), ask(START + MINUTE)].map(({ at }) => at - START - MINUTE),
    [0, 250],
  );
});

test('a clock that was ahead holds nothing up', () => {
  const paces = new Map([['server:1', { day: 99_999, used: 5000, nextAt: START + DAY }]]);
  const lane = { key: 'server:1', rate: { mails: 4, per: 'second' }, dailyCap: 10 } as const;
  const leave = giveLeave(paces, { use: 'bulk', servers: [lane], gates: [] }, START);
  assert.deepEqual(leave, { end: 'go', lane: 0, at: START });
});

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  const add = (world: MailingWorld, input: Partial<MailServerInput>) =>
    addServer(world.ctx, { setup: SETUP, isNear: () => false }, world.actor, { ...SERVER, ...input });

  async function createWorld(subscribers: number, servers: readonly Partial<MailServerInput>[]) {
    const world = await createMailing(databases, { subscribers });
    await prepare(world);
    for (const server of servers) await add(world, server);
    return world;
  }

  test('without a server mails stay in the outbox', async () => {
    const world = await createWorld(2, []);
    assert.partialDeepStrictEqual(await send(world, startServers(world).carrier), { kept: 2, pending: 0 });
  });

  test('mails of a rate leave one after the other, in the same run', async () => {
    const world = await createWorld(12, [{ rate: { mails: 4, per: 'second' } }]);
    const { carrier, taken } = startServers(world);
    assert.partialDeepStrictEqual(await send(world, carrier), { sent: 12, pending: 0 });
    const last = Math.max(...taken.map(({ at }) => at));
    assert.ok(last - START >= (11 * SECOND) / 4, `all within ${last - START} ms`);
  });

  test('a clock that is set back while mails wait for their turn holds none of them up', async () => {
    const world = await createWorld(30, [{ rate: { mails: 4, per: 'second' } }]);
    const { clock } = world;
    const slept: number[] = [];
    const sleep = clock.sleep.bind(clock);
    clock.sleep = async (ms, signal) => {
      slept.push(ms);
      if (slept.length === 3) clock.set(clock.now() - 2 * DAY);
      await sleep(ms, signal);
    };
    const { carrier, taken } = startServers(world);
    assert.partialDeepStrictEqual(await send(world, carrier), { sent: 30, pending: 0 });
    assert.equal(new Set(taken.map(({ to }) => to)).size, 30, 'nobody twice');
    assert.ok(Math.max(...slept) <= 10 * SECOND, `somebody waits for ${Math.max(...slept)} ms`);
  });

  test('two workers together keep to a rate', async () => {
    const world = await createWorld(12, [{ rate: { mails: 4, per: 'second' } }]);
    const other = await createMailing(databases, { subscribers: 0 });
    const one = startServers(world);
    // Of the same business, in another process: a context of its own that shares nothing but the database and the time.
    const ctx = createTestContext(databases.main, world.clock);
    const two = startServers({ ctx });
    assert.notEqual(other.actor.businessId, world.actor.businessId);
    const mail = { ...LETTER, businessId: world.actor.businessId };
    await Promise.all([
      send(world, one.carrier),
      ...Array.from({ length: 12 }, async () => {
        for (;;) {
          const outcome = await two.carrier.send(mail);
          if (outcome.end !== 'retry') return;
          await ctx.clock.sleep(SECOND);
        }
      }),
    ]);
    const taken = [...one.taken, ...two.taken];
    assert.equal(taken.length, 24);
    const last = Math.max(...taken.map(({ at }) => at));
    assert.ok(last - START >= (23 * SECOND) / 4, `all within ${last - START} ms`);
  });

  test('a slow rate puts the mailing off without holding up its worker', async () => {
    const world = await createWorld(3, [{ rate: { mails: 1, per: 'minute' } }]);
    const { carrier, taken } = startServers(world);
    const first = await send(world, carrier);
    assert.partialDeepStrictEqual(first, { sent: 1, pending: 2, hold: 'rate' });
    assert.equal(first.error, undefined, 'nothing is wrong');
    world.clock.advanceTo(first.retryAt ?? 0);
    assert.partialDeepStrictEqual(await send(world, carrier), { sent: 2, pending: 1 });
    assert.ok((taken[1]?.at ?? 0) - (taken[0]?.at ?? 0) >= MINUTE - AHEAD);
  });

  test('of a daily cap a twentieth is kept for single mails, and the rest waits for the next day', async () => {
    const world = await createWorld(12, [{ dailyCap: 10 }]);
    const { carrier, taken } = startServers(world);
    const held = await send(world, carrier);
    assert.partialDeepStrictEqual(held, { sent: 9, pending: 3, hold: 'cap' });
    assert.equal(held.retryAt, Math.ceil(START / DAY) * DAY);
    const single = { ...LETTER, businessId: world.actor.businessId };
    assert.deepEqual(await carrier.send(single), { end: 'sent' });
    assert.partialDeepStrictEqual(await carrier.send(single), { end: 'retry', scope: 'server' });
    assert.equal((await readServers(world.ctx, SETUP, world.actor.businessId))[0]?.today, 10);
    world.clock.advanceTo(held.retryAt ?? 0);
    assert.partialDeepStrictEqual(await send(world, carrier), { sent: 12, pending: 0 });
    assert.equal(taken.length, 13);
  });

  test('two workers together never pass a daily cap', async () => {
    const world = await createWorld(0, [{ dailyCap: 10 }]);
    const workers = [world.ctx, createTestContext(databases.main, world.clock)].map((ctx) =>
      startServers({ ctx }),
    );
    const mail = { ...LETTER, businessId: world.actor.businessId };
    await Promise.all(workers.flatMap(({ carrier }) => Array.from({ length: 15 }, () => carrier.send(mail))));
    assert.equal(workers.flatMap(({ taken }) => taken).length, 10);
  });

  test('what the first server has no room for goes to the next', async () => {
    const world = await createWorld(12, [{ dailyCap: 10 }, { host: 'two.example.com' }]);
    const { carrier, taken } = startServers(world);
    assert.partialDeepStrictEqual(await send(world, carrier), { sent: 12, pending: 0 });
    assert.equal(taken.filter(({ host }) => host === 'one.example.com').length, 9);
  });

  test('the order of use is a person’s', async () => {
    const world = await createWorld(1, [{}]);
    const second = await add(world, { host: 'two.example.com' });
    await moveServer(world.ctx, world.actor, second, 'up');
    const { carrier, taken } = startServers(world);
    await send(world, carrier);
    assert.deepEqual(hostsOf(taken), ['two.example.com']);
  });

  test('a server that is paused is given nothing; where all are, a mailing waits and goes on by itself', async () => {
    const world = await createWorld(3, [{}]);
    const second = await add(world, { host: 'two.example.com' });
    const { ctx, actor, clock } = world;
    const [first] = await readServers(ctx, SETUP, actor.businessId);
    const firstId = Number(first?.id);
    const { carrier, taken } = startServers(world);
    await pauseServer(ctx, { carrier }, actor, { id: firstId, isPaused: true });
    const single = { ...LETTER, businessId: actor.businessId };
    assert.deepEqual(await carrier.send(single), { end: 'sent' });
    assert.deepEqual(hostsOf(taken), ['two.example.com']);
    await pauseServer(ctx, { carrier }, actor, { id: second, isPaused: true });
    const held = await send(world, carrier);
    assert.partialDeepStrictEqual(held, { sent: 0, pending: 3, hold: 'paused' });
    assert.partialDeepStrictEqual(await carrier.send(single), { end: 'retry', scope: 'server' });
    assert.equal(taken.length, 1, 'and nothing is kept in the outbox for good');
    assert.equal(await isLocal(ctx.db.read, SETUP, actor.businessId), false);
    await pauseServer(ctx, { carrier }, actor, { id: firstId, isPaused: false });
    clock.advanceTo(held.retryAt ?? 0);
    assert.partialDeepStrictEqual(await send(world, carrier), { sent: 3, pending: 0 });
    assert.equal(taken.filter(({ host }) => host === 'one.example.com').length, 3);
  });

  test('a server that is paused, removed or moved elsewhere keeps no connections', async () => {
    const world = await createWorld(0, [{}]);
    const { ctx, actor } = world;
    const second = await add(world, { host: 'two.example.com' });
    const [first] = await readServers(ctx, SETUP, actor.businessId);
    const firstId = Number(first?.id);
    const { carrier, taken, closed } = startServers(world);
    const single = { ...LETTER, businessId: actor.businessId };
    await carrier.send(single);
    await pauseServer(ctx, { carrier }, actor, { id: firstId, isPaused: true });
    await carrier.send(single);
    assert.deepEqual(hostsOf(taken), ['one.example.com', 'two.example.com']);
    await nextTurn();
    assert.deepEqual(closed, ['one.example.com']);
    await removeServer(ctx, { carrier }, actor, second);
    await nextTurn();
    assert.deepEqual(closed, ['one.example.com', 'two.example.com']);
    await pauseServer(ctx, { carrier }, actor, { id: firstId, isPaused: false });
    assert.deepEqual(await carrier.send(single), { end: 'sent' }, 'and opens others when it is used again');
  });

  test('the admin’s servers take letters, and mails of businesses behind their own', async () => {
    const world = await createWorld(0, [{ dailyCap: 1 }]);
    const { ctx, actor } = world;
    await ctx.db.write('mail_servers').where({ business_id: null }).del();
    assert.equal(await isLocal(ctx.db.read, SETUP, null), true);
    const parts = { setup: SETUP, isNear: () => true };
    const login = { login: 'relay', password: 'a secret' };
    const id = await addServer(ctx, parts, ADMIN, { ...SERVER, ...login, host: 'relay.example.com' });
    const { carrier, taken } = startServers(world);
    const single = { ...LETTER, businessId: actor.businessId };
    for (const mail of [LETTER, single, single]) assert.deepEqual(await carrier.send(mail), { end: 'sent' });
    assert.deepEqual(hostsOf(taken), ['one.example.com', 'relay.example.com', 'relay.example.com']);
    assert.equal(await isLocal(ctx.db.read, SETUP, null), false);
    assert.partialDeepStrictEqual(await readServers(ctx, SETUP, actor.businessId), [
      { host: 'one.example.com' },
      { id: null, host: 'relay.example.com', login: '', hasPassword: true },
    ]);
    // Owners set their own alone.
    await assert.rejects(pauseServer(ctx, { carrier }, actor, { id: id, isPaused: true }), {
      code: 'not-found',
    });
    const [own] = await readServers(ctx, SETUP, actor.businessId);
    await assert.rejects(pauseServer(ctx, { carrier }, ADMIN, { id: Number(own?.id), isPaused: true }), {
      code: 'not-found',
    });
    await ctx.db.write('mail_servers').where({ id }).del();
  });

  test('a mail of which nothing had left goes to the next server, which comes first for a while', async () => {
    const world = await createWorld(5, [{ dailyCap: 100 }, { host: 'two.example.com' }]);
    let asked = 0;
    const away = () => {
      asked += 1;
      return AWAY;
    };
    const { carrier, taken } = startServers(world, { 'one.example.com': away });
    assert.partialDeepStrictEqual(await send(world, carrier), { sent: 5, pending: 0 });
    assert.equal(new Set(taken.map(({ to }) => to)).size, 5, 'nobody twice');
    assert.ok(taken.every(({ host }) => host === 'two.example.com'));
    const before = asked;
    assert.deepEqual(await carrier.send({ ...LETTER, businessId: world.actor.businessId }), { end: 'sent' });
    assert.equal(asked, before, 'it rests');
    const [first] = await readServers(world.ctx, SETUP, world.actor.businessId);
    assert.match(first?.trouble ?? '', /ECONNREFUSED/);
    assert.equal(first?.today, 0, 'what did not leave does not count');
  });

  for (const [how, outcome] of Object.entries({
    'lost after its content began': { end: 'unknown', error: 'The connection was lost.' },
    'put off after its content': { ...AWAY, at: START + MINUTE, hasBegun: true },
    'refused for its recipient': { end: 'refused', reason: '550 no such user', bounce: 'hard' },
    'put off for its recipient': { ...AWAY, at: START + MINUTE, scope: 'recipient' },
  } as const satisfies Record<string, SendOutcome>)) {
    test(`a mail that was ${how} goes to no other server`, async () => {
      const world = await createWorld(0, [{}, { host: 'two.example.com' }]);
      const { carrier, taken } = startServers(world, { 'one.example.com': () => outcome });
      assert.deepEqual(await carrier.send({ ...LETTER, businessId: world.actor.businessId }), outcome);
      assert.deepEqual(taken, []);
    });
  }

  test('where all servers are away a mailing waits, and loses nothing', async () => {
    const world = await createWorld(3, [{}, { host: 'two.example.com' }]);
    let isAway = true;
    const answer = () => (isAway ? { ...AWAY, at: world.clock.now() + MINUTE } : ({ end: 'sent' } as const));
    const { carrier, taken } = startServers(world, { 'one.example.com': answer, 'two.example.com': answer });
    const held = await send(world, carrier);
    assert.partialDeepStrictEqual(held, { sent: 0, pending: 3 });
    assert.match(JSON.stringify(held.error), /ECONNREFUSED/);
    assert.deepEqual(Object.values(await deliveryStates(world)), ['pending', 'pending', 'pending']);
    isAway = false;
    world.clock.advanceTo(held.retryAt ?? 0);
    assert.partialDeepStrictEqual(await send(world, carrier), { sent: 3, pending: 0 });
    assert.equal(new Set(taken.map(({ to }) => to)).size, 3);
  });

  test('letters go by the servers of the installation alone', async () => {
    const world = await createWorld(0, [{}]);
    const installed: InstalledServer[] = [
      { url: 'smtp://relay.example.com', rate: null, dailyCap: null },
      { url: 'smtp://spare.example.com', rate: null, dailyCap: null },
    ];
    const { carrier, taken } = startServers(
      world,
      { 'relay.example.com': () => AWAY },
      { ...SETUP, installed },
    );
    assert.deepEqual(await carrier.send(LETTER), { end: 'sent' });
    assert.deepEqual(await carrier.send({ ...LETTER, businessId: world.actor.businessId }), { end: 'sent' });
    assert.deepEqual(hostsOf(taken), ['one.example.com', 'spare.example.com']);
  });

  test('a password that this server’s key does not open keeps no mail from the next server', async () => {
    const world = await createWorld(0, [{ login: 'shop', password: 'secret' }, { host: 'two.example.com' }]);
    await world.ctx.db
      .write('mail_servers')
      .where({ business_id: world.actor.businessId, host: 'one.example.com' })
      .update({ sealed_password: 'v1.sealed.elsewhere' });
    const { carrier, taken } = startServers(world);
    assert.deepEqual(await carrier.send({ ...LETTER, businessId: world.actor.businessId }), { end: 'sent' });
    assert.deepEqual(hostsOf(taken), ['two.example.com']);
    const [first] = await readServers(world.ctx, SETUP, world.actor.businessId);
    assert.match(first?.trouble ?? '', /Enter it again/);
  });
});
