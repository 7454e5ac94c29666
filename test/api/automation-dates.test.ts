// Automations that a date begins: on the day, at the time of the business, once for a person and year.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { BuiltAutomation } from '../../server/contract/built-automation.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { findDates } from '../../server/domain/automations/index.ts';
import { settleAfterRestore } from '../../server/jobs/after-restore.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY, HOUR, MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PATH = '/api/users/14/built-automations';
const STEPS = [{ id: 'wish', type: 'mail', subject: 'All the best', content: 'For {{name|you}}.' }];
const ZONE = 'America/New_York';

describe('a birthday', () => {
  let server: TestServer;
  let owner: Client;
  let count = 0;
  before(async () => {
    server = await startServer({ config: { rateLimits: false } });
    owner = server.as('owner');
    await saveProfile(owner, { timezone: ZONE });
    await connectChannel(owner, 'email');
  });
  beforeEach(async () => {
    const { write } = server.app.ctx.db;
    for (const table of ['automations', 'deliveries', 'subscribers']) await write(table).del();
    // The evening before 3 May in New York, whatever day it is by then elsewhere.
    const [year] = new Date(server.clock.now() + 40 * DAY).toISOString().split('-');
    const start = Date.parse(`${Number(year) + 1}-05-02T23:00:00Z`);
    server.clock.advanceTo(start);
    await call('/api/users/14/subscribers', {
      json: { email: `first${count}@example.com`, attributes: { born: '1950-01-01' } },
    });
  });
  after(() => server.stop());

  /** Nobody is signed out by the years that pass. */
  async function stayIn(): Promise<void> {
    const now = server.clock.now();
    const session = { created_at: now, seen_at: now, expires_at: now + 30 * DAY };
    await server.app.ctx.db.write('sessions').update(session);
  }
  async function call<T>(path: string, request: Parameters<Client>[1] = {}): Promise<T> {
    await stayIn();
    const response = await owner(path, request);
    const body = await response.text();
    assert.ok(response.ok, `${path}: ${response.status} ${body}`);
    return JSON.parse(body || 'null') as T;
  }
  async function add(born: string): Promise<{ id: number; email: string }> {
    return call('/api/users/14/subscribers', {
      json: { email: `p${++count}@example.com`, attributes: { born } },
    });
  }
  const change = (id: number, born: string) =>
    call(`/api/subscribers/${id}`, { method: 'PATCH', json: { attributes: { born } } });
  async function build(trigger: object = {}): Promise<number> {
    const json = {
      name: 'Wishes',
      trigger: { on: 'date', attribute: 'born', ...trigger },
      reentry: 'always',
      steps: STEPS,
    };
    const { id } = await call<BuiltAutomation>(PATH, { json });
    await call(`/api/built-automations/${id}/apply`, { method: 'POST', json: {} });
    await call(`/api/built-automations/${id}/active`, { method: 'PUT', json: { isActive: true } });
    await server.drain();
    return id;
  }
  /** The server looks at the clock every so often. */
  async function pass(ms: number, step = HOUR): Promise<void> {
    const until = server.clock.now() + ms;
    while (server.clock.now() < until) {
      server.clock.advanceTo(Math.min(until, server.clock.now() + step));
      await stayIn();
      await server.app.scheduler.tick();
      await server.drain();
    }
  }
  const mailsTo = async (email: string) =>
    (await server.app.ctx.db.read('deliveries').where({ email, kind: 'automation' })).map(
      ({ finished_at, status }) => [status, new Date(Number(finished_at)).toISOString().slice(5, 16)],
    );

  test('its mail leaves at the time of the business, to whom it belongs alone', async () => {
    const [mine, other, left] = [await add('1990-05-03'), await add('1990-05-04'), await add('1980-05-03')];
    await server.app.ctx.db.write('subscribers').where({ id: left.id }).update({ status: 'unsubscribed' });
    await build({ time: '09:30' });
    await pass(14 * HOUR, 10 * MINUTE);
    assert.deepEqual(await mailsTo(mine.email), []);
    await pass(HOUR, 10 * MINUTE);
    assert.deepEqual(await mailsTo(mine.email), [['kept', '05-03T13:30']], 'half past nine in New York');
    assert.deepEqual([await mailsTo(other.email), await mailsTo(left.email)], [[], []]);
  });

  test('comes again next year, and once in a year whatever is corrected', async () => {
    const { id, email } = await add('1990-05-03');
    await build();
    await pass(DAY, 6 * HOUR);
    await change(id, '1990-05-06');
    await pass(5 * DAY, 6 * HOUR);
    assert.equal((await mailsTo(email)).length, 1);
    server.clock.advance(355 * DAY);
    await pass(12 * DAY, 6 * HOUR);
    assert.equal((await mailsTo(email)).length, 2);
  });

  test('two workers and a look that is made again bring a person in once', async () => {
    const { email } = await add('1990-05-03');
    const id = await build();
    server.clock.advance(13 * HOUR + 30 * MINUTE);
    const { ctx } = server.app;
    const idle = new AbortController().signal;
    await Promise.all([findDates(ctx, idle), findDates(ctx, idle)]);
    // As after a kill between the people and the mark.
    await ctx.db
      .write('automations')
      .where({ id })
      .update({ dates_until: server.clock.now() - 10 * HOUR });
    await findDates(ctx, idle);
    await pass(2 * HOUR);
    assert.equal((await mailsTo(email)).length, 1);
  });

  test('days before, once: a contract that ends', async () => {
    const born = new Date(server.clock.now() + 8 * DAY).toISOString().slice(0, 10);
    const { email } = await add(born);
    await build({ days: -7, each: 'once', time: '23:00' });
    await pass(2 * DAY, 2 * HOUR);
    assert.deepEqual(
      (await mailsTo(email)).map(([, at]) => at),
      ['05-04T03:00'],
    );
  });

  test('nothing is made up for that was before it was switched on', async () => {
    const { email } = await add('1990-05-03');
    server.clock.advance(15 * HOUR);
    await build();
    await pass(3 * HOUR);
    assert.deepEqual(await mailsTo(email), [], 'nine was an hour ago');
  });

  test('what a server missed for hours is made up for', async () => {
    const { email } = await add('1990-05-03');
    await build();
    server.clock.advance(20 * HOUR);
    await pass(HOUR);
    assert.equal((await mailsTo(email)).length, 1);
  });

  test('a date that nobody has, and days that are none, are refused', async () => {
    for (const [trigger, words] of [
      [{ on: 'date', attribute: 'unknown' }, /trigger: is no date that you know/],
      [{ on: 'date', attribute: 'born', days: 731 }, /two years at most/],
      [{ on: 'date', attribute: 'born', time: '25:00' }, /time such as 09:30/],
      [{ on: 'date', attribute: 'born', each: 'month' }, /year or once/],
    ] as const) {
      const refused = await owner(PATH, { json: { name: 'Odd', trigger, steps: STEPS } });
      assert.equal(refused.status, 422);
      assert.match(await refused.text(), words);
    }
  });

  test('the form asks how far from which date, and at what time', async () => {
    const id = await build();
    const route = `/email-marketing?tab=automations&automation=${id}`;
    const show = async () => (await (await owner(`/screens${route}`)).text()).replaceAll('<!-- -->', '');
    assert.match(await show(), /Starts on the date “born” at 09:00, each year\./);
    const fields = {
      screen: route,
      name: 'Wishes',
      starts: 'date:born',
      reentry: 'always',
      goal: '',
      time: '18:15',
    };
    const form = { ...fields, when: 'before', days: '1', each: 'once' };
    const saved = await owner(`/api/built-automations/${id}?_method=PUT`, { form });
    assert.equal(saved.status, 303, await saved.clone().text());
    assert.match(await show(), /Starts 1 day before the date “born” at 18:15, once\./);
    const refused = await owner(`/api/built-automations/${id}?_method=PUT`, { form: { ...form, days: '' } });
    assert.equal(refused.status, 422);
  });

  // The last one: a restore signs everybody out.
  test('nothing is made up for that may have left since a backup', async () => {
    const { email } = await add('1990-05-03');
    await build();
    server.clock.advance(20 * HOUR);
    await unitOfWork(server.app.ctx, SYSTEM, (tx) =>
      settleAfterRestore(tx, { at: server.clock.now() - DAY, name: 'yesterday' }),
    );
    await pass(5 * HOUR);
    assert.deepEqual(await mailsTo(email), []);
  });
});
