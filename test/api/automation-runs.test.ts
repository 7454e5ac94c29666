// Automations as they run: who comes in, what they get and when, and what takes them out.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { Automation } from '../../server/contract/automation.ts';
import type { AutomationKind } from '../../server/contract/constants/email.ts';
import type { AddedSubscriber } from '../../server/contract/subscriber.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { settleAfterRestore } from '../../server/jobs/after-restore.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY, HOUR, MINUTE } from '../../server/kernel/clock.ts';
import { readSentence } from '../../server/sentences/index.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

const SUBSCRIBERS = '/api/users/14/subscribers';

describe('automations that run', () => {
  let server: TestServer;
  let owner: Client;
  let connectionId: number;
  let count = 0;
  before(async () => {
    server = await startServer({ config: { rateLimits: false } });
    owner = server.as('owner');
    connectionId = (await connectChannel(owner, 'email')).id;
  });
  beforeEach(async () => {
    const { write } = server.app.ctx.db;
    for (const table of [
      'automation_runs',
      'automation_steps',
      'automations',
      'deliveries',
      'person_events',
    ]) {
      await write(table).del();
    }
    await write('subscribers').del();
    await owner('/api/autopilot', { method: 'PUT', json: { paused: false } });
  });
  after(() => server.stop());

  const path = (kind: AutomationKind) => `/api/users/14/automations/${kind}`;
  const set = (kind: AutomationKind, isActive = true) =>
    owner(path(kind), { method: 'PUT', json: { isActive } });
  const edit = (kind: AutomationKind, position: number, json: object) =>
    owner(`${path(kind)}/steps/${position}`, { method: 'PUT', json });
  async function add(email = `p${++count}@example.com`): Promise<AddedSubscriber> {
    const answer = await owner(SUBSCRIBERS, { json: { email } });
    assert.ok(answer.ok, await answer.clone().text());
    return answer.json();
  }
  async function tell(event: string, email: string, more: object = {}): Promise<void> {
    const answer = await owner('/api/events', { json: { email, event, id: `${event}-${++count}`, ...more } });
    assert.ok(answer.ok, await answer.text());
  }
  /** Lets time pass as it does for a server that runs: its scheduler looks at the clock every minute. */
  async function pass(ms: number): Promise<void> {
    const until = server.clock.now() + ms;
    while (server.clock.now() < until) {
      server.clock.advanceTo(
        Math.min(until, server.clock.now() + Math.min(12 * HOUR, Math.max(MINUTE, ms / 24))),
      );
      const now = server.clock.now();
      const session = { created_at: now, seen_at: now, expires_at: now + 30 * DAY };
      await server.app.ctx.db.write('sessions').update(session);
      await server.app.scheduler.tick();
      await server.drain();
    }
  }
  async function read(kind: AutomationKind): Promise<Automation> {
    const all: Automation[] = await (await owner('/api/users/14/automations')).json();
    return all.find((one) => one.kind === kind) as Automation;
  }
  /** Which steps of a series sent their mails, in order. */
  async function mailsTo(email: string): Promise<string[]> {
    return server.app.ctx.db
      .read('deliveries')
      .where({ email, kind: 'automation', status: 'kept' })
      .orderBy('id')
      .pluck('step_id');
  }
  const ALL = ['mail-1', 'mail-2', 'mail-3'];

  test('who subscribes by a call gets the welcome series at its times', async () => {
    await set('welcome');
    const { email } = await add();
    await server.drain();
    assert.deepEqual(await mailsTo(email), ['mail-1'], 'at once');
    await pass(2 * DAY - HOUR);
    assert.deepEqual(await mailsTo(email), ['mail-1']);
    await pass(2 * HOUR);
    assert.deepEqual(await mailsTo(email), ['mail-1', 'mail-2']);
    const half = await read('welcome');
    assert.deepEqual([half.waiting, half.finished, half.kept], [1, 0, 2]);
    assert.deepEqual(
      half.steps.map((step) => [step.kept, step.waiting, step.finished]),
      [
        [1, 0, 1],
        [1, 0, 1],
        [0, 1, 0],
      ],
    );
    await pass(5 * DAY);
    assert.deepEqual(await mailsTo(email), ALL);
    const { waiting, finished, sent, kept } = await read('welcome');
    assert.deepEqual([waiting, finished, sent, kept], [0, 1, 0, 3]);
  });

  test('adding somebody again, or a shop that tells of it too, begins nothing again', async () => {
    await set('welcome');
    const { email } = await add();
    await add(email);
    await tell('subscribed', email);
    await tell('subscribed', email);
    await pass(8 * DAY);
    assert.deepEqual(await mailsTo(email), ALL);
  });

  test('an import begins nothing; the event does, and only for who subscribes', async () => {
    await set('welcome');
    const csv = 'email\nlist1@example.com\nlist2@example.com';
    await owner(`${SUBSCRIBERS}/import`, { json: { csv, confirm: true } });
    await tell('subscribed', 'list2@example.com');
    await tell('subscribed', 'stranger@example.com');
    await pass(HOUR);
    assert.deepEqual(await mailsTo('list1@example.com'), []);
    assert.deepEqual(await mailsTo('list2@example.com'), ['mail-1']);
    assert.deepEqual(await mailsTo('stranger@example.com'), []);
  });

  test('one that is off begins nothing, and takes nobody in later', async () => {
    const { email } = await add();
    await server.drain();
    await set('welcome');
    await pass(DAY);
    assert.deepEqual(await mailsTo(email), []);
  });

  test('words and times are those that a person set', async () => {
    await set('welcome');
    const words = {
      subject: 'Moin {{name|you}}',
      content: 'Come by from {{attributes.town|afar}}, {{name|friend}}.',
    };
    assert.equal((await edit('welcome', 1, words)).status, 422, 'nobody has a town yet');
    const json = { email: 'of-town@example.com', attributes: { town: 'Bern' } };
    const neighbour = await (await owner(SUBSCRIBERS, { json })).json();
    assert.equal((await edit('welcome', 1, { ...words, delay: 0 })).status, 200);
    assert.equal((await edit('welcome', 2, { delay: 5000 })).status, 200);
    const edited = await read('welcome');
    assert.deepEqual(
      edited.steps.map(({ delay, timing, edited: own }) => [delay, timing, own]),
      [
        [0, 'Immediately', true],
        [5000, 'After 5 seconds', false],
        [5 * DAY, 'After 5 days', false],
      ],
    );
    const { email } = await add();
    await server.drain();
    server.clock.advance(5000);
    await server.drain();
    assert.deepEqual(await mailsTo(email), ['mail-1', 'mail-2']);
    const outbox = await (await owner('/api/outbox')).json();
    const mail = outbox.findLast(({ to }: { to: string }) => to.includes(email));
    assert.equal(mail.subject, 'Moin you');
    assert.match(mail.text, /Come by from afar, friend\./);
    const own = outbox.findLast(({ to }: { to: string }) => to.includes(neighbour.email));
    assert.match(own.text, /Come by from Bern, friend\./);
  });

  for (const delay of [-1, 1.5, '5', 366 * DAY]) {
    test(`a delay of ${delay} is refused`, async () => {
      assert.equal((await edit('welcome', 1, { delay })).status, 422);
    });
  }

  test('who waits for a step goes on at the new time; the suggested one comes back with the words', async () => {
    await set('welcome');
    const { email } = await add();
    await server.drain();
    await edit('welcome', 2, { delay: HOUR });
    await pass(2 * HOUR);
    assert.deepEqual(await mailsTo(email), ['mail-1', 'mail-2']);
    await edit('welcome', 3, { delay: 2 * HOUR });
    await owner(`${path('welcome')}/steps/3`, { method: 'DELETE' });
    await pass(3 * HOUR);
    assert.deepEqual(await mailsTo(email), ['mail-1', 'mail-2']);
    await pass(5 * DAY);
    assert.deepEqual(await mailsTo(email), ALL);
  });

  test('who leaves gets nothing more, and is in it no more', async () => {
    await set('welcome');
    const { id, email } = await add();
    await server.drain();
    await owner(`/api/subscribers/${id}/unsubscribe`, { method: 'POST' });
    await server.drain();
    const { waiting, left } = await read('welcome');
    assert.deepEqual([waiting, left], [0, 1]);
    await pass(6 * DAY);
    assert.deepEqual(await mailsTo(email), ['mail-1']);
  });

  test('a cart that is left behind is told of twice, and no more', async () => {
    await set('cart-abandonment');
    const { email } = await add();
    await tell('cart', email);
    await pass(55 * MINUTE);
    assert.deepEqual(await mailsTo(email), []);
    await pass(10 * MINUTE);
    assert.deepEqual(await mailsTo(email), ['mail-1']);
    await pass(3 * DAY);
    assert.deepEqual(await mailsTo(email), ['mail-1', 'mail-2']);
  });

  test('a cart that is filled further waits anew; one after the series begins another', async () => {
    await set('cart-abandonment');
    const { email } = await add();
    await tell('cart', email);
    await pass(50 * MINUTE);
    await tell('cart', email);
    await pass(50 * MINUTE);
    assert.deepEqual(await mailsTo(email), []);
    await pass(15 * MINUTE);
    assert.deepEqual(await mailsTo(email), ['mail-1']);
    await tell('cart', email);
    await pass(3 * DAY);
    assert.deepEqual(await mailsTo(email), ['mail-1', 'mail-2'], 'while somebody is in it nothing begins');
    await tell('cart', email);
    await pass(2 * HOUR);
    assert.deepEqual(await mailsTo(email), ['mail-1', 'mail-2', 'mail-1']);
  });

  test('an order ends it; one that was placed before the cart does not', async () => {
    await set('cart-abandonment');
    const [one, other] = [await add(), await add()];
    const ago = (ms: number) => ({ at: new Date(server.clock.now() - ms).toISOString() });
    await tell('cart', one.email);
    await tell('cart', other.email, ago(10 * MINUTE));
    await tell('order', other.email, ago(20 * MINUTE));
    await pass(30 * MINUTE);
    await tell('order', one.email);
    await pass(2 * DAY);
    assert.deepEqual(await mailsTo(one.email), []);
    assert.deepEqual(await mailsTo(other.email), ['mail-1', 'mail-2']);
    const { left, finished } = await read('cart-abandonment');
    assert.deepEqual([left, finished], [1, 1]);
  });

  test('a cart that is told of after its order begins nothing, nor does one of days ago', async () => {
    await set('cart-abandonment');
    const [one, other] = [await add(), await add()];
    const at = new Date(server.clock.now() - MINUTE).toISOString();
    await tell('order', one.email);
    await tell('cart', one.email, { at });
    await tell('cart', other.email, { at: new Date(server.clock.now() - 3 * DAY).toISOString() });
    assert.equal((await read('cart-abandonment')).waiting, 0);
  });

  test('who never subscribed gets the first mail of a cart and nothing else; who left gets none', async () => {
    await set('cart-abandonment');
    await set('welcome');
    const { id, email } = await add();
    await owner(`/api/subscribers/${id}/unsubscribe`, { method: 'POST' });
    await tell('cart', email);
    await tell('cart', 'stranger@example.com');
    await pass(3 * DAY);
    assert.deepEqual(await mailsTo('stranger@example.com'), ['mail-1']);
    assert.deepEqual((await mailsTo(email)).length, 0);
    const [{ text }] = await (await owner('/api/outbox')).json();
    assert.match(text, /\/u\//, 'they can end it');
  });

  test('who falls silent is asked, once each time, until they are heard of', async () => {
    await set('re-engagement');
    const [quiet, busy] = [await add(), await add()];
    await pass(58 * DAY);
    await tell('order', busy.email);
    await pass(4 * DAY + HOUR);
    assert.deepEqual(await mailsTo(quiet.email), ['mail-1']);
    assert.deepEqual(await mailsTo(busy.email), []);
    await tell('product_viewed', quiet.email);
    await pass(10 * DAY);
    assert.deepEqual(await mailsTo(quiet.email), ['mail-1'], 'they are there again');
    assert.equal((await read('re-engagement')).left, 1);
    await pass(75 * DAY);
    assert.deepEqual(await mailsTo(quiet.email), ['mail-1', ...ALL], 'silent a second time');
    assert.deepEqual(await mailsTo(busy.email), ALL);
    await pass(30 * DAY);
    assert.deepEqual((await mailsTo(busy.email)).length, 3, 'and never again for the same silence');
  });

  test('an open ends the re-engagement', async () => {
    await set('re-engagement');
    const { email } = await add();
    await pass(62 * DAY + 12 * HOUR);
    assert.deepEqual(await mailsTo(email), ['mail-1']);
    await server.app.ctx.db.write('deliveries').where({ email }).update({ opened_at: server.clock.now() });
    await pass(10 * DAY);
    assert.deepEqual(await mailsTo(email), ['mail-1']);
  });

  for (const [how, stop, go] of [
    [
      'paused',
      () => owner('/api/autopilot', { method: 'PUT', json: { paused: true } }),
      () => owner('/api/autopilot', { method: 'PUT', json: { paused: false } }),
    ],
    [
      'switched off',
      () => owner('/api/email/disable-autonomous', { json: {} }),
      () => owner('/api/email/setup-autonomous', { json: {} }),
    ],
    [
      'inactive',
      () => owner(`/api/platforms/${connectionId}`, { method: 'PUT', json: { isActive: false } }),
      () => owner(`/api/platforms/${connectionId}`, { method: 'PUT', json: { isActive: true } }),
    ],
    ['switched off itself', () => set('welcome', false), () => set('welcome')],
  ] as const) {
    test(`while it is ${how} people wait; what is more than a day late is left out then`, async () => {
      await set('welcome');
      const first = await add();
      await server.drain();
      assert.ok((await stop()).ok);
      await pass(2 * DAY + 12 * HOUR);
      assert.deepEqual(await mailsTo(first.email), ['mail-1']);
      assert.equal((await read('welcome')).waiting, 1);
      assert.ok((await go()).ok);
      await pass(2 * MINUTE);
      assert.deepEqual(await mailsTo(first.email), ['mail-1', 'mail-2'], 'half a day late is not too late');
      await stop();
      await pass(10 * DAY);
      await go();
      await pass(2 * MINUTE);
      assert.deepEqual(await mailsTo(first.email), ['mail-1', 'mail-2'], 'no flood of old mails');
      const { waiting, finished } = await read('welcome');
      assert.deepEqual([waiting, finished], [0, 1]);
    });
  }

  test('after a pause the mails of one person do not come all at once', async () => {
    await set('cart-abandonment');
    const { email } = await add();
    await tell('cart', email);
    await owner('/api/autopilot', { method: 'PUT', json: { paused: true } });
    await pass(24 * HOUR + 30 * MINUTE);
    await owner('/api/autopilot', { method: 'PUT', json: { paused: false } });
    await pass(2 * MINUTE);
    assert.deepEqual(await mailsTo(email), ['mail-1']);
    await pass(HOUR);
    assert.deepEqual(await mailsTo(email), ['mail-1', 'mail-2']);
  });

  test('a mail that a pause met on its way is too late one day after its time', async () => {
    await set('welcome');
    const { email } = await add();
    const { write, read: db } = server.app.ctx.db;
    // As if the pause had come between the intent and the mail.
    await server.drain();
    await write('deliveries').where({ email }).update({ status: 'pending' });
    await write('jobs')
      .where({ kind: 'send-step-mail' })
      .update({ state: 'waiting', due_at: server.clock.now() });
    await owner('/api/autopilot', { method: 'PUT', json: { paused: true } });
    await pass(2 * HOUR);
    assert.equal((await db('deliveries').where({ email }).first()).status, 'pending');
    await pass(DAY);
    const { status, error } = await db('deliveries').where({ email }).first();
    assert.deepEqual([status, readSentence(error).id], ['skipped', 'automations.mail-late']);
  });

  test('a suppressed address gets nothing', async () => {
    await set('welcome');
    const { email } = await add('blocked@example.com');
    await owner('/api/suppressions', { json: { email, reason: 'manual' } });
    await server.drain();
    await pass(6 * DAY);
    assert.deepEqual(await mailsTo(email), []);
  });

  test('after a restore nothing leaves again that may have left since the backup', async () => {
    await set('welcome');
    const { email } = await add();
    await server.drain();
    await pass(DAY);
    const backup = { at: server.clock.now(), name: 'yesterday' };
    // The backup's server went on for two days more; what is restored knows nothing of it.
    server.clock.advance(2 * DAY);
    await unitOfWork(server.app.ctx, SYSTEM, (tx) => settleAfterRestore(tx, backup));
    const { status, error } = await server.app.ctx.db
      .read('deliveries')
      .where({ email, step_id: 'mail-2' })
      .first();
    assert.equal(status, 'unknown');
    assert.equal(readSentence(error).id, 'admin.held-after-restore');
    await server.app.scheduler.tick();
    await server.drain();
    assert.deepEqual(await mailsTo(email), ['mail-1']);
    await pass(3 * DAY);
    assert.deepEqual(await mailsTo(email), ['mail-1', 'mail-3'], 'and goes on with what was not due yet');
  });
});
