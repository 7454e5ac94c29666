// What a business prefers: read, changed in parts, refused with the field named, and what it changes.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DEFAULT_PREFERENCES } from '../../server/contract/preferences.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { runScenarios } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

const URL = '/api/preferences';
const read = async (as: 'owner' | 'foreign') => (await server.as(as)(URL)).json();

runScenarios(
  () => server,
  [
    { name: 'nobody reads them', as: 'anonymous', url: URL, status: 401 },
    { name: 'nobody changes them', as: 'anonymous', method: 'PUT', url: URL, json: {}, status: 401 },
    {
      name: 'a toggle that is no truth value is refused by its name',
      as: 'owner',
      method: 'PUT',
      url: URL,
      json: { notifications: { email: 'yes' } },
      status: 422,
      contains: ['notifications.email: must be true or false'],
      events: { 'preferences.saved': 0 },
    },
    {
      name: 'a tone that is none of the eight is refused',
      as: 'owner',
      method: 'PUT',
      url: URL,
      json: { brand: { tones: ['grumpy'] } },
      status: 422,
      contains: ['must be one of the listed tones'],
    },
    {
      name: 'a toggle that does not exist is refused',
      as: 'owner',
      method: 'PUT',
      url: URL,
      json: { notifications: { pigeon: true } },
      status: 422,
      contains: ['pigeon'],
    },
    {
      name: 'keywords beyond all measure are refused',
      as: 'owner',
      method: 'PUT',
      url: URL,
      json: { brand: { keywords: 'x'.repeat(2001) } },
      status: 422,
      contains: ['brand.keywords'],
    },
  ],
);

test('a business begins with the defaults, and a change keeps the rest', async () => {
  assert.deepEqual(await read('owner'), DEFAULT_PREFERENCES);
  const put = async (json: object) => {
    const answer = await server.as('owner')(URL, { method: 'PUT', json });
    assert.equal(answer.status, 200);
    return answer.json();
  };
  await put({ notifications: { aiContent: false } });
  await put({ brand: { tones: ['technical', 'formal', 'technical'], keywords: ' rye, spelt ' } });
  assert.deepEqual(await read('owner'), {
    notifications: { ...DEFAULT_PREFERENCES.notifications, aiContent: false },
    brand: { ...DEFAULT_PREFERENCES.brand, tones: ['formal', 'technical'], keywords: 'rye, spelt' },
  });
  assert.deepEqual(await read('foreign'), DEFAULT_PREFERENCES);
});

test('words are kept without choosing tones, and a trade that there is not is refused', async () => {
  const put = (brand: object) => server.as('foreign')(URL, { method: 'PUT', json: { brand } });
  assert.equal((await put({ bannedWords: 'cheap', trade: 'bakery' })).status, 200);
  const [row] = await server.app.ctx.db.read('business_preferences').where({ brand_trade: 'bakery' });
  assert.equal(row.brand_tones, null);
  assert.deepEqual((await read('foreign')).brand, {
    ...DEFAULT_PREFERENCES.brand,
    bannedWords: 'cheap',
    trade: 'bakery',
  });
  const refused = await put({ trade: 'astrology' });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /brand\.trade: must be one of the listed trades/);
});

test('an approver reads them and changes nothing', async () => {
  const approver = await addApprover(server);
  assert.equal((await approver(URL)).status, 200);
  const answer = await approver(URL, { method: 'PUT', json: { brand: { keywords: 'mine' } } });
  assert.equal(answer.status, 403);
  assert.equal((await read('owner')).brand.keywords, 'rye, spelt');
});

test('keywords become hashtags of what is written from then on', async () => {
  const owner = server.as('owner');
  await saveProfile(owner);
  const channel = await connectChannel(owner, 'instagram');
  const posts = await generatePosts(owner, channel.id, 5);
  assert.ok(
    posts.some(({ content }) => /#(Rye|Spelt)\b/.test(content)),
    posts.map((post) => post.content).join('\n---\n'),
  );
});

test('the account keeps role, company size and description, and refuses a size that is none', async () => {
  const owner = server.as('owner');
  const change = { jobRole: 'Baker', companySize: '1-10', description: 'I bake.' };
  const saved = await (await owner('/api/users/14', { method: 'PATCH', json: change })).json();
  assert.deepEqual({ ...saved, ...change }, saved);
  const refused = await owner('/api/users/14', { method: 'PATCH', json: { companySize: 'huge' } });
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /^companySize: must be one of the listed sizes/);
});
