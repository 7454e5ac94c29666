// What is said of subscribers: lists, tags, attributes, and all that is known of one.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { List } from '../../server/contract/list.ts';
import type { AddedSubscriber, DescribedSubscriber, Person } from '../../server/contract/subscriber.ts';
import type { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;

before(async () => {
  server = await startServer();
  owner = server.as('owner');
});
after(() => server.stop());

const LISTS = '/api/users/14/lists';
const SUBSCRIBERS = '/api/users/14/subscribers';

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

const addList = async (name: string) => (await call<List>(LISTS, { json: { name } })).id;

test('a list is made, renamed and deleted; its people stay', async () => {
  const made = await owner(LISTS, { json: { name: ' Monthly news ' } });
  assert.equal(made.status, 201);
  const { id, name }: List = await made.json();
  assert.equal(name, 'Monthly news');
  assert.deepEqual(await refusal(LISTS, { json: { name: 'Monthly news' } }), [
    409,
    'There is a list called Monthly news already.',
  ]);
  const other = await addList('Another');
  assert.equal((await refusal(`/api/lists/${other}`, { method: 'PATCH', json: { name } }))[0], 409);
  await call(`/api/lists/${id}`, { method: 'PATCH', json: { name: 'News' } });
  const anna = await call<AddedSubscriber>(SUBSCRIBERS, { json: { email: 'list@example.com', lists: [id] } });
  const lists = await call<List[]>(LISTS);
  assert.deepEqual(
    lists.map((one) => [one.name, one.count]),
    [
      ['Another', 0],
      ['News', 1],
    ],
  );
  await call(`/api/lists/${id}`, { method: 'DELETE' });
  assert.deepEqual((await call<Person>(`/api/subscribers/${anna.id}`)).lists, []);
  assert.equal((await refusal(`/api/lists/${id}`, { method: 'DELETE' }))[0], 404);
});

test('a person is added with lists, tags and attributes, and everything known is told', async () => {
  const list = await addList('Bakers');
  const attributes = { city: 'Hamburg', visits: 3, member: false, birthday: '1990-04-01' };
  const json = { email: 'Dora@example.com', name: 'Dora', lists: [list], tags: ['vip', 'baker'], attributes };
  const { id } = await call<AddedSubscriber>(SUBSCRIBERS, { json });
  const person = await call<Person>(`/api/subscribers/${id}`);
  assert.deepEqual(person, {
    id,
    email: 'dora@example.com',
    name: 'Dora',
    status: 'active',
    createdAt: person.createdAt,
    unsubscribedAt: null,
    lists: [list],
    tags: ['baker', 'vip'],
    attributes,
    leftBy: null,
    frequency: 'every',
    pausedUntil: null,
    consents: [{ at: person.createdAt, ip: null, text: '', source: 'api' }],
    events: [],
  });
  const { origin } = new URL(server.url);
  const byHand = await owner(SUBSCRIBERS, {
    json: { email: 'hand@example.com' },
    headers: { Origin: origin },
  });
  const { consents } = await call<Person>(`/api/subscribers/${(await byHand.json()).id}`);
  assert.equal(consents[0]?.source, 'manual');
});

test('adding somebody known again adds what is given', async () => {
  const [one, two] = [await addList('One'), await addList('Two')];
  const email = 'again@example.com';
  await call(SUBSCRIBERS, {
    json: { email, name: 'Ben', lists: [one], tags: ['a'], attributes: { shoe: 43 } },
  });
  const before = await server.countEvents('subscriber.added');
  const again = await call<AddedSubscriber>(SUBSCRIBERS, {
    json: { email, lists: [two], tags: ['b'], attributes: { city: 'Bern' } },
  });
  assert.partialDeepStrictEqual(again, {
    isNew: false,
    name: 'Ben',
    lists: [one, two],
    tags: ['a', 'b'],
    attributes: { shoe: 43, city: 'Bern' },
  });
  assert.equal(await server.countEvents('subscriber.added'), before);
  const { consents } = await call<Person>(`/api/subscribers/${again.id}`);
  assert.equal(consents.length, 1);
});

test('a change replaces lists and tags, and attributes one by one', async () => {
  const [one, two] = [await addList('First'), await addList('Second')];
  const json = {
    email: 'eva@example.com',
    lists: [one],
    tags: ['a', 'b'],
    attributes: { city: 'Ulm', size: 2 },
  };
  const { id } = await call<AddedSubscriber>(SUBSCRIBERS, { json });
  const url = `/api/subscribers/${id}`;
  const change = { lists: [two], tags: ['b', 'c'], attributes: { city: null, size: 3 } };
  const changed = await call<DescribedSubscriber>(url, { method: 'PATCH', json: change });
  assert.partialDeepStrictEqual(changed, { lists: [two], tags: ['b', 'c'], attributes: { size: 3 } });
  const named = await call<DescribedSubscriber>(url, { method: 'PATCH', json: { name: 'Eva' } });
  assert.partialDeepStrictEqual(named, { name: 'Eva', lists: [two], tags: ['b', 'c'] });
});

test('what cannot be is refused with the field named, and nothing of it is stored', async () => {
  await call(SUBSCRIBERS, {
    json: { email: 'typed@example.com', attributes: { age: 40, joined: '2026-01-01' } },
  });
  const foreign: List = await (
    await server.as('foreign')('/api/users/15/lists', { json: { name: 'Theirs' } })
  ).json();
  const refused: readonly (readonly [object, RegExp])[] = [
    [{ lists: [foreign.id] }, /^lists: \d+ is no list of yours$/],
    [{ lists: [999_999] }, /^lists: 999999 is no list of yours$/],
    [{ lists: 'News' }, /^lists: must be ids of lists$/],
    [{ tags: [''] }, /^tags\.0: is required$/],
    [{ tags: ['a\nb'] }, /^tags\.0: must be one line$/],
    [{ tags: ['x'.repeat(65)] }, /^tags\.0: must be at most 64 characters$/],
    [{ attributes: { age: 'forty' } }, /^attributes\.age: must be a number, as its first value was/],
    [{ attributes: { joined: 'soon' } }, /^attributes\.joined: must be a date/],
    [{ attributes: { joined: '2026-02-30' } }, /^attributes\.joined: must be a date/],
    [{ attributes: { city: ['Ulm'] } }, /^attributes\.city: must be a text, a number, true or false/],
    [{ attributes: { 'a.b': 1 } }, /^attributes\.a\.b: must be a name of letters/],
    [{ attributes: { city: 'x'.repeat(501) } }, /^attributes\.city: must be at most 500 characters$/],
  ];
  for (const [given, message] of refused) {
    const [status, text] = await refusal(SUBSCRIBERS, { json: { email: 'wrong@example.com', ...given } });
    assert.equal(status, 422, `${JSON.stringify(given)}: ${status} ${text}`);
    assert.match(text, message);
  }
  assert.deepEqual(await call(`${SUBSCRIBERS}?search=wrong@`), []);
});

test('a foreign person is not there', async () => {
  const { id } = await call<AddedSubscriber>(SUBSCRIBERS, { json: { email: 'mine@example.com' } });
  const foreign = server.as('foreign');
  assert.equal((await foreign(`/api/subscribers/${id}`)).status, 404);
  assert.equal(
    (await foreign(`/api/subscribers/${id}`, { method: 'PATCH', json: { tags: ['x'] } })).status,
    404,
  );
});
