// Segments: rules over what is known of people, counted, stored and written to.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { List } from '../../server/contract/list.ts';
import type { Mailing } from '../../server/contract/mailing.ts';
import type { Segment } from '../../server/contract/segment.ts';
import type { AddedSubscriber } from '../../server/contract/subscriber.ts';
import { DAY } from '../../server/kernel/clock.ts';
import { OWNER } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let list: number;

const SEGMENTS = '/api/users/14/segments';

async function call<T>(path: string, request: Parameters<Client>[1] = {}): Promise<T> {
  const response = await owner(path, request);
  const body = await response.text();
  assert.ok(response.ok, `${path}: ${response.status} ${body}`);
  return (body ? JSON.parse(body) : undefined) as T;
}

async function refusal(path: string, request: Parameters<Client>[1]): Promise<[number, string]> {
  const response = await owner(path, request);
  return [response.status, await response.text()];
}

const count = async (rule: object) =>
  (await call<{ count: number }>(`${SEGMENTS}/count`, { json: { rule } })).count;

async function addPerson(json: object): Promise<number> {
  return (await call<AddedSubscriber>('/api/users/14/subscribers', { json })).id;
}

async function tell(subscriberId: number, event: string, daysAgo: number): Promise<void> {
  const at = server.clock.now() - daysAgo * DAY;
  await server.app.ctx.db.write('person_events').insert({
    business_id: OWNER.businessId,
    subscriber_id: subscriberId,
    event,
    at,
    external_id: `${subscriberId}-${event}-${daysAgo}`,
    data: '{}',
  });
}

before(async () => {
  server = await startServer();
  owner = server.as('owner');
  await saveProfile(owner);
  await connectChannel(owner, 'email');
  list = (await call<List>('/api/users/14/lists', { json: { name: 'News' } })).id;
  const anna = await addPerson({
    email: 'anna@example.com',
    name: 'Anna',
    lists: [list],
    tags: ['vip'],
    attributes: { city: 'Ulm', age: 40, member: true, joined: '2026-06-01' },
  });
  const ben = await addPerson({
    email: 'ben@example.com',
    tags: ['new'],
    attributes: { city: 'Bern', age: 20, member: false },
  });
  await addPerson({ email: 'carl@example.com' });
  const gone = await addPerson({ email: 'gone@example.com', tags: ['vip'] });
  await call(`/api/subscribers/${gone}/unsubscribe`, { method: 'POST' });
  await tell(anna, 'order', 3);
  await tell(anna, 'order', 40);
  await tell(ben, 'order', 90);
});
after(() => server.stop());

