// Connecting by signing in, over HTTP: through the page of the Sandbox, with a choice, up to posts that leave.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import pino from 'pino';
import type { ConnectAttempt, ConnectBegun } from '../../server/contract/connecting.ts';
import type { Connection } from '../../server/contract/connection.ts';
import type { Need } from '../../server/contract/need.ts';
import type { Notification } from '../../server/contract/notification.ts';
import type { Post } from '../../server/contract/post.ts';
import { createCredentials } from '../../server/domain/channels/index.ts';
import { HOUR, MINUTE } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addMember } from '../support/members.ts';
import { goThrough } from '../support/sandbox-page.ts';
import { startServer, type TestServer } from '../support/server.ts';

const PATH = '/api/connections';
const NO_MORE = { accessEndsAt: null, refresh: null, refreshEndsAt: null, scopes: [] };

const begin = async (client: Client, json: object): Promise<ConnectBegun> => {
  const answer = await client(PATH, { json });
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json();
};
const look = async (client: Client, state: string): Promise<ConnectAttempt> =>
  (await client(`${PATH}/${state}`)).json();

async function signIn(client: Client, type: string, accountId = 'sandbox-page-1'): Promise<Connection> {
  const { state, authorizeUrl } = await begin(client, { type });
  await goThrough(client, authorizeUrl ?? '');
  return (await client(`${PATH}/${state}/choose`, { json: { accountId } })).json();
}

describe('where no keys are configured', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  test('nothing begins, and the reason is said', async () => {
    const answer = await server.as('owner')(PATH, { json: { type: 'facebook' } });
    assert.equal(answer.status, 409);
    assert.equal(
      await answer.text(),
      'No keys of Facebook are configured on this server. Whoever runs it can add them.',
    );
  });

  test('its page says so, and what there is meanwhile', async () => {
    const page = await (await server.as('owner')('/screens/platforms/facebook?tab=settings')).text();
    assert.match(page, /The real Facebook cannot be connected yet/);
    assert.match(page, /No keys of Facebook are configured on this server/);
    assert.match(page, /the Sandbox shows what would be published, or you post by hand/);
    // Networks that nobody reviews need no keys.
    const open = await (await server.as('owner')('/screens/platforms/mastodon?tab=settings')).text();
    assert.doesNotMatch(open, /cannot be connected yet/);
    assert.match(open, /Connect with Mastodon/);
  });

  test('the usual way to the Sandbox is what it was', async () => {
    const channel = await connectChannel(server.as('owner'), 'facebook');
    assert.equal(channel.network, 'sandbox');
    assert.deepEqual(await server.app.ctx.db.read('connection_accounts'), []);
  });
});

test('the log says loudly that a stand-in takes the place of a network', async () => {
  const said: { level: number; msg: string; origin?: string; place?: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void said.push(JSON.parse(line)) });
  const [origin, place] = ['https://api.x.com', 'http://127.0.0.1:9001'];
  const server = await startServer({ config: { originMap: { [origin]: place } }, parts: { log } });
  await server.stop();
  const [told] = said.filter(({ msg }) => msg.startsWith('NOT REAL'));
  assert.deepEqual([told?.origin, told?.place], [origin, place]);
});

