// Pages of the audience, as they work without script: lists, forms, imports, and one person.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PeopleImport } from '../../server/contract/import.ts';
import type { List } from '../../server/contract/list.ts';
import type { Segment } from '../../server/contract/segment.ts';
import type { AddedSubscriber, Person } from '../../server/contract/subscriber.ts';
import type { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;

before(async () => {
  server = await startServer();
  owner = server.as('owner');
});
after(() => server.stop());

const AUDIENCE = '/email-marketing?tab=audience';

/** The words of a screen; its ids stand once each. */
async function show(route: string): Promise<string> {
  const answer = await owner(`/screens${route}`);
  const html = await answer.text();
  assert.equal(answer.status, 200, route);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
    route,
  );
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const read = async <T>(path: string): Promise<T> => (await owner(path)).json();

test('lists are made, renamed and deleted by plain forms, and show who is on them', async () => {
  const screen = `${AUDIENCE}&view=lists`;
  const form = { screen, next: screen, name: 'News' };
  assert.equal((await owner('/api/users/14/lists', { form })).status, 303);
  const twice = await owner('/api/users/14/lists', { form });
  assert.match(await twice.text(), /There is a list called News already/);
  const [list] = await read<List[]>('/api/users/14/lists');
  assert.ok(list);
  const json = { email: 'anna@example.com', name: 'Anna', lists: [list.id] };
  await owner('/api/users/14/subscribers', { json });
  await owner('/api/users/14/subscribers', { json: { email: 'ben@example.com' } });
  assert.match(await show(screen), /News 1 person/);
  const members = await show(`${AUDIENCE}&list=${list.id}`);
  assert.match(members, /On the list News/);
  assert.ok(members.includes('anna@example.com') && !members.includes('ben@example.com'));
  const renamed = { screen, next: screen, of: String(list.id), name: 'Letters' };
  assert.equal((await owner(`/api/lists/${list.id}?_method=PATCH`, { form: renamed })).status, 303);
  assert.match(await show(screen), /Letters/);
});

test('a form is made by a plain form, with its link and its HTML to be copied', async () => {
  const screen = `${AUDIENCE}&view=forms`;
  const [list] = await read<List[]>('/api/users/14/lists');
  const form = {
    screen,
    next: screen,
    name: 'On our site',
    consentText: 'Send me news.',
    [`list-${list?.id}`]: 'on',
  };
  assert.equal((await owner('/api/users/14/forms', { form })).status, 303);
  const words = await show(screen);
  assert.match(words, /On our site .* 0 asked, 0 of them confirmed/);
  assert.match(words, /Lists: Letters/);
  assert.match(words, /\/f\/[\w-]+/);
});

test('an import is brought, described, watched and told of', async () => {
  const screen = `${AUDIENCE}&view=import`;
  assert.match(await show(screen), /Bring the file/);
  const body = Buffer.from('email,name,city\nnew@example.com,New,Kiel\nbroken,,\n');
  const { id }: PeopleImport = await (
    await owner('/api/users/14/imports?name=fair.csv', { body, headers: { 'Content-Type': 'text/csv' } })
  ).json();
  const here = `${screen}&import=${id}`;
  assert.match(await show(here), /fair\.csv .* Attribute city .* Check the file/);
  const fields = { screen: here, next: here };
  const columns = { 'column-0': 'email', 'column-1': 'name', 'column-2': 'attributes.city' };
  await owner(`/api/imports/${id}/check`, { form: { ...fields, ...columns, tags: '' } });
  const begun = await show(here);
  assert.match(begun, /Being checked/);
  assert.doesNotMatch(begun, /0 new/, 'nothing is known yet');
  await server.drain();
  const found = await show(here);
  assert.match(found, /1 new\. .* 1 not usable\. .* Line 3, “broken”: the address must be an email address/);
  const consent = { consentText: 'Send me news.', consentSource: 'At the fair' };
  await owner(`/api/imports/${id}/start`, { form: { ...fields, ...consent } });
  await owner(`/api/imports/${id}/stop`, { form: fields });
  assert.match(await show(here), /Stopped .* 0 of 2 rows .* Go on/);
  await owner(`/api/imports/${id}/resume`, { form: fields });
  await server.drain();
  assert.match(
    await show(here),
    /Done .* They agreed to “Send me news\.” \(At the fair\), as owner@example\.com says/,
  );
  // Whoever sits at the machine may have told no address.
  await server.app.ctx.db.write('imports').where({ id }).update({ said_by: '' });
  assert.match(await show(here), /They agreed to “Send me news\.” \(At the fair\)\./);
});

test('a person has a page, is changed by a plain form, and may have a copy of everything', async () => {
  const attributes = { city: 'Hamburg', visits: 3, member: true };
  const json = { email: 'dora@example.com', name: 'Dora', tags: ['vip'], attributes };
  const { id }: AddedSubscriber = await (await owner('/api/users/14/subscribers', { json })).json();
  await owner('/api/suppressions', { json: { email: 'dora@example.com', reason: 'bounce' } });
  const here = `${AUDIENCE}&subscriber=${id}`;
  const words = await show(here);
  for (const part of [/How they agreed/, /Told by a program/, /Suppressed/, /bounce/, /Everything as a file/])
    assert.match(words, part);
  const [list] = await read<List[]>('/api/users/14/lists');
  const form = {
    ...{ screen: here, next: here, name: 'Dora B', tags: 'vip, new', [`list-${list?.id}`]: String(list?.id) },
    ...{ 'string.city': 'Kiel', 'number.visits': '4', 'boolean.member': 'false' },
  };
  assert.equal((await owner(`/api/subscribers/${id}?_method=PATCH`, { form })).status, 303);
  const known = { name: 'Dora B', tags: ['new', 'vip'], lists: [list?.id] };
  assert.partialDeepStrictEqual(await read<Person>(`/api/subscribers/${id}`), {
    ...known,
    attributes: { city: 'Kiel', visits: 4, member: false },
  });
  const wrong = { ...form, 'number.visits': 'many' };
  assert.equal((await owner(`/api/subscribers/${id}?_method=PATCH`, { form: wrong })).status, 422);
  const copy = await owner(`/api/subscribers/${id}/export`);
  assert.match(copy.headers.get('content-disposition') ?? '', /attachment/);
  assert.partialDeepStrictEqual(await copy.json(), {
    ...known,
    consents: [{ source: 'api' }],
    events: [],
    mails: [],
    runs: [],
    suppression: { reason: 'bounce' },
  });
  assert.equal((await server.as('foreign')(`/api/subscribers/${id}/export`)).status, 404);
});

test('a segment is made, changed and deleted by plain forms, and shows its rule and its people', async () => {
  const screen = `${AUDIENCE}&view=segments`;
  await owner('/api/users/14/subscribers', { json: { email: 'vip@example.com', tags: ['vip'] } });
  const row = { match: 'all', 'field-0': 'tag', 'ask-0': 'has', 'value-0': 'vip' };
  const form = { screen: `${screen}&segment=new`, next: screen, name: 'Good ones', ...row };
  assert.equal((await owner('/api/users/14/segments', { form })).status, 303);
  assert.match(await show(screen), /Good ones 2 people Tag is vip/);
  const [segment] = await read<Segment[]>('/api/users/14/segments');
  assert.deepEqual(segment?.rule, { all: [{ field: 'tag', op: 'has', value: 'vip' }] });
  const people = await show(`${AUDIENCE}&segment=${segment?.id}`);
  assert.match(people, /In the segment Good ones 2 found/);
  assert.ok(people.includes('vip@example.com') && !people.includes('anna@example.com'));
  const change = { ...form, screen: `${screen}&segment=${segment?.id}`, 'value-0': '' };
  const refused = await owner(`/api/segments/${segment?.id}?_method=PATCH`, {
    form: { ...change, 'field-0': 'list' },
  });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /must be the id of a list/);
  const edit = await (await owner(`/screens${screen}&segment=${segment?.id}`)).text();
  assert.match(edit, /<option value="tag" selected="">Tag<\/option>/);
  assert.match(edit, /name="value-0"[^>]*value="vip"/);
  const gone = { screen, next: `${screen}&done=segment-removed` };
  assert.equal((await owner(`/api/segments/${segment?.id}?_method=DELETE`, { form: gone })).status, 303);
  assert.doesNotMatch(await show(screen), /Good ones/);
});

test('a builder offers what there is', async () => {
  const json = { email: 'eve@example.com', attributes: { birthday: '1990-04-01' }, tags: ['new'] };
  await owner('/api/users/14/subscribers', { json });
  for (const event of ['visited', 'order', 'booked']) {
    const told = { email: 'eve@example.com', event, id: event };
    assert.ok((await owner('/api/events', { json: told })).ok);
  }
  const html = await (await owner(`/screens${AUDIENCE}&view=segments&segment=new`)).text();
  for (const field of ['attributes.birthday:date', 'event.visited', 'event.booked', 'event.order', 'list']) {
    assert.ok(html.includes(`<option value="${field}"`), field);
  }
});
