// Files of people: brought, looked through, and stored in the background with the proof that they agreed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PeopleImport } from '../../server/contract/import.ts';
import type { List } from '../../server/contract/list.ts';
import type { Person, Subscriber } from '../../server/contract/subscriber.ts';
import type { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;

before(async () => {
  server = await startServer();
  owner = server.as('owner');
});
after(() => server.stop());

const IMPORTS = '/api/users/14/imports';
const SUBSCRIBERS = '/api/users/14/subscribers';
const CONSENT = { consentText: 'Yes, send me news.', consentSource: 'Cards at the counter' };

async function call<T>(path: string, request: Parameters<Client>[1] = {}): Promise<T> {
  const response = await owner(path, request);
  const body = await response.text();
  assert.ok(response.ok, `${path}: ${response.status} ${body}`);
  return (body ? JSON.parse(body) : undefined) as T;
}

const bring = (content: string | Buffer, name = 'people.csv') =>
  call<PeopleImport>(`${IMPORTS}?name=${name}`, {
    body: Buffer.from(content),
    headers: { 'Content-Type': 'application/octet-stream' },
  });

const step = (id: number, what: string, json: object = {}) =>
  call<PeopleImport>(`/api/imports/${id}/${what}`, { json });

const read = (id: number) => call<PeopleImport>(`/api/imports/${id}`);

/** Looks a file through. */
async function check(content: string | Buffer, change: object = {}): Promise<PeopleImport> {
  const { id } = await bring(content);
  await step(id, 'check', change);
  await server.drain();
  return read(id);
}

async function store(id: number): Promise<PeopleImport> {
  await step(id, 'start', CONSENT);
  await server.drain();
  return read(id);
}

async function personOf(email: string): Promise<Person> {
  const [found] = await call<Subscriber[]>(`${SUBSCRIBERS}?search=${encodeURIComponent(email)}`);
  assert.ok(found, email);
  return call<Person>(`/api/subscribers/${found.id}`);
}

const refusedOf = async (id: number) =>
  (await (await owner(`/api/imports/${id}/refused.csv`)).text()).split('\r\n');

test('what is in a file is shown first, then stored with its proof, and welcomes nobody', async () => {
  await call(SUBSCRIBERS, {
    json: { email: 'known@example.com', name: 'Old Name', attributes: { city: 'Kiel' } },
  });
  await call(SUBSCRIBERS, { json: { email: 'same@example.com', name: 'Same' } });
  const gone = await call<Subscriber>(SUBSCRIBERS, { json: { email: 'gone@example.com' } });
  await call(`/api/subscribers/${gone.id}/unsubscribe`, { method: 'POST' });
  await call('/api/suppressions', { json: { email: 'bounced@example.com', reason: 'bounce' } });
  const { id: news } = await call<List>('/api/users/14/lists', { json: { name: 'News' } });
  const csv = [
    'E-Mail;Name;Tags;Lists;Stadt;Besuche;Seit',
    'new@example.com;New One;vip, baker;Bread|News;Hamburg;3;1.4.2026',
    'known@example.com;New Name;;;Bonn;;',
    'same@example.com;Same;;;;;',
    'gone@example.com;;;;;;',
    'bounced@example.com;;;;;;',
    'NEW@example.com;Again;;;;;',
    'broken;Nobody;;;;;',
    '',
  ].join('\r\n');
  const brought = await bring(csv);
  assert.partialDeepStrictEqual(brought, {
    status: 'uploaded',
    encoding: 'utf-8',
    hasTitles: true,
    columns: ['email', 'name', 'tags', 'lists', '', '', ''],
  });
  const columns = [
    'email',
    'name',
    'tags',
    'lists',
    'attributes.city',
    'attributes.visits',
    'attributes.since',
  ];
  await step(brought.id, 'check', { columns });
  assert.equal((await read(brought.id)).status, 'checking');
  await server.drain();
  const checked = await read(brought.id);
  const counts = { added: 1, changed: 1, known: 1, departed: 1, suppressed: 1, repeated: 1, invalid: 1 };
  assert.partialDeepStrictEqual(checked, { status: 'checked', total: 7, rows: 7, counts, hasRefused: true });
  assert.deepEqual(checked.examples.changed, [
    { email: 'known@example.com', field: 'name', before: 'Old Name', after: 'New Name' },
    { email: 'known@example.com', field: 'city', before: 'Kiel', after: 'Bonn' },
  ]);
  assert.equal((await call<Subscriber[]>(`${SUBSCRIBERS}?search=new@`)).length, 0, 'nothing is stored');
  assert.deepEqual(
    (await refusedOf(brought.id)).slice(1).map((row) => row.split(',').slice(0, 2).join(' ')),
    [
      '5 unsubscribed on 2027-03-01',
      '6 is suppressed (bounce)',
      '7 stands further up already',
      '8 the address must be an email address',
      '',
    ],
  );

  const entered = await server.countEvents('subscriber.added');
  const done = await store(brought.id);
  assert.partialDeepStrictEqual(done, { status: 'done', counts, saidBy: 'owner@example.com' });
  const person = await personOf('new@example.com');
  const bread = (await call<List[]>('/api/users/14/lists')).find(({ name }) => name === 'Bread');
  assert.partialDeepStrictEqual(person, {
    name: 'New One',
    status: 'active',
    lists: [news, bread?.id],
    tags: ['baker', 'vip'],
    attributes: { city: 'Hamburg', visits: 3, since: '2026-04-01' },
    consents: [
      {
        source: 'import',
        text: CONSENT.consentText,
        where: CONSENT.consentSource,
        saidBy: 'owner@example.com',
        ip: null,
      },
    ],
  });
  assert.partialDeepStrictEqual(await personOf('known@example.com'), {
    name: 'New Name',
    attributes: { city: 'Bonn' },
  });
  assert.equal(await server.countEvents('subscriber.added'), entered, 'an import starts no welcome');
  assert.equal((await owner(`/api/imports/${brought.id}/start`, { json: CONSENT })).status, 409);
});

const LATIN = Buffer.from('email;name\r\njuergen@example.com;J\u00fcrgen', 'latin1');
const ENCODED: readonly (readonly [encoding: string, bytes: Buffer])[] = [
  ['windows-1252', LATIN],
  ['utf-16le', Buffer.from('\ufeffemail;name\r\njuergen@example.com;Jürgen', 'utf16le')],
  ['utf-16le', Buffer.from('email;name\r\njuergen@example.com;Jürgen', 'utf16le')],
  ['utf-16be', Buffer.from('\ufeffemail;name\r\njuergen@example.com;Jürgen', 'utf16le').swap16()],
  ['utf-8', Buffer.from('\ufeffemail;name\r\njuergen@example.com;Jürgen')],
];

for (const [encoding, bytes] of ENCODED) {
  test(`a file in ${encoding} is told by what it holds`, async () => {
    const brought = await bring(bytes);
    assert.partialDeepStrictEqual(brought, { encoding, sample: [['juergen@example.com', 'Jürgen']] });
    await step(brought.id, 'check');
    await server.drain();
    assert.deepEqual((await read(brought.id)).examples.added, [
      { email: 'juergen@example.com', name: 'Jürgen' },
    ]);
    await call(`/api/imports/${brought.id}`, { method: 'DELETE' });
  });
}

test('the line by which Excel is told what parts the cells is no row, and the lines are counted with it', async () => {
  for (const [delimiter, encoding] of [
    [';', 'utf8'],
    [',', 'utf8'],
    ['\t', 'utf16le'],
  ] as const) {
    const rows = ['E-Mail|Name', 'juergen@example.com|"Jürgen; ""Jo"", Erster"', 'nobody|Nobody'];
    const text = [`sep=${delimiter}`, ...rows.map((row) => row.replace('|', delimiter)), ''].join('\r\n');
    const brought = await bring(Buffer.from(`\ufeff${text}`, encoding));
    assert.partialDeepStrictEqual(brought, { titles: ['E-Mail', 'Name'], columns: ['email', 'name'] });
    await step(brought.id, 'check');
    await server.drain();
    assert.partialDeepStrictEqual(await read(brought.id), {
      total: 2,
      examples: {
        added: [{ email: 'juergen@example.com', name: 'Jürgen; "Jo", Erster' }],
        refused: [{ line: 4 }],
      },
    });
    await call(`/api/imports/${brought.id}`, { method: 'DELETE' });
  }
});

test('an encoding that was told wrongly is set right', async () => {
  const bytes = Buffer.from([...Buffer.from('email;name\nv@example.com;'), 0xc2, 0xe0, 0xed, 0xff]);
  const { id, sample } = await bring(bytes);
  assert.notEqual(sample[0]?.[1], 'Ваня');
  const changed = await call<PeopleImport>(`/api/imports/${id}`, {
    method: 'PATCH',
    json: { encoding: 'windows-1251' },
  });
  assert.equal(changed.sample[0]?.[1], 'Ваня');
  await call(`/api/imports/${id}`, { method: 'DELETE' });
});

test('what is no list is refused in words that help, and leaves nothing', async () => {
  for (const [content, status, words] of [
    [Buffer.from('PK\u0003\u0004\u0014', 'latin1'), 415, /spreadsheet/],
    [Buffer.from([1, 2, 3, 4, 5, 255]), 415, /no text/],
  ] as const) {
    const answer = await owner(IMPORTS, {
      body: content,
      headers: { 'Content-Type': 'application/octet-stream' },
    });
    assert.equal(answer.status, status);
    assert.match(await answer.text(), words);
  }
  const { id } = await bring('name\nAnna');
  assert.equal((await owner(`/api/imports/${id}/check`, { json: {} })).status, 422);
  const twice = { columns: ['email', 'email'] };
  assert.equal((await owner(`/api/imports/${id}`, { method: 'PATCH', json: twice })).status, 422);
  assert.equal((await server.as('foreign')(`/api/imports/${id}`)).status, 404);
  await call(`/api/imports/${id}`, { method: 'DELETE' });
  assert.equal((await owner(`/api/imports/${id}`)).status, 404);
});

test('rows that nobody can use cost only themselves', async () => {
  const bad = [
    '"a b"@example.com,quoted',
    'two@@example.com,',
    'inject@example.com\\r\\nBcc: all@example.com,',
    '"inject@example.com\nBcc: all@example.com",lines',
    'zero\u200bwidth@example.com,invisible',
    `${'x'.repeat(65)}@example.com,long`,
    `ok0@example.com,${'n'.repeat(201)}`,
    'no-domain@,',
    '"open@example.com,never ends',
  ];
  const good = [
    'anna+news@example.com,"Anna\r\nBcc: all@example.com"',
    `${'y'.repeat(64)}@${'long.'.repeat(36)}example,254`,
    'anna@bücher.example,IDN',
    "o'hara@example.com,O'Hara",
  ];
  const csv = ['email,name', ...good.slice(0, 2), ...bad, ...good.slice(2)].join('\n');
  const { id, counts } = await check(csv);
  assert.partialDeepStrictEqual(counts, { added: good.length, invalid: bad.length });
  assert.equal(
    (await refusedOf(id)).filter((row) => /^\d+,the address |^\d+,the name |cannot be read/.test(row)).length,
    bad.length,
  );
  await store(id);
  assert.equal((await personOf('anna+news@')).name, 'Anna Bcc: all@example.com', 'a name is one line');
});

test('attributes get the strictest type of all their values, and keep to one that is declared', async () => {
  const csv = [
    'email,zip,score,from',
    'z1@example.com,01234,1,2026-01-02',
    'z2@example.com,20095,n/a,2026-02-03',
  ];
  const columns = ['email', 'attributes.zip', 'attributes.score', 'attributes.from'];
  const { id } = await check(csv.join('\n'), { columns });
  await store(id);
  assert.deepEqual((await personOf('z1@')).attributes, { from: '2026-01-02', score: '1', zip: '01234' });
  const next = await check('email,from\nz3@example.com,soon\nz4@example.com,2026-03-04', {
    columns: ['email', 'attributes.from'],
  });
  assert.partialDeepStrictEqual(next.counts, { added: 1, invalid: 1 });
  assert.match((await refusedOf(next.id))[1] ?? '', /from must be a date/);
});

test('everybody in a file comes on the lists that were chosen; who subscribes already may stay as they are', async () => {
  const { id: list } = await call<List>('/api/users/14/lists', { json: { name: 'Fair' } });
  await call(SUBSCRIBERS, { json: { email: 'stays@example.com', name: 'Stays' } });
  const { id, counts } = await check('email,name\nstays@example.com,Other\ncomes@example.com,Comes', {
    lists: [list],
    tags: ['fair'],
    updates: false,
  });
  assert.partialDeepStrictEqual(counts, { added: 1, changed: 0, known: 1 });
  await store(id);
  assert.partialDeepStrictEqual(await personOf('comes@'), { lists: [list], tags: ['fair'] });
  assert.partialDeepStrictEqual(await personOf('stays@'), { name: 'Stays', lists: [], tags: [] });
});

test('without script a file is brought and stored by plain forms', async () => {
  const route = '/email-marketing?tab=audience&view=import';
  const form = new FormData();
  form.set('next', route);
  form.set('file', new Blob(['email,name\nplain@example.com,Plain']), 'plain.csv');
  const brought = await owner(IMPORTS, { body: form });
  assert.equal(brought.status, 303);
  const id = Number(/import=(\d+)/.exec(brought.headers.get('location') ?? '')?.[1]);
  const fields = { screen: `${route}&import=${id}`, next: `${route}&import=${id}` };
  const described = { ...fields, 'column-0': 'email', 'column-1': 'name', tags: 'a, b', updates: 'true' };
  assert.equal((await owner(`/api/imports/${id}/check`, { form: described })).status, 303);
  await server.drain();
  assert.equal((await owner(`/api/imports/${id}/start`, { form: fields })).status, 422, 'without proof');
  assert.equal((await owner(`/api/imports/${id}/start`, { form: { ...fields, ...CONSENT } })).status, 303);
  await server.drain();
  assert.deepEqual((await personOf('plain@')).tags, ['a', 'b']);
});