describe('where the Sandbox asks for a sign-in', () => {
  let server: TestServer;
  let owner: Client;
  before(async () => {
    server = await startServer({ config: { sandboxSignIn: 'oauth' } });
    owner = server.as('owner');
  });
  after(() => server.stop());

  test('a browser goes through its page, chooses, and is connected', async () => {
    const { state, authorizeUrl } = await begin(owner, { type: 'instagram' });
    assert.equal((await look(owner, state)).status, 'pending');
    const screen = await goThrough(owner, authorizeUrl ?? '');
    assert.equal(screen, `/screens/connecting/${state}`);
    const html = await (await owner(screen)).text();
    assert.match(html, /Which of your accounts on Instagram\?/);
    assert.match(html, /Second Instagram page/);
    const { accounts } = await look(owner, state);
    assert.equal(accounts.length, 3);
    const answer = await owner(`${PATH}/${state}/choose`, { json: { accountId: accounts[1]?.id } });
    assert.equal(answer.status, 200);
    const platform = (await answer.json()) as Connection;
    assert.partialDeepStrictEqual(platform, {
      type: 'instagram',
      network: 'sandbox',
      name: 'Second Instagram page',
      isActive: true,
    });
    const attempt = await look(owner, state);
    assert.deepEqual([attempt.status, attempt.platformId], ['connected', platform.id]);
    assert.match(await (await owner(screen)).text(), /Instagram is connected/);
  });

  test('whoever denies is not connected, and is told so', async () => {
    const { state, authorizeUrl } = await begin(owner, { type: 'linkedin' });
    const screen = await goThrough(owner, authorizeUrl ?? '', 'deny');
    assert.partialDeepStrictEqual(await look(owner, state), {
      status: 'failed',
      error: 'Drivyn was not allowed in at LinkedIn. Nothing was connected.',
    });
    assert.match(await (await owner(screen)).text(), /LinkedIn is not connected/);
  });

  test('forms without scripts go the same way', async () => {
    const page = await owner(PATH, { form: { type: 'pinterest', screen: '/platforms/pinterest' } });
    assert.equal(page.status, 201);
    const link = /href="([^"]*sandbox\/authorize[^"]*)"/.exec(await page.text())?.[1] ?? '';
    const screen = await goThrough(owner, link.replaceAll('&amp;', '&'));
    const state = screen.split('/').at(-1);
    const wrong = await owner(`${PATH}/${state}/choose`, {
      form: { accountId: 'nobody', screen: `/connecting/${state}` },
    });
    assert.equal(wrong.status, 422);
    assert.match(await wrong.text(), /is not one of those to choose from/);
    const chosen = await owner(`${PATH}/${state}/choose`, { form: { accountId: 'sandbox-profile' } });
    assert.deepEqual([chosen.status, chosen.headers.get('location')], [303, '/screens/platforms/pinterest']);
  });

  test('nobody else finds an attempt, be it a colleague or another session', async () => {
    const { state, authorizeUrl } = await begin(owner, { type: 'x' });
    const colleague = (await addMember(server, 'owner', 'Cleo')).client;
    for (const client of [colleague, server.as('foreign')]) {
      assert.equal((await client(`${PATH}/${state}`)).status, 404);
      assert.equal((await client(`${PATH}/${state}/choose`, { json: { accountId: 'a' } })).status, 404);
      assert.equal((await client(`/oauth/x/callback?state=${state}&code=a`)).status, 404);
      assert.equal((await client(`/screens/connecting/${state}`)).status, 404);
    }
    await goThrough(owner, authorizeUrl ?? '');
    assert.equal((await look(owner, state)).status, 'choose');
  });

  test('the page leads nowhere but to this server', async () => {
    const { authorizeUrl } = await begin(owner, { type: 'x' });
    for (const place of ['https://evil.example/oauth/x/callback', `${server.url}/oauth/facebook/callback`]) {
      const url = new URL(authorizeUrl ?? '');
      url.searchParams.set('redirect_uri', place);
      assert.equal((await owner(`${url.pathname}${url.search}`)).status, 422);
    }
  });

  for (const back of ['', '?state=', '?state=unknown&code=a', `?state=${'a'.repeat(300)}`]) {
    test(`a return with "${back.slice(0, 30)}" leads nowhere`, async () => {
      const { status } = await owner(`/oauth/x/callback${back}`);
      assert.ok([404, 422].includes(status), String(status));
    });
  }

  test('whoever comes back in another browser reads why nothing is connected', async () => {
    const { state } = await begin(owner, { type: 'x' });
    const path = `/oauth/x/callback?state=${state}&code=a`;
    const answer = await server.as('foreign')(path, { headers: { accept: 'text/html' } });
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), /begun by somebody else, in another browser/);
  });

  test('posts leave with the sign-in, also days later', async () => {
    const { id } = await signIn(owner, 'facebook');
    server.clock.advance(50 * HOUR);
    const post = await publish(id, 'Fresh bread.');
    assert.equal(post.status, 'published');
    const { version } = await accountOf(id);
    assert.ok(version > 1);
  });

  test('a sign-in that was revoked there asks for a person, once, and nothing leaves until then', async () => {
    const [facebook] = (await list()).filter(({ type }) => type === 'facebook');
    assert.ok(facebook);
    await revokeThere(facebook.id);
    server.clock.advance(2 * MINUTE);
    const first = await publish(facebook.id, 'More bread.');
    assert.equal(first.status, 'needs_attention');
    const second = await publish(facebook.id, 'Even more bread.');
    assert.equal(second.status, 'needs_attention');
    assert.equal(await server.countEvents('connection.signed-out'), 1);
    await server.drain();
    const news: Notification[] = await (await owner('/api/notifications')).json();
    assert.equal(news.filter(({ title }) => title === 'Connect Facebook again').length, 1);
    const needs = async () => (await read<Need[]>('/api/needs')).filter(({ kind }) => kind === 'sign-in');
    assert.partialDeepStrictEqual(await needs(), [
      { title: 'Connect Facebook again', action: { href: '#/platforms/facebook?tab=settings' } },
    ]);
    assert.equal((await signIn(owner, 'facebook')).id, facebook.id);
    assert.deepEqual(await needs(), []);
    assert.equal((await publish(facebook.id, 'Bread again.')).status, 'published');
  });

  test('what is over the hour’s limit waits for the next hour; another account goes on', async () => {
    const one = await signIn(owner, 'facebook');
    const other = await signIn(owner, 'linkedin');
    server.clock.advanceTo(Math.ceil(server.clock.now() / HOUR) * HOUR + MINUTE);
    for (let count = 0; count < 25; count += 1)
      assert.equal((await publish(one.id, `Bread number ${count}.`)).status, 'published');
    const waiting = await publish(one.id, 'One loaf too many.');
    assert.equal(waiting.status, 'scheduled');
    assert.equal((await publish(other.id, 'Elsewhere.')).status, 'published');
    server.clock.advanceTo(Math.ceil(server.clock.now() / HOUR) * HOUR);
    await server.drain();
    assert.equal((await read<Post>(`/api/contents/${waiting.id}`)).status, 'published');
  });

  const read = async <T>(path: string): Promise<T> => (await owner(path)).json();
  const list = () => read<Connection[]>('/api/users/14/platforms');
  const accountOf = async (id: number) =>
    (await server.app.ctx.db.read('connection_accounts').where({ connection_id: id }))[0];

  /** At the network, by the person whose account it is. */
  async function revokeThere(connectionId: number) {
    const { ctx, signIns } = server.app;
    const { signal } = new AbortController();
    const opened = await createCredentials(ctx, signIns).open({
      connectionId,
      network: 'sandbox',
      kind: 'ask',
      signal,
    });
    assert.ok(opened.end === 'opened' && opened.credential);
    const tokens = { access: opened.credential.token, ...NO_MORE };
    const app = { clientId: '', clientSecret: '' };
    await signIns
      .waysOf('facebook')
      .find(({ network }) => network === 'sandbox')
      ?.auth.revoke?.({ channel: 'facebook', server: null, app, signal }, tokens);
  }

  async function publish(platformId: number, content: string): Promise<Post> {
    const answer = await owner('/api/contents', { json: { platformIds: [platformId], content } });
    const [post]: Post[] = await answer.json();
    assert.ok(post, String(answer.status));
    await owner(`/api/contents/${post.id}/publish`, { method: 'POST' });
    await server.drain();
    return read<Post>(`/api/contents/${post.id}`);
  }
});

describe('where the Sandbox takes app passwords', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ config: { sandboxSignIn: 'app-password' } });
  });
  after(() => server.stop());

  test('one signs in without leaving, and the password is kept nowhere', async () => {
    const owner = server.as('owner');
    const plain = await owner(PATH, {
      form: { type: 'x', handle: 'bakery', screen: '/platforms/x?tab=settings' },
    });
    assert.equal(plain.status, 422);
    assert.match(await plain.text(), /password: is required/);
    const missing = await owner(PATH, { json: { type: 'x', handle: 'bakery' } });
    assert.deepEqual([missing.status, await missing.text()], [422, 'password: is required']);
    const typed = { type: 'x', handle: 'bakery', password: 'abcd-efgh-1234-5678' };
    const { state, authorizeUrl } = await begin(owner, typed);
    assert.equal(authorizeUrl, null);
    assert.equal((await look(owner, state)).status, 'choose');
    await owner(`${PATH}/${state}/choose`, { json: { accountId: 'sandbox-profile' } });
    const tables = ['connect_attempts', 'connection_accounts', 'events', 'audit'].map((one) =>
      server.app.ctx.db.read(one),
    );
    assert.ok(!JSON.stringify(await Promise.all(tables)).includes('abcd-efgh'));
  });
});
