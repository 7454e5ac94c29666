// Brand without script: every form works, a refusal is told where it was typed, and an approver finds nothing to press.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Fact } from '../../server/contract/fact.ts';
import { saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

const screen = async (route = '/brand', client = server.as('owner')) =>
  (await client(`/screens${route}`)).text();
const facts = async (): Promise<Fact[]> => (await server.as('owner')('/api/facts')).json();
const send = (url: string, form: Record<string, string>) => server.as('owner')(url, { form });

test('without a profile it says how something comes here', async () => {
  const page = await screen();
  assert.match(page, /Nothing is known yet/);
  assert.match(page, /href="#\/business-setup"/);
});

test('a plain form adds, changes and retires', async () => {
  await saveProfile(server.as('owner'), { description: 'Sourdough bakery in Leeds. A loaf costs £4.' });
  const added = await send('/api/facts', {
    kind: 'offer',
    text: 'Buns for £1',
    validFrom: '',
    validTo: '2099-01-02',
    screen: '/brand',
  });
  assert.deepEqual([added.status, added.headers.get('location')], [303, '/screens/brand']);
  const bun = (await facts()).find(({ text }) => text === 'Buns for £1');
  assert.ok(bun);
  assert.match(
    await screen(`/brand?edit=${bun.id}`),
    new RegExp(`action="/api/facts/${bun.id}\\?_method=patch`),
  );
  await send(`/api/facts/${bun.id}?_method=patch`, {
    kind: 'offer',
    text: 'Buns for £2',
    validFrom: '',
    validTo: '',
    screen: '/brand',
  });
  await send(`/api/facts/${bun.id}?_method=patch`, { state: 'retired', screen: '/brand' });
  const after = (await facts()).find(({ id }) => id === bun.id);
  assert.deepEqual([after?.text, after?.validTo, after?.state], ['Buns for £2', null, 'retired']);
});

test('a refused form comes back with what was typed and why', async () => {
  const answer = await send('/api/facts', {
    kind: 'price',
    text: 'A loaf costs £4',
    of: 'fact-new',
    screen: '/brand',
  });
  const page = await answer.text();
  assert.equal(answer.status, 422);
  assert.match(page, /value="A loaf costs £4"/);
  assert.match(page, /knows this already/);
});

test('words are kept by a plain form too', async () => {
  const answer = await send('/api/preferences?_method=put', {
    section: 'words',
    keywords: 'rye',
    bannedWords: 'cheap',
    screen: '/brand',
  });
  assert.equal(answer.status, 303);
  assert.match(await screen(), /name="bannedWords"[^>]*>cheap</);
});

test('an approver reads and finds nothing to press', async () => {
  const page = await screen('/brand', await addApprover(server));
  assert.match(page, /A loaf costs £4/);
  assert.ok(!page.includes('Add fact') && !page.includes('Retire:'));
  assert.match(
    page,
    /<textarea[^>]*disabled[^>]*name="bannedWords"|<textarea[^>]*name="bannedWords"[^>]*disabled/,
  );
});

test('of many facts of a kind the first are shown, and all of them by a link', async () => {
  const sentences = Array.from({ length: 60 }, (_, n) => `We mend clock number ${n}.`);
  await saveProfile(server.as('owner'), { description: sentences.join(' ') });
  const page = await screen();
  assert.equal(page.match(/We mend clock number \d+<\/p>/g)?.length, 12);
  assert.match(page, /href="#\/brand\?kind=product">Show all \d+/);
  const all = await screen('/brand?kind=product');
  assert.equal(all.match(/We mend clock number \d+<\/p>/g)?.length, 60);
});
