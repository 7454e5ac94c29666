// What shops and programs tell of people: kept once, and never more than that.
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { AddedSubscriber, Person } from '../../server/contract/subscriber.ts';
import { RATES } from '../../server/http/rates.ts';
import { DAY, HOUR, MINUTE } from '../../server/kernel/clock.ts';
import { type Client, createClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

const SUBSCRIBERS = '/api/users/14/subscribers';

describe('POST /api/events', () => {
  let server: TestServer;
  let owner: Client;
  let shop: Client;
  let count = 0;
  before(async () => {
    server = await startServer();
    owner = server.as('owner');
    const json = { name: 'Shop', scopes: ['events:write'] };
    const { token } = await (await owner('/api/tokens', { json })).json();
    shop = createClient(server.url, { bearer: token });
  });
  beforeEach(() => server.clock.advance(HOUR));
  after(() => server.stop());

  const tell = (event: object, client = shop) => client('/api/events', { json: event });
  const next = () => ({ email: `p${++count}@example.com`, event: 'order', id: `e${count}` });
  const stored = (id: string) => server.app.ctx.db.read('person_events').where({ external_id: id }).first();
  async function add(email: string): Promise<number> {
    return ((await (await owner(SUBSCRIBERS, { json: { email } })).json()) as AddedSubscriber).id;
  }
  const person = async (id: number) => (await (await owner(`/api/subscribers/${id}`)).json()) as Person;

  test('an event stands on the page of its person, with its data', async () => {
    const event = { ...next(), data: { total: 24.5, items: [{ name: 'Rye „bread“' }] } };
    const id = await add(event.email);
    const answer = await tell(event);
    const at = new Date(server.clock.now()).toISOString();
    assert.equal(answer.status, 201);
    assert.deepEqual(await answer.json(), {
      id: event.id,
      email: event.email,
      event: 'order',
      at,
      isNew: true,
    });
    assert.deepEqual((await person(id)).events, [{ id: event.id, event: 'order', at, data: event.data }]);
  });

  test('a known id answers again, and changes nothing', async () => {
    const event = { ...next(), data: { total: 1 } };
    assert.equal((await tell(event)).status, 201);
    const again = await tell({ ...event, event: 'refund', email: 'other@example.com', data: { total: 2 } });
    assert.equal(again.status, 200);
    assert.equal((await again.json()).isNew, false);
    assert.deepEqual(JSON.parse((await stored(event.id)).data), { total: 1 });
  });

  test('the same id at the same time is kept once', async () => {
    const event = next();
    const answers = await Promise.all(Array.from({ length: 12 }, () => tell(event)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(11).fill(200), 201]);
  });

  test('another business has ids of its own', async () => {
    const event = next();
    assert.equal((await tell(event)).status, 201);
    assert.equal((await tell(event, server.as('foreign'))).status, 201);
  });

  test('it never subscribes anybody, whatever it is called', async () => {
    const before = await (await owner(SUBSCRIBERS)).json();
    for (const event of ['subscribed', 'cart', 'order', 'anything'])
      assert.ok((await tell({ ...next(), event })).ok);
    assert.deepEqual(await (await owner(SUBSCRIBERS)).json(), before);
    const known = await (await owner(`${SUBSCRIBERS}?group=known`)).json();
    assert.ok(known.length >= 4);
    for (const { status } of known) assert.equal(status, 'known');
    assert.doesNotMatch(
      await (await owner('/api/users/14/subscribers.csv')).text(),
      new RegExp(known[0].email),
    );
  });

  test('who was only told of can subscribe, be it by a call or a list', async () => {
    const [one, other] = [next(), next()];
    await tell(one);
    await tell(other);
    const added = await owner(SUBSCRIBERS, { json: { email: one.email, name: 'Anna' } });
    assert.equal(added.status, 201);
    const anna: AddedSubscriber = await added.json();
    assert.deepEqual([anna.status, anna.name, anna.isNew], ['active', 'Anna', true]);
    assert.equal((await person(anna.id)).events.length, 1, 'what was told before is theirs');
    const list = { csv: `email,name\n${other.email},Ben`, confirm: true };
    const report = await (await owner(`${SUBSCRIBERS}/import`, { json: list })).json();
    assert.equal(report.added, 1);
    const found = await (await owner(`${SUBSCRIBERS}?search=${other.email}`)).json();
    assert.deepEqual([found[0].status, found[0].name], ['active', 'Ben']);
  });

  test('of who left and was deleted nothing is noted again but the id', async () => {
    const event = { ...next(), data: { total: 5 } };
    const id = await add(event.email);
    await owner(`/api/subscribers/${id}/unsubscribe`, { method: 'POST' });
    await owner(`/api/subscribers/${id}`, { method: 'DELETE' });
    assert.equal((await tell(event)).status, 201);
    const row = await stored(event.id);
    assert.deepEqual([row.subscriber_id, row.data], [null, '{}']);
    assert.equal((await tell(event)).status, 200);
    const found = await server.app.ctx.db.read('subscribers').where({ email: event.email });
    assert.deepEqual(found, []);
  });

  test('it happened when it says, at the latest now', async () => {
    const [past, ahead, far] = [next(), next(), next()];
    const now = server.clock.now();
    const at = (ms: number) => new Date(now + ms).toISOString();
    assert.equal(
      (await (await tell({ ...past, at: '2019-05-01T10:00:00+02:00' })).json()).at,
      '2019-05-01T08:00:00.000Z',
    );
    assert.equal((await (await tell({ ...ahead, at: at(MINUTE) })).json()).at, at(0));
    const refused = await tell({ ...far, at: at(DAY) });
    assert.equal(refused.status, 422);
    assert.equal(await refused.text(), 'at: is still to come. Leave it out for what happens now.');
    assert.equal(await stored(far.id), undefined);
    assert.deepEqual(await server.app.ctx.db.read('subscribers').where({ email: far.email }), []);
  });

  for (const [problem, change] of [
    ['no address', { email: undefined }],
    ['an address that is none', { email: 'nobody' }],
    ['an address that ends a header', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['no name', { event: undefined }],
    ['an empty name', { event: ' ' }],
    ['a name too long', { event: 'x'.repeat(65) }],
    ['no id', { id: undefined }],
    ['an empty id', { id: '' }],
    ['an id too long', { id: 'x'.repeat(201) }],
    ['an id with a break', { id: 'a\nb' }],
    ['data that are no object', { data: 'all' }],
    ['data that are a list', { data: [1] }],
    ['a moment that is none', { at: 'yesterday' }],
    ['a day that is none', { at: '2027-02-30T10:00:00Z' }],
  ] as const) {
    test(`${problem}: refused, and nothing is kept`, async () => {
      const before = await countRows();
      const answer = await tell({ ...next(), ...change });
      assert.equal(answer.status, 422, await answer.text());
      assert.deepEqual(await countRows(), before);
    });
  }

  test('data may have 64 KB', async () => {
    const most = 64 * 1024 - JSON.stringify({ text: '' }).length;
    const fits = next();
    assert.equal((await tell({ ...fits, data: { text: 'x'.repeat(most) } })).status, 201);
    for (const text of ['x'.repeat(most + 1), 'ä'.repeat(most - 100), 'x'.repeat(5_000_000)]) {
      assert.equal((await tell({ ...next(), data: { text } })).status, 413);
    }
  });

  test('a number may name it', async () => {
    const event = { ...next(), id: 4711 };
    assert.equal((await (await tell(event)).json()).id, '4711');
    assert.equal((await tell({ ...event, id: '4711' })).status, 200);
  });

  test('a token that was made for something else tells nothing, nor does nobody', async () => {
    const json = { name: 'x', scopes: ['read', 'mail:send'] };
    const { token } = await (await owner('/api/tokens', { json })).json();
    assert.equal((await tell(next(), createClient(server.url, { bearer: token }))).status, 403);
    assert.equal((await tell(next(), server.as('anonymous'))).status, 401);
    assert.equal((await tell(next(), createClient(server.url, { bearer: 'drivyn_forged' }))).status, 401);
  });

  test('thousands of forged ones are turned away, and the shop goes on telling', async () => {
    const before = await countRows();
    const forger = createClient(server.url, { bearer: 'drivyn_forged' });
    const answers = new Map<number, number>();
    for (let round = 0; round < (RATES.event.calls + 500) / 50; round += 1) {
      const statuses = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const answer = await tell({ email: 'x@example.com', event: 'order', id: 'forged' }, forger);
          await answer.text();
          return answer.status;
        }),
      );
      for (const status of statuses) answers.set(status, (answers.get(status) ?? 0) + 1);
    }
    assert.deepEqual([...answers.keys()].sort(), [401, 429]);
    assert.deepEqual(await countRows(), before);
    assert.equal((await tell(next())).status, 201);
    assert.equal((await owner('/api/user')).status, 200);
  });

  async function countRows(): Promise<number[]> {
    const { read } = server.app.ctx.db;
    return Promise.all(
      ['person_events', 'subscribers'].map(async (table) => {
        const [row] = await read(table).count({ count: '*' });
        return Number(row?.count);
      }),
    );
  }
});
