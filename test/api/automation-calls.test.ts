// Calls of automations to the business's own programs: signed, tried again at growing distances, never to a place inside.

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { createWebhookCaller } from '../../server/connectors/services/webhooks.ts';
import type { BuiltAutomation, TroubledCall } from '../../server/contract/built-automation.ts';
import { DAY, HOUR, MINUTE } from '../../server/kernel/clock.ts';
import { readSentence, wordsOf } from '../../server/sentences/index.ts';
import { CallStandIn } from '../support/call-stand-in.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

const WEEK = 7 * DAY;

describe('calls of automations', () => {
  const till = new CallStandIn();
  let server: TestServer;
  let owner: Client;
  let count = 0;
  before(async () => {
    await till.start();
    server = await startServer({ config: { rateLimits: false }, parts: { outbound: till.outbound() } });
    owner = server.as('owner');
    await connectChannel(owner, 'email');
  });
  beforeEach(async () => {
    till.calls = [];
    till.say(204);
    const { write } = server.app.ctx.db;
    for (const table of ['automations', 'person_events', 'subscribers', 'jobs']) await write(table).del();
    const now = server.clock.now();
    await write('sessions').update({ created_at: now, seen_at: now, expires_at: now + 30 * DAY });
  });
  after(async () => {
    await server.stop();
    till.stop();
  });

  async function ask<T>(path: string, options: { method?: string; json?: object } = {}): Promise<T> {
    const answer = await owner(path, options);
    const text = await answer.text();
    assert.ok(answer.ok, `${path}: ${answer.status} ${text}`);
    return JSON.parse(text || 'null');
  }
  const one = (id: number) => `/api/built-automations/${id}`;
  const switchOn = (id: number, isActive: boolean) =>
    ask(`${one(id)}/active`, { method: 'PUT', json: { isActive } });
  /** An automation that calls an address when somebody orders. */
  async function build(url: string): Promise<number> {
    const { id } = await ask<BuiltAutomation>('/api/users/14/built-automations', {
      json: {
        name: 'Ours',
        trigger: { on: 'event', event: 'order' },
        reentry: 'always',
        steps: [{ id: 'tell', type: 'webhook', url }],
      },
    });
    await ask(`${one(id)}/apply`, { json: {} });
    await switchOn(id, true);
    return id;
  }
  async function order(name = ''): Promise<string> {
    const email = `p${++count}@example.com`;
    await ask('/api/users/14/subscribers', { json: { email, name } });
    await ask('/api/events', { json: { email, event: 'order', id: `order-${count}` } });
    return email;
  }
  async function callsStand(): Promise<{ status: string; error: string | null; attempts: number }[]> {
    const rows: Awaited<ReturnType<typeof callsStand>> = await server.app.ctx.db
      .read('webhook_calls')
      .orderBy('id')
      .select('status', 'error', 'attempts');
    return rows.map((row) => ({ ...row, error: row.error && wordsOf(readSentence(row.error)) }));
  }
  async function nextTry(): Promise<number | null> {
    const job: { due_at: number } | undefined = await server.app.ctx.db
      .read('jobs')
      .where({ kind: 'call-webhook', state: 'waiting' })
      .first('due_at');
    return job ? Number(job.due_at) : null;
  }
  /** Lets time pass from one try to the next, for at most a week. @returns minutes after the start of each try */
  async function triesOfAWeek(): Promise<number[]> {
    const start = server.clock.now();
    const tries: number[] = [];
    while (true) {
      const before = till.calls.length;
      await server.drain();
      if (till.calls.length > before) tries.push((server.clock.now() - start) / MINUTE);
      const next = await nextTry();
      if (next === null || next > start + WEEK) return tries;
      server.clock.advanceTo(next);
    }
  }

  test('a call tells who it is about, and its signature is good for its time and its words', async () => {
    const id = await build(till.at('/hook?of=shop'));
    const email = await order('Zoë 🍞');
    await server.drain();
    const [call, ...more] = till.calls;
    assert.ok(call);
    assert.equal(more.length, 0);
    assert.deepEqual([call.method, call.path], ['POST', '/hook?of=shop']);
    assert.equal(call.headers['content-type'], 'application/json');
    assert.equal(call.headers['content-length'], String(Buffer.byteLength(call.body)));
    const told = JSON.parse(call.body);
    assert.deepEqual(told, {
      id: call.headers['drivyn-id'],
      automation: { id, name: 'Ours' },
      step: 'tell',
      person: { email, name: 'Zoë 🍞' },
      at: new Date(server.clock.now()).toISOString(),
    });
    const { secret } = await ask<{ secret: string }>('/api/users/14/webhook-secret');
    const time = Math.floor(server.clock.now() / 1000);
    const v1 = createHmac('sha256', secret).update(`${time}.${call.body}`).digest('hex');
    assert.equal(call.headers['drivyn-signature'], `t=${time},v1=${v1}`);
    assert.deepEqual(await callsStand(), [{ status: 'done', error: null, attempts: 1 }]);
    const step = (await ask<BuiltAutomation>(one(id))).inUse?.steps[0];
    assert.deepEqual([step?.sent, step?.notSent], [1, 0]);
  });

  test('why calls were not taken is told, of those that are tried again and of those that are not', async () => {
    const id = await build(till.at('/hook'));
    const path = `${one(id)}/calls`;
    assert.deepEqual(await ask(path), []);
    till.say(500);
    const first = await order();
    await server.drain();
    till.say(410);
    const second = await order();
    await server.drain();
    const calls = await ask<TroubledCall[]>(path);
    assert.deepEqual(
      calls.map(({ email, step, status, error, attempts }) => [email, step, status, error, attempts]),
      [
        [second, 'tell', 'failed', 'It answered 410.', 1],
        [first, 'tell', 'waiting', 'It answered 500.', 1],
      ],
    );
    assert.deepEqual(await ask(`${path}?limit=1&before=${calls[0]?.id}`), [calls[1]]);
    const page = await (await owner(`/screens/email-marketing?tab=automations&automation=${id}`)).text();
    for (const words of [first, second, 'It answered 410.', 'Given up after', 'Tried again'])
      assert.ok(page.includes(words), words);
    till.say(204);
    server.clock.advance(HOUR);
    await server.drain();
    assert.deepEqual(
      (await ask<TroubledCall[]>(path)).map(({ email }) => email),
      [second],
    );
    const foreign = await owner(`/api/built-automations/${id + 1000}/calls`);
    assert.equal(foreign.status, 404);
  });

  test('the secret lies sealed, and nothing else that is stored holds it', async () => {
    await build(till.at('/hook'));
    await order();
    await server.drain();
    const { secret } = await ask<{ secret: string }>('/api/users/14/webhook-secret');
    assert.ok(secret.length >= 32);
    for (const table of ['webhook_secrets', 'webhook_calls', 'events', 'jobs'])
      assert.ok(!JSON.stringify(await server.app.ctx.db.read(table)).includes(secret), table);
  });

  test('what fails is tried at growing distances for three days, each time under the same name', async () => {
    await build(till.at('/hook'));
    till.say(503);
    await order();
    const doubling = Array.from({ length: 10 }, (_, index) => 2 ** index - 1);
    const everySixHours = Array.from({ length: 10 }, (_, index) => 511 + 360 * (index + 1));
    assert.deepEqual(await triesOfAWeek(), [...doubling, ...everySixHours]);
    assert.equal(new Set(till.calls.map(({ headers }) => headers['drivyn-id'])).size, 1);
    assert.equal(new Set(till.calls.map(({ body }) => body)).size, 1);
    const signatures = new Set(till.calls.map(({ headers }) => headers['drivyn-signature']));
    assert.equal(signatures.size, till.calls.length, 'each with its own time');
    assert.deepEqual(await callsStand(), [{ status: 'failed', error: 'It answered 503.', attempts: 20 }]);
  });

  for (const passing of [408, 425, 429, 500])
    test(`${passing} is tried again, until it is taken`, async () => {
      await build(till.at('/hook'));
      till.say(passing);
      await order();
      await server.drain();
      till.say(200);
      server.clock.advance(MINUTE);
      await server.drain();
      assert.equal(till.calls.length, 2);
      assert.deepEqual(
        (await callsStand()).map(({ status }) => status),
        ['done'],
      );
    });

  for (const final of [301, 400, 401, 404, 410])
    test(`${final} is not tried again, and leads nowhere`, async () => {
      await build(till.at('/hook'));
      till.say(final, { Location: till.at('/elsewhere') });
      await order();
      assert.deepEqual(await triesOfAWeek(), [0]);
      assert.deepEqual(await callsStand(), [
        { status: 'failed', error: `It answered ${final}.`, attempts: 1 },
      ]);
    });

  for (const [what, url] of [
    ['this machine', 'http://127.0.0.1/hook'],
    ['its network', 'https://192.168.0.10/hook'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data'],
    ['a name that leads inside', 'http://inside.example/hook'],
  ] as const)
    test(`${what} is never called`, async () => {
      const id = await build(till.at('/hook'));
      // As it was saved by a release that asked only when it called.
      const { write } = server.app.ctx.db;
      const { definition } = await write('automations').where({ id }).first('definition');
      await write('automations')
        .where({ id })
        .update({ definition: definition.replace(till.at('/hook'), url) });
      await order();
      assert.deepEqual(await triesOfAWeek(), []);
      const [stands] = await callsStand();
      assert.equal(stands?.status, 'failed');
      assert.match(stands?.error ?? '', /is not a public website/);
    });

  test('an answer counts by its status, however large it is and whether it ends or not', async () => {
    await build(till.at('/hook'));
    till.answer = (response) => response.end('x'.repeat(200_000));
    await order();
    await server.drain();
    till.answer = (response) => response.writeHead(200).write('and so on');
    await order();
    assert.deepEqual(await triesOfAWeek(), [0]);
    assert.equal(till.calls.length, 2);
    assert.deepEqual(
      (await callsStand()).map(({ status }) => status),
      ['done', 'done'],
    );
  });

  test('who does not answer in time is asked again', async () => {
    till.answer = () => {};
    const caller = createWebhookCaller({ outbound: till.outbound(), timeout: 50 });
    const outcome = await caller.call(till.at('/hook'), { headers: {}, body: '{}' });
    assert.equal(outcome.end === 'failed' && outcome.isFinal, false);
    assert.match(outcome.end === 'failed' ? wordsOf(outcome.error) : '', /did not answer in time/);
  });

  /** @returns an automation of which one call waits to be tried again; nothing is in its way any more */
  async function callInVain(): Promise<number> {
    const id = await build(till.at('/hook'));
    till.say(503);
    await order();
    await server.drain();
    assert.equal(till.calls.length, 1);
    till.calls = [];
    till.say(204);
    return id;
  }

  test('while the automation is off calls wait, seldom asked for, and leave when it is on again', async () => {
    const id = await callInVain();
    await switchOn(id, false);
    const start = server.clock.now();
    let asked = 0;
    for (; server.clock.now() < start + DAY; asked += 1) {
      await server.drain();
      server.clock.advanceTo((await nextTry()) ?? start + DAY);
    }
    assert.ok(asked < 20, `asked for ${asked} times`);
    assert.equal(till.calls.length, 0);
    await switchOn(id, true);
    assert.equal((await triesOfAWeek()).length, 1);
  });

  test('one that was off for three days calls no more', async () => {
    const id = await callInVain();
    await switchOn(id, false);
    assert.deepEqual(await triesOfAWeek(), []);
    assert.equal((await callsStand())[0]?.status, 'failed');
    await switchOn(id, true);
    assert.deepEqual(await triesOfAWeek(), []);
  });

  test('a call after a restore has a name of its own, whatever was called since the backup', async () => {
    await build(till.at('/hook'));
    await order();
    await server.drain();
    // As the backup has it: the next call gets the number that this one had.
    const { write } = server.app.ctx.db;
    await write('webhook_calls').del();
    await write('sqlite_sequence').where({ name: 'webhook_calls' }).decrement('seq', 1);
    server.clock.advance(HOUR);
    await order();
    await server.drain();
    const names = till.calls.map(({ headers }) => headers['drivyn-id']);
    assert.equal(names.length, 2);
    assert.notEqual(names[0], names[1]);
  });
});
