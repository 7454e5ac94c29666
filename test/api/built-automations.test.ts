// Automations that a business builds: what starts them, what each step does, and what becomes of those inside.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { BuiltAutomation } from '../../server/contract/built-automation.ts';
import type { AddedSubscriber } from '../../server/contract/subscriber.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { settleAfterRestore } from '../../server/jobs/after-restore.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY, HOUR, MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PATH = '/api/users/14/built-automations';
const MAIL = { type: 'mail', subject: 'Thanks', content: 'Good to have you, {{name|friend}}.' };

describe('automations that a business builds', () => {
  let server: TestServer;
  let owner: Client;
  let count = 0;
  before(async () => {
    server = await startServer({ config: { rateLimits: false } });
    owner = server.as('owner');
    await connectChannel(owner, 'email');
  });
  beforeEach(async () => {
    const { write } = server.app.ctx.db;
    for (const table of ['automations', 'deliveries', 'person_events', 'subscribers', 'tags', 'lists'])
      await write(table).del();
  });
  after(() => server.stop());

  async function ask<T>(path: string, options: { method?: string; json?: object } = {}): Promise<T> {
    const answer = await owner(path, options);
    const text = await answer.text();
    assert.ok(answer.ok, `${path}: ${answer.status} ${text}`);
    return JSON.parse(text || 'null');
  }
  const refused = async (path: string, options: { method?: string; json?: object }) => {
    const answer = await owner(path, options);
    return [answer.status, await answer.text()] as const;
  };
  const one = (id: number) => `/api/built-automations/${id}`;
  const read = (id: number) => ask<BuiltAutomation>(one(id));
  /** An automation that is in use and on. */
  async function build(json: object): Promise<number> {
    const { id } = await ask<BuiltAutomation>(PATH, { json: { name: 'Ours', ...json } });
    await ask(`${one(id)}/apply`, { json: {} });
    await ask(`${one(id)}/active`, { method: 'PUT', json: { isActive: true } });
    return id;
  }
  async function add(more: object = {}): Promise<AddedSubscriber> {
    return ask('/api/users/14/subscribers', { json: { email: `p${++count}@example.com`, ...more } });
  }
  async function tell(event: string, email: string, more: object = {}): Promise<void> {
    await ask('/api/events', { json: { email, event, id: `${event}-${++count}`, ...more } });
  }
  async function pass(ms: number): Promise<void> {
    const until = server.clock.now() + ms;
    while (server.clock.now() < until) {
      const step = Math.min(12 * HOUR, Math.max(MINUTE, ms / 50));
      server.clock.advanceTo(Math.min(until, server.clock.now() + step));
      const now = server.clock.now();
      const session = { created_at: now, seen_at: now, expires_at: now + 30 * DAY };
      await server.app.ctx.db.write('sessions').update(session);
      await server.app.scheduler.tick();
      await server.drain();
    }
  }
  async function subjectsTo(email: string): Promise<string[]> {
    const outbox: { to: string; subject: string }[] = await ask('/api/outbox');
    return outbox
      .filter(({ to }) => to.includes(email))
      .map(({ subject }) => subject)
      .reverse();
  }
  const tagsOf = async (id: number) => (await ask<{ tags: string[] }>(`/api/subscribers/${id}`)).tags;
  const mail = (subject: string, id?: string) => ({ ...MAIL, subject, ...(id && { id }) });

  test('a draft runs nothing until it is in use and on', async () => {
    const made = await ask<BuiltAutomation>(PATH, {
      json: { name: 'Ours', trigger: { on: 'event', event: 'order' }, steps: [MAIL] },
    });
    assert.deepEqual([made.isActive, made.inUse, made.draft?.steps.length], [false, null, 1]);
    const active = { method: 'PUT', json: { isActive: true } };
    assert.equal((await refused(`${one(made.id)}/active`, active))[0], 409);
    const { email } = await add();
    await tell('order', email);
    await pass(HOUR);
    await ask(`${one(made.id)}/apply`, { json: {} });
    await ask(`${one(made.id)}/active`, active);
    assert.deepEqual(await subjectsTo(email), []);
    await tell('order', email);
    await server.drain();
    assert.deepEqual(await subjectsTo(email), ['Thanks']);
  });

  test('each step does what it says, and counts who is past it', async () => {
    const id = await build({
      trigger: { on: 'event', event: 'order' },
      steps: [
        { id: 'rest', type: 'wait', duration: 2 * HOUR },
        { id: 'tag', type: 'tag', tag: 'buyer' },
        mail('One', 'one'),
        { id: 'view', type: 'wait-for', event: 'product_viewed', atMost: DAY, otherwise: 'late' },
        mail('You looked', 'looked'),
        { id: 'end', type: 'end' },
        mail('You did not look', 'late'),
      ],
    });
    const [looks, rests] = [await add(), await add()];
    for (const { email } of [looks, rests]) await tell('order', email);
    await pass(HOUR);
    assert.deepEqual(await subjectsTo(looks.email), []);
    await pass(HOUR + 2 * MINUTE);
    assert.deepEqual(await subjectsTo(looks.email), ['One']);
    assert.deepEqual(await tagsOf(looks.id), ['buyer']);
    await tell('product_viewed', looks.email);
    await server.drain();
    assert.deepEqual(await subjectsTo(looks.email), ['One', 'You looked']);
    await pass(DAY);
    assert.deepEqual(await subjectsTo(rests.email), ['One', 'You did not look']);
    const { inUse, waiting, finished, kept } = await read(id);
    assert.deepEqual([waiting, finished, kept], [0, 2, 4]);
    assert.deepEqual(
      inUse?.steps.map((step) => [step.id, step.finished, step.kept]),
      [
        ['rest', 2, 0],
        ['tag', 2, 0],
        ['one', 2, 2],
        ['view', 2, 0],
        ['looked', 1, 1],
        ['end', 1, 0],
        ['late', 1, 1],
      ],
    );
  });

  test('a wait ends at a time of the day in the zone of the business', async () => {
    await server.app.ctx.db.write('businesses').update({ timezone: 'America/New_York' });
    await build({
      trigger: { on: 'event', event: 'order' },
      // 2027-03-01 is a Monday; the clock of the tests begins at 09:00 UTC, which is 04:00 there.
      steps: [{ type: 'wait-until', time: '10:30', weekdays: [2] }, MAIL],
    });
    const { email } = await add();
    await tell('order', email);
    const at = nextTuesday(server.clock.now());
    await pass(at - server.clock.now() - 5 * MINUTE);
    assert.deepEqual(await subjectsTo(email), []);
    await pass(10 * MINUTE);
    assert.deepEqual(await subjectsTo(email), ['Thanks']);
  });

  /** 10:30 in New York on a Tuesday, when winter is over or not yet. */
  function nextTuesday(now: number): number {
    for (let at = Math.ceil(now / HOUR) * HOUR + 30 * MINUTE; ; at += HOUR) {
      const there = new Intl.DateTimeFormat('en-US', {
        timeZone: 'America/New_York',
        weekday: 'short',
        hour: '2-digit',
        hourCycle: 'h23',
      }).format(at);
      if (there === 'Tue, 10') return at;
    }
  }

  test('who does not meet a condition leaves', async () => {
    const id = await build({
      trigger: { on: 'event', event: 'order' },
      steps: [{ type: 'condition', rule: { all: [{ field: 'tag', op: 'has', value: 'vip' }] } }, MAIL],
    });
    const [vip, other] = [await add({ tags: ['vip'] }), await add()];
    for (const { email } of [vip, other]) await tell('order', email);
    await server.drain();
    assert.deepEqual(await subjectsTo(vip.email), ['Thanks']);
    assert.deepEqual(await subjectsTo(other.email), []);
    const { finished, left } = await read(id);
    assert.deepEqual([finished, left], [1, 1]);
  });

  test('a goal takes out who reaches it, also while the automation is off', async () => {
    const id = await build({
      trigger: { on: 'event', event: 'cart' },
      goal: 'order',
      steps: [{ type: 'wait', duration: HOUR }, MAIL],
    });
    const [one1, two] = [await add(), await add()];
    for (const { email } of [one1, two]) await tell('cart', email);
    await tell('order', one1.email);
    await ask(`${one(id)}/active`, { method: 'PUT', json: { isActive: false } });
    await tell('order', two.email);
    await ask(`${one(id)}/active`, { method: 'PUT', json: { isActive: true } });
    await pass(2 * HOUR);
    assert.deepEqual([await subjectsTo(one1.email), await subjectsTo(two.email)], [[], []]);
    assert.equal((await read(id)).left, 2);
  });

  test('a mail waits while its reader may not have it, and the run with it', async () => {
    await build({
      trigger: { on: 'event', event: 'order' },
      steps: [MAIL, { type: 'wait', duration: HOUR }, MAIL],
    });
    const { id, email } = await add();
    const pausedUntil = server.clock.now() + 3 * DAY;
    await server.app.ctx.db.write('subscribers').where({ id }).update({ paused_until: pausedUntil });
    await tell('order', email);
    await pass(3 * DAY - MINUTE);
    assert.deepEqual(await subjectsTo(email), []);
    await pass(10 * MINUTE);
    assert.deepEqual(await subjectsTo(email), ['Thanks']);
    await pass(HOUR);
    assert.deepEqual(await subjectsTo(email), ['Thanks', 'Thanks']);
  });

  for (const [reentry, after] of [
    ['never', ['Thanks']],
    ['finished', ['Thanks', 'Thanks']],
    ['always', ['Thanks', 'Thanks', 'Thanks']],
  ] as const) {
    test(`coming in again: ${reentry}`, async () => {
      await build({
        trigger: { on: 'event', event: 'order' },
        reentry,
        steps: [{ type: 'wait', duration: HOUR }, MAIL],
      });
      const { email } = await add();
      await tell('order', email);
      await tell('order', email);
      await pass(2 * HOUR);
      await tell('order', email);
      await pass(2 * HOUR);
      assert.deepEqual(await subjectsTo(email), after);
    });
  }

  test('a list and a tag bring in who gets them, once, and an import brings nobody in', async () => {
    const list = await ask<{ id: number }>('/api/users/14/lists', { json: { name: 'Guests' } });
    await build({ trigger: { on: 'list', list: list.id }, steps: [mail('On the list')] });
    await build({ trigger: { on: 'tag', tag: 'vip' }, steps: [mail('A tag')] });
    const { id, email } = await add({ lists: [list.id] });
    await server.drain();
    assert.deepEqual(await subjectsTo(email), ['On the list']);
    for (const _ of [1, 2]) {
      await ask(`/api/subscribers/${id}`, { method: 'PATCH', json: { tags: ['vip'], lists: [list.id] } });
      await server.drain();
    }
    assert.deepEqual(await subjectsTo(email), ['On the list', 'A tag']);
    const csv = 'email,tags\nimported@example.com,vip';
    await ask('/api/users/14/subscribers/import', { json: { csv, confirm: true } });
    await pass(HOUR);
    assert.deepEqual(await subjectsTo('imported@example.com'), []);
  });

  test('who falls silent comes in', async () => {
    await build({ trigger: { on: 'inactive', days: 10 }, steps: [MAIL] });
    const { email } = await add();
    await pass(9 * DAY);
    assert.deepEqual(await subjectsTo(email), []);
    await pass(2 * DAY + HOUR);
    assert.deepEqual(await subjectsTo(email), ['Thanks']);
  });

  test('who never asked for mail gets none, but is tagged; who left is in nothing', async () => {
    const id = await build({
      trigger: { on: 'event', event: 'order' },
      steps: [MAIL, { type: 'tag', tag: 'buyer' }],
    });
    await tell('order', 'stranger@example.com');
    const left = await add();
    await ask(`/api/subscribers/${left.id}/unsubscribe`, { method: 'POST' });
    await tell('order', left.email);
    await server.drain();
    assert.deepEqual(await subjectsTo('stranger@example.com'), []);
    const { finished, inUse } = await read(id);
    assert.deepEqual([finished, inUse?.steps[0]?.notSent, inUse?.steps[1]?.finished], [1, 1, 1]);
  });

  describe('a change while people are inside', () => {
    const WAITS = [{ id: 'rest', type: 'wait', duration: DAY }, mail('First', 'first'), mail('Last', 'last')];
    async function withSomebody() {
      const id = await build({ trigger: { on: 'event', event: 'order' }, steps: WAITS });
      const { email } = await add();
      await tell('order', email);
      return { id, email };
    }
    const change = (id: number, steps: object[]) =>
      ask<BuiltAutomation>(one(id), { method: 'PUT', json: { steps } });

    test('asks what becomes of them, and changes nothing before', async () => {
      const { id } = await withSomebody();
      const changed = await change(id, WAITS.slice(1));
      assert.equal(changed.misplaced, 1);
      const [status, words] = await refused(`${one(id)}/apply`, { json: {} });
      assert.equal(status, 409);
      assert.match(words, /1 inside/);
      assert.equal((await read(id)).inUse?.steps.length, 3);
    });

    test('who stands before a step that is gone goes on with the next one', async () => {
      const { id, email } = await withSomebody();
      await change(id, WAITS.slice(2));
      await ask(`${one(id)}/apply`, { json: { inside: 'go-on' } });
      await server.drain();
      assert.deepEqual(await subjectsTo(email), ['Last']);
    });

    test('a longer wait counts from when they came to it', async () => {
      const { id, email } = await withSomebody();
      await pass(12 * HOUR);
      await change(id, [{ ...WAITS[0], duration: 2 * DAY }, ...WAITS.slice(1)]);
      await ask(`${one(id)}/apply`, { json: { inside: 'go-on' } });
      await pass(35 * HOUR);
      assert.deepEqual(await subjectsTo(email), []);
      await pass(2 * HOUR);
      // Two mails of one moment may overtake each other.
      assert.deepEqual((await subjectsTo(email)).toSorted(), ['First', 'Last']);
    });

    test('or they leave', async () => {
      const { id, email } = await withSomebody();
      await change(id, WAITS.slice(2));
      const { waiting, left } = await ask<BuiltAutomation>(`${one(id)}/apply`, { json: { inside: 'leave' } });
      assert.deepEqual([waiting, left], [0, 1]);
      await pass(2 * DAY);
      assert.deepEqual(await subjectsTo(email), []);
    });

    test('a draft that is thrown away changes nothing, and who was deleted with it gets nothing', async () => {
      const { id, email } = await withSomebody();
      await change(id, []);
      const { draft, inUse } = await ask<BuiltAutomation>(`${one(id)}/draft`, { method: 'DELETE' });
      assert.deepEqual([draft, inUse?.steps.length], [null, 3]);
      await ask(one(id), { method: 'DELETE' });
      await pass(2 * DAY);
      assert.deepEqual(await subjectsTo(email), []);
      assert.equal((await owner(one(id))).status, 404);
    });
  });

  const steps = (...list: object[]) => ({ trigger: { on: 'subscribed' }, steps: list });
  for (const [what, json] of [
    ['an unknown trigger', { trigger: { on: 'moon' } }],
    ['a list that is not theirs', { trigger: { on: 'list', list: 987_654 } }],
    ['a form that is not theirs', { trigger: { on: 'form', form: 987_654 } }],
    ['a goal that starts it', { trigger: { on: 'event', event: 'order' }, goal: 'order' }],
    ['an unknown step', steps({ type: 'sing' })],
    ['a wait of two years', steps({ type: 'wait', duration: 731 * DAY })],
    ['a time that is none', steps({ type: 'wait-until', time: '25:00' })],
    ['a merge field that is none', steps({ ...MAIL, subject: '{{nme}}' })],
    ['a condition that cannot be asked', steps({ type: 'condition', rule: { all: [] } })],
    ['a way back', steps({ ...MAIL, id: 'a' }, { type: 'wait-for', event: 'x', atMost: 1, otherwise: 'a' })],
    ['an id that stands twice', steps({ ...MAIL, id: 'a' }, { ...MAIL, id: 'a' })],
    ['an address with a password', steps({ type: 'webhook', url: 'https://me:secret@example.com/hook' })],
    ['an address that is none', steps({ type: 'webhook', url: 'file:///etc/passwd' })],
    ['an address of this machine', steps({ type: 'webhook', url: 'http://127.0.0.1/hook' })],
    ['an address of this network', steps({ type: 'webhook', url: 'https://192.168.1.5/hook' })],
    ['metadata of a cloud', steps({ type: 'webhook', url: 'http://169.254.169.254/latest' })],
    ['a number that is this machine', steps({ type: 'webhook', url: 'http://2130706433/' })],
    ['a name of this network', steps({ type: 'webhook', url: 'https://printer.local/hook' })],
    ['a port that no call may go to', steps({ type: 'webhook', url: 'https://example.com:8443/hook' })],
    ['51 steps', steps(...Array.from({ length: 51 }, () => ({ type: 'end' })))],
  ] as const) {
    test(`${what} is refused`, async () => {
      assert.equal((await refused(PATH, { json: { name: 'Ours', ...json } }))[0], 422);
    });
  }

  // Who has signed in has to again after it.
  test('after a restore what fell due since is passed by, and the rest goes on', async () => {
    await build({
      trigger: { on: 'event', event: 'order' },
      steps: [
        { type: 'wait', duration: DAY },
        mail('First', 'first'),
        { type: 'wait', duration: 3 * DAY },
        mail('Last', 'last'),
      ],
    });
    const { email } = await add();
    await tell('order', email);
    const backup = { at: server.clock.now(), name: 'yesterday' };
    server.clock.advance(2 * DAY);
    await unitOfWork(server.app.ctx, SYSTEM, (tx) => settleAfterRestore(tx, backup));
    await pass(DAY);
    assert.deepEqual(await stood(email), [['first', 'unknown']]);
    await pass(DAY + HOUR);
    assert.deepEqual(await stood(email), [
      ['first', 'unknown'],
      ['last', 'kept'],
    ]);
  });

  async function stood(email: string): Promise<string[][]> {
    const rows: { step_id: string; status: string }[] = await server.app.ctx.db
      .read('deliveries')
      .where({ email })
      .orderBy('id');
    return rows.map(({ step_id, status }) => [step_id, status]);
  }
});