describe('a rule', () => {
  const c = (field: string, op: string, value?: unknown) => ({ field, op, value });
  const FOUND: readonly (readonly [object, number])[] = [
    [c('email', 'is', 'Anna@Example.com'), 1],
    [c('email', 'not', 'anna@example.com'), 2],
    [c('name', 'exists'), 1],
    [c('name', 'exists', false), 2],
    [c('status', 'is', 'unsubscribed'), 1],
    [c('status', 'not', 'unsubscribed'), 3],
    [c('createdAt', 'after', '2020-01-01'), 3],
    [c('createdAt', 'before', '1 day ago'), 0],
    [c('createdAt', 'before', 'in 1 day'), 3],
    [c('tag', 'has', 'vip'), 1],
    [c('tag', 'not', 'vip'), 2],
    [c('tag', 'exists', false), 1],
    [c('tag', 'has', 'nobody has this'), 0],
    [c('attributes.city', 'is', 'Ulm'), 1],
    [c('attributes.city', 'not', 'Ulm'), 2],
    [c('attributes.city', 'exists'), 2],
    [c('attributes.age', 'gt', 20), 1],
    [c('attributes.age', 'lt', 41), 2],
    [c('attributes.age', 'is', 20), 1],
    [c('attributes.member', 'is', false), 1],
    [c('attributes.joined', 'before', '2026-06-02'), 1],
    [c('attributes.joined', 'after', '2026-06-01T00:00:00Z'), 0],
    [c('attributes.joined', 'is', '2026-06-01'), 1],
    [c('attributes.unheard', 'is', 1), 0],
    [c('event.order', 'exists'), 2],
    [c('event.order', 'exists', false), 1],
    [c('event.order', 'gt', 1), 1],
    [c('event.order', 'is', 0), 1],
    [c('event.order', 'after', '30 days ago'), 1],
    [c('event.order', 'before', '30 days ago'), 1],
    [c('event.Brunch in May', 'exists'), 0],
  ];
  for (const [condition, found] of FOUND) {
    test(`${JSON.stringify(condition)} finds ${found}`, async () => {
      assert.equal(await count({ all: [condition] }), found);
    });
  }

  test('has groups within groups', async () => {
    assert.equal(await count({ all: [c('list', 'has', list), c('tag', 'has', 'vip')] }), 1);
    assert.equal(await count({ any: [c('list', 'has', list), c('tag', 'has', 'new')] }), 2);
    assert.equal(await count({ all: [c('list', 'has', list), c('tag', 'has', 'new')] }), 0);
    const nested = {
      any: [{ all: [c('attributes.age', 'gt', 10), c('tag', 'has', 'new')] }, c('name', 'is', 'Anna')],
    };
    assert.equal(await count(nested), 2);
  });

  const deep = (levels: number): object =>
    levels === 1 ? { all: [c('name', 'exists')] } : { all: [deep(levels - 1)] };
  const REFUSED: readonly (readonly [unknown, RegExp])[] = [
    [undefined, /^rule: is required$/],
    [[], /^rule: must be \{"all"/],
    [c('tag', 'has', 'vip'), /^rule: must be \{"all"/],
    [{ all: [] }, /^rule\.all: needs at least one condition$/],
    [{ all: 'x' }, /^rule\.all: must be a list of conditions$/],
    [{ all: [c('name', 'exists')], any: [] }, /^rule\./],
    [{ all: [c('colour', 'is', 'red')] }, /^rule\.all\.0\.field: must be email, name, status/],
    [{ all: [c('attributes.', 'is', 'x')] }, /^rule\.all\.0\.field: /],
    [{ all: [c('event.', 'exists')] }, /^rule\.all\.0\.field: /],
    [{ all: [c('constructor', 'is', 'x')] }, /^rule\.all\.0\.field: /],
    [{ all: [c('name', 'like', 'x')] }, /^rule\.all\.0\.op: must be one of is, not, has/],
    [{ all: [c('name', 'gt', 'x')] }, /^rule\.all\.0\.op: must be one of is, not, exists for name$/],
    [{ all: [c('status', 'is', 'gone')] }, /^rule\.all\.0\.value: must be active, unsubscribed or known$/],
    [{ all: [c('createdAt', 'before', 'soon')] }, /^rule\.all\.0\.value: must be a date such as/],
    [{ all: [c('createdAt', 'before', '2026-02-30')] }, /^rule\.all\.0\.value: must be a date such as/],
    [{ all: [c('list', 'has', 'News')] }, /^rule\.all\.0\.value: must be the id of a list$/],
    [{ all: [c('list', 'has', 999_999)] }, /^rule: 999999 is no list of yours$/],
    [{ all: [c('attributes.age', 'gt', 'old')] }, /^rule\.all\.0\.value: must be a number$/],
    [{ all: [c('attributes.city', 'gt', 3)] }, /^rule: compares attributes\.city, which is a text/],
    [{ all: [c('attributes.age', 'is', 'forty')] }, /^rule: compares attributes\.age, which is a number/],
    [{ all: [{ ...c('name', 'is', 'x'), sql: '1' }] }, /^rule\.all\.0\.sql: is not a known field$/],
    [deep(6), /^rule: must not have groups within groups more than 5 deep$/],
    [
      { any: Array.from({ length: 51 }, () => c('name', 'exists')) },
      /^rule: must have at most 50 conditions$/,
    ],
  ];
  for (const [rule, message] of REFUSED) {
    test(`${JSON.stringify(rule)?.slice(0, 90)} is refused`, async () => {
      const [status, text] = await refusal(`${SEGMENTS}/count`, { json: { rule } });
      assert.equal(status, 422, text);
      assert.match(text, message);
    });
  }
});

test('a rule without end is refused like any other', async () => {
  const levels = 5000;
  const body = `{"rule":${'{"all":['.repeat(levels)}${']}'.repeat(levels)}}`;
  const headers = { 'Content-Type': 'application/json' };
  const [status, text] = await refusal(`${SEGMENTS}/count`, { method: 'POST', body, headers });
  assert.equal(status, 422, text);
});

describe('a segment', () => {
  const RULE = { all: [{ field: 'tag', op: 'has', value: 'vip' }] };
  const MAILING = { subject: 'To few', content: 'For you.' };

  test('is made, changed and deleted, and is nobody else’s', async () => {
    const made = await call<Segment>(SEGMENTS, { json: { name: 'VIPs', rule: RULE } });
    assert.deepEqual(made, { id: made.id, name: 'VIPs', rule: RULE });
    assert.deepEqual(await call(SEGMENTS), [made]);
    assert.equal((await refusal(SEGMENTS, { json: { name: 'VIPs', rule: RULE } }))[0], 409);
    const url = `/api/segments/${made.id}`;
    const changed = await call<Segment>(url, { method: 'PATCH', json: { name: 'Best' } });
    assert.deepEqual(changed, { ...made, name: 'Best' });
    assert.equal((await server.as('foreign')(url, { method: 'DELETE' })).status, 404);
    await call(url, { method: 'DELETE' });
    assert.deepEqual(await call(SEGMENTS), []);
  });

  test('is what a mailing goes to; its size is the count of now, and it is not deleted from under it', async () => {
    const { id } = await call<Segment>(SEGMENTS, { json: { name: 'VIPs', rule: RULE } });
    const draft = await call<Mailing>('/api/users/14/mailings', { json: { ...MAILING, segment: id } });
    assert.partialDeepStrictEqual(draft, { segment: id, segmentName: 'VIPs', audienceSize: 1 });
    assert.equal((await refusal(`/api/segments/${id}`, { method: 'DELETE' }))[0], 409);
    const sent = await call<Mailing>('/api/users/14/mailings', {
      json: { ...MAILING, segment: id, sendAt: 'now' },
    });
    await server.drain();
    const mails = await call<{ to: string; subject: string }[]>('/api/outbox');
    assert.deepEqual(
      mails.map(({ to }) => to.includes('anna@example.com')),
      [true],
    );
    await call(`/api/contents/${draft.id}`, { method: 'DELETE' });
    await call(`/api/segments/${id}`, { method: 'DELETE' });
    const [kept] = await call<Mailing[]>('/api/users/14/mailings?status=sent');
    assert.partialDeepStrictEqual(kept, { id: sent.id, segment: id, audienceSize: 1 });
  });

  test('of somebody else, or none, is no place for a mailing', async () => {
    for (const segment of [999_999, 'vips', -1]) {
      const [status, text] = await refusal('/api/users/14/mailings', { json: { ...MAILING, segment } });
      assert.equal(status, 422);
      assert.match(text, /^segment: /);
    }
  });

  test('with nobody in it keeps the mailing from leaving, and says so', async () => {
    const rule = { all: [{ field: 'tag', op: 'has', value: 'nobody' }] };
    const { id } = await call<Segment>(SEGMENTS, { json: { name: 'Empty', rule } });
    const json = { ...MAILING, segment: id, sendAt: 'now' };
    const mailing = await call<Mailing>('/api/users/14/mailings', { json });
    await server.drain();
    const [stopped] = await call<Mailing[]>('/api/users/14/mailings?status=waiting');
    assert.equal(stopped?.id, mailing.id);
    assert.match(stopped?.note ?? '', /Nobody is in its segment now/);
  });
});

describe('the four segments', () => {
  const size = async (group: string) =>
    (await call<unknown[]>(`/api/users/14/subscribers?group=${group}`)).length;

  test('who orders most is High-Value', async () => {
    assert.equal(await size('high-value'), 1);
  });

  test('without a sign for 60 days somebody is Inactive', async () => {
    assert.equal(await size('inactive'), 0);
    const { write } = server.app.ctx.db;
    await write('subscribers').update({ created_at: server.clock.now() - 61 * DAY });
    const found = await call<{ id: number; email: string }[]>('/api/users/14/subscribers?group=inactive');
    assert.deepEqual(
      found.map(({ email }) => email),
      ['carl@example.com', 'ben@example.com'],
    );
    await tell(found[0]?.id ?? 0, 'product_viewed', 2);
    assert.equal(await size('inactive'), 1);
    const mailing = { subject: 'We miss you', content: 'Come by.', segment: 'inactive' };
    assert.equal((await call<Mailing>('/api/users/14/mailings', { json: mailing })).audienceSize, 1);
  });
});
