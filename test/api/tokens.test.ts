// API tokens: what a program may do with one, and what it never may.
import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, before, beforeEach, describe, test } from 'node:test';
import { pino } from 'pino';
import { routes } from '../../server/api/routes.ts';
import type { NewApiToken } from '../../server/contract/api-token.ts';
import { RATES } from '../../server/http/rates.ts';
import { MINUTE } from '../../server/kernel/clock.ts';
import { FOREIGN, OWNER } from '../support/callers.ts';
import { type Client, createClient } from '../support/client.ts';
import { addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { addThings, fillBody, fillPath, type Things } from './owners-things.ts';

const SCOPES = ['events:write', 'mail:send', 'read'];

describe('API tokens', () => {
  let server: TestServer;
  let owner: Client;
  const logged: string[] = [];
  before(async () => {
    const sink = new Writable({
      write: (chunk, _, done) => {
        logged.push(String(chunk));
        done();
      },
    });
    server = await startServer({ parts: { log: pino({ level: 'trace' }, sink) } });
    owner = server.as('owner');
  });
  beforeEach(async () => {
    await server.app.ctx.db.write('api_tokens').del();
    server.clock.advance(MINUTE);
  });
  after(() => server.stop());

  async function make(scopes: readonly string[] = SCOPES, client = owner): Promise<NewApiToken> {
    const answer = await client('/api/tokens', { json: { name: 'Our shop', scopes } });
    assert.equal(answer.status, 201, await answer.clone().text());
    return answer.json();
  }
  const by = (token: string) => createClient(server.url, { bearer: token });

  test('one is shown once and stored hashed; the list tells what it is for and when it was used', async () => {
    const { token, ...made } = await make(['read', 'events:write', 'read']);
    assert.match(token, /^drivyn_[\w-]{43}$/);
    assert.deepEqual(made.scopes, ['events:write', 'read']);
    const list = async () => (await owner('/api/tokens')).json();
    assert.deepEqual(await list(), [{ ...made, usedAt: null }]);
    assert.ok(!JSON.stringify(await server.app.ctx.db.read('api_tokens')).includes(token.slice(7)));
    assert.equal((await by(token)('/api/user')).status, 200);
    const [{ usedAt }] = await list();
    assert.equal(Date.parse(usedAt), server.clock.now());
  });

  test('neither the log nor the audit log ever holds it', async () => {
    const { token } = await make();
    await by(token)('/api/user');
    await by(token)('/api/nothing', { json: { token } });
    const audit = await (await owner('/api/audit')).text();
    assert.match(audit, /Made an API token/);
    assert.ok(
      logged.some((line) => line.includes('/api/user')),
      'calls are logged',
    );
    assert.ok(!(logged.join('') + audit).includes(token.slice(7)));
  });

  for (const [problem, input, field] of [
    ['no scope', { name: 'x', scopes: [] }, 'scopes'],
    ['an unknown scope', { name: 'x', scopes: ['admin'] }, 'scopes.0'],
    ['scopes that are no list', { name: 'x', scopes: 'read' }, 'scopes'],
    ['no name', { scopes: ['read'] }, 'name'],
    ['an empty name', { name: ' ', scopes: ['read'] }, 'name'],
  ] as const) {
    test(`${problem} is refused`, async () => {
      const answer = await owner('/api/tokens', { json: input, headers: { Accept: 'application/json' } });
      assert.deepEqual([answer.status, (await answer.json()).field], [422, field]);
    });
  }

  test('an unknown one is nobody, in open mode too, where everybody else is the owner', async () => {
    const open = await startServer({ open: true });
    const anyone = createClient(open.url, {});
    assert.equal((await anyone('/api/user')).status, 200);
    for (const token of ['drivyn_unknown', 'something-else']) {
      assert.equal((await createClient(open.url, { bearer: token })('/api/user')).status, 401);
    }
    const { token } = await (await anyone('/api/tokens', { json: { name: 'x', scopes: ['read'] } })).json();
    assert.equal((await createClient(open.url, { bearer: token })('/api/user')).status, 200);
    const write = { json: { title: 'x' } };
    assert.equal((await createClient(open.url, { bearer: token })('/api/tickets', write)).status, 403);
    await open.stop();
  });

  test('an ended one is nobody at once; another business cannot end it', async () => {
    const { id, token } = await make();
    assert.equal((await server.as('foreign')(`/api/tokens/${id}`, { method: 'DELETE' })).status, 404);
    assert.equal((await by(token)('/api/user')).status, 200);
    assert.equal((await owner(`/api/tokens/${id}`, { method: 'DELETE' })).status, 204);
    assert.equal((await by(token)('/api/user')).status, 401);
    assert.equal((await owner(`/api/tokens/${id}`, { method: 'DELETE' })).status, 404);
  });

  test('one of a suspended account is dead, and so is one of somebody who left the business', async () => {
    const { token } = await make(SCOPES, server.as('foreign'));
    const admin = server.as('admin');
    const path = `/api/admin/users/${FOREIGN.id}/suspension`;
    assert.equal((await by(token)('/api/user')).status, 200);
    assert.equal(
      (await admin(path, { method: 'PUT', json: { suspended: true, reason: 'spam' } })).status,
      200,
    );
    assert.equal((await by(token)('/api/user')).status, 401);

    const second = await addMember(server, 'owner', 'a second owner');
    const theirs = await make(SCOPES, second.client);
    assert.equal((await by(theirs.token)('/api/user')).status, 200);
    assert.equal((await owner(`/api/members/${second.id}`, { method: 'DELETE' })).status, 204);
    assert.equal((await by(theirs.token)('/api/user')).status, 401);
    assert.deepEqual(await (await owner('/api/tokens')).json(), []);
  });

  test('it stays in the business that it was made in, wherever its account goes', async () => {
    const { token } = await make(['read']);
    const current = async (client: Client) => {
      const all = (await (await client('/api/businesses')).json()) as { id: number; isCurrent: boolean }[];
      return all.find(({ isCurrent }) => isCurrent)?.id;
    };
    assert.equal((await owner('/api/businesses', { json: { name: 'Another' } })).status, 201);
    assert.notEqual(await current(owner), OWNER.businessId);
    assert.equal(await current(by(token)), OWNER.businessId);
    await owner('/api/account/business', { json: { businessId: OWNER.businessId } });
  });

  test('needs no page of ours behind it, as no browser sends it by itself', async () => {
    const { token } = await make(['read', 'events:write']);
    const headers = { Origin: 'https://shop.example', 'Sec-Fetch-Site': 'cross-site' };
    const answer = await by(token)('/api/tickets', { json: {}, headers });
    assert.equal(await answer.text(), 'No token is enough for this. Sign in to do it.');
  });

  test('is held back by itself: the person and other programs go on', async () => {
    const [one, other] = [await make(['read']), await make(['read'])];
    let last = 200;
    for (let call = 0; call <= RATES.search.calls; call += 1) {
      last = (await by(one.token)('/api/search?q=bread')).status;
    }
    assert.equal(last, 429);
    assert.equal((await by(other.token)('/api/search?q=bread')).status, 200);
    assert.equal((await owner('/api/search?q=bread')).status, 200);
  });

  test('opens no screen, and what it sends is no form', async () => {
    const { token } = await make();
    for (const path of ['/', '/screens/settings?tab=security']) {
      const text = await (await by(token)(path)).text();
      assert.ok(!text.includes('Our shop') && !text.includes(OWNER.email), path);
    }
    const answer = await by(token)('/api/tickets', { form: { subject: 'x' } });
    assert.equal(answer.status, 403);
  });
});

describe('what a token may do', () => {
  let server: TestServer;
  let things: Things;
  let clients: Readonly<Record<string, Client>>;
  before(async () => {
    server = await startServer({ config: { sandboxSignIn: 'oauth', rateLimits: false } });
    things = await addThings(server);
    const make = async (scope: string) => {
      const json = { name: scope, scopes: [scope] };
      const { token } = await (await server.as('owner')('/api/tokens', { json })).json();
      return [scope, createClient(server.url, { bearer: token })] as const;
    };
    clients = Object.fromEntries(await Promise.all(SCOPES.map(make)));
  });
  after(() => server.stop());

  async function countEvents(): Promise<number> {
    const [row] = await server.app.ctx.db.read('events').count({ count: '*' });
    return Number(row?.count);
  }

  /** What reads, and tells what is the person's alone. */
  const NOT_READ = ['/api/events', '/api/connections/:state', '/sandbox/authorize'];

  for (const route of routes.filter(({ who }) => who !== 'anyone' && who !== 'admin')) {
    const { method, path, personal } = route;
    test(`${method} ${path}: ${route.token ?? 'none'}`, async () => {
      const reads = method === 'GET' && !personal && !NOT_READ.includes(path);
      if (method === 'GET') assert.equal(route.token, reads ? 'read' : null);
      else assert.notEqual(route.token, 'read', 'read allows nothing that writes');
      const events = await countEvents();
      for (const [scope, client] of Object.entries(clients)) {
        if (scope === route.token) continue;
        const json = fillBody(route, things);
        const answer = await client(fillPath(route, things), { method, json });
        assert.equal(answer.status, 403, `${scope}: ${await answer.text()}`);
      }
      assert.equal(await countEvents(), events);
      if (!reads) return;
      const { status } = await (clients.read as Client)(fillPath(route, things));
      assert.ok(![401, 403].includes(status) && status < 500, String(status));
    });
  }
});
