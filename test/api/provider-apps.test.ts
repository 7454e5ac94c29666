// The keys under which vendors know this server, as the admin sets them: sealed, never shown again, the environment first.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ProviderAppPage } from '../../server/contract/provider-app.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PATH = '/api/admin/provider-apps';
const SECRET = 'a secret of the operator';

let server: TestServer;
const admin: ReturnType<TestServer['as']> = (path, request) => server.as('admin')(path, request);
const list = async (): Promise<ProviderAppPage[]> => (await admin(PATH)).json();
const save = (type: string, json: object) => admin(`${PATH}/${type}`, { method: 'PUT', json });
const find = async (type: string) => (await list()).find((one) => one.type === type);

describe('app keys', () => {
  before(async () => {
    const x = { clientId: 'from-outside', clientSecret: 'also from outside' };
    server = await startServer({ config: { providerKeys: { x } } });
  });
  after(() => server.stop());

  test('of every vendor that wants an app, with what registering it takes', async () => {
    const all = await list();
    assert.deepEqual(
      all.map(({ type }) => type),
      ['facebook', 'x', 'instagram', 'linkedin', 'youtube', 'pinterest', 'tiktok', 'google-ads'],
    );
    assert.partialDeepStrictEqual(await find('linkedin'), {
      source: 'none',
      clientId: '',
      knowsSecret: false,
      signedIn: 0,
      opens: [{ type: 'linkedin', redirectUri: `${server.url}/oauth/linkedin/callback` }],
      trouble: null,
      console: 'https://www.linkedin.com/developers/apps',
      api: { readOn: '2026-11-21' },
    });
    assert.ok((await find('linkedin'))?.opens[0]?.scopes.includes('w_member_social'));
  });

  test('are saved sealed, told without the secret, and audited without both', async () => {
    const answer = await save('linkedin', { clientId: ' 78abc ', clientSecret: SECRET });
    assert.equal(answer.status, 200);
    const page: ProviderAppPage = await answer.json();
    assert.partialDeepStrictEqual(page, { source: 'admin', clientId: '78abc', knowsSecret: true });
    assert.ok(page.savedAt);
    const rows = await Promise.all(
      ['provider_apps', 'events', 'audit'].map((table) => server.app.ctx.db.read(table)),
    );
    assert.ok(!JSON.stringify([page, await list(), rows]).includes(SECRET));
    const [entry] = await (await admin('/api/admin/audit?kind=provider-app.saved')).json();
    assert.deepEqual([entry.what, entry.details], ['Saved app keys of a platform', { type: 'linkedin' }]);
  });

  test('a secret stays with its id, and is asked for with another one', async () => {
    assert.equal((await save('linkedin', { clientId: '78abc' })).status, 200);
    assert.equal((await find('linkedin'))?.knowsSecret, true);
    const other = await save('linkedin', { clientId: '99xyz' });
    assert.deepEqual(
      [other.status, await other.text()],
      [422, 'clientSecret: is required: it stands beside the id at the vendor'],
    );
    assert.equal((await find('linkedin'))?.clientId, '78abc');
  });

  test('what the environment names is shown as fixed', async () => {
    assert.partialDeepStrictEqual(await find('x'), {
      source: 'environment',
      clientId: 'from-outside',
      knowsSecret: true,
      savedAt: null,
    });
    for (const answer of [
      await save('x', { clientId: 'mine', clientSecret: SECRET }),
      await admin(`${PATH}/x`, { method: 'DELETE' }),
    ]) {
      assert.equal(answer.status, 409);
      assert.match(await answer.text(), /environment of the server names the keys of X/);
    }
  });

  test('are forgotten, which is audited once', async () => {
    for (const _ of [1, 2]) {
      const answer = await admin(`${PATH}/linkedin`, { method: 'DELETE' });
      assert.equal(((await answer.json()) as ProviderAppPage).source, 'none');
    }
    assert.equal(await server.countEvents('provider-app.forgotten'), 1);
  });

  test('there are none to check before they are saved', async () => {
    const answer = await admin(`${PATH}/linkedin/check`, { method: 'POST' });
    assert.equal(answer.status, 409);
  });

  for (const type of ['email', 'mastodon', 'bluesky', 'myspace', 'constructor']) {
    test(`${type} has no app that one registers`, async () => {
      assert.equal((await save(type, { clientId: 'a', clientSecret: 'b' })).status, 404);
      assert.equal((await admin(`${PATH}/${type}`, { method: 'DELETE' })).status, 404);
      assert.equal((await admin(`${PATH}/${type}/check`, { method: 'POST' })).status, 404);
    });
  }

  for (const [what, json] of [
    ['no id', { clientSecret: SECRET }],
    ['an empty id', { clientId: ' ', clientSecret: SECRET }],
    ['an id of two lines', { clientId: 'a\nb', clientSecret: SECRET }],
    ['an id without end', { clientId: 'a'.repeat(501), clientSecret: SECRET }],
    ['a secret that is no text', { clientId: 'a', clientSecret: 7 }],
  ] as const) {
    test(`${what} is refused`, async () => {
      assert.equal((await save('pinterest', json)).status, 422);
      assert.equal((await find('pinterest'))?.source, 'none');
    });
  }
});

describe('a review of the vendor', () => {
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  test('what a vendor has granted is said with the keys, and changes what is asked for', async () => {
    assert.deepEqual((await find('linkedin'))?.review, {
      name: 'Community Management API',
      isGranted: false,
    });
    const answer = await save('linkedin', { clientId: '78abc', clientSecret: SECRET, isReviewed: true });
    assert.equal(answer.status, 200);
    const granted: ProviderAppPage = await answer.json();
    assert.equal(granted.review?.isGranted, true);
    const [{ scopes } = { scopes: [] as string[] }] = granted.opens;
    assert.ok(scopes.includes('w_organization_social') && !scopes.includes('openid'), scopes.join(' '));
    assert.equal(
      ((await (await save('linkedin', { clientId: '78abc' })).json()) as ProviderAppPage).review?.isGranted,
      false,
    );
    const x = { clientId: '1', clientSecret: SECRET, isReviewed: true };
    assert.equal(((await (await save('x', x)).json()) as ProviderAppPage).review, null);
    assert.equal((await save('linkedin', { clientId: '78abc', isReviewed: 'yes' })).status, 422);
  });
});

describe('the address that vendors lead back to', () => {
  after(() => server.stop());

  test('is refused by some where it has no https', async () => {
    server = await startServer();
    assert.match(
      (await find('tiktok'))?.trouble ?? '',
      /^TikTok leads back to addresses that begin with https:\/\/ alone\./,
    );
    assert.equal((await find('youtube'))?.trouble, null);
    await server.stop();
    server = await startServer({ config: { publicUrl: new URL('http://drivyn.example/') } });
    assert.match((await find('youtube'))?.trouble ?? '', /DRIVYN_PUBLIC_URL/);
    await server.stop();
    server = await startServer({ config: { publicUrl: new URL('https://drivyn.example/') } });
    assert.partialDeepStrictEqual(await find('tiktok'), {
      trouble: null,
      opens: [{ type: 'tiktok', redirectUri: 'https://drivyn.example/oauth/tiktok/callback' }],
    });
  });
});
