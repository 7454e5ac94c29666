// The business's own website: its key, and what its pages tell.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { SiteKey } from '../../server/contract/site.ts';
import type { Person } from '../../server/contract/subscriber.ts';
import type { Client } from '../support/client.ts';
import { saveProfile } from '../support/factories.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { copyEmptyPostgres } from '../support/templates.ts';

const SITE = '/api/users/14/site-key';
const ORIGIN = 'https://shop.example';

describe('on SQLite', () => declare(async () => startServer({ config: { rateLimits: false } })));

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  before(async () => {
    postgres = await startPostgres();
  });
  // Ends before the database that it uses.
  const end = () => postgres.stop();
  declare(async () => {
    const databaseUrl = await copyEmptyPostgres(postgres);
    return startServer({ config: { rateLimits: false, databaseUrl } });
  }, end);
});

function declare(start: () => Promise<TestServer>, end = async () => {}): void {
  let server: TestServer;
  let owner: Client;
  let site: SiteKey;
  let anna: number;
  before(async () => {
    server = await start();
    owner = server.as('owner');
    await saveProfile(owner);
    anna = await add('anna@example.com');
    assert.equal((await owner(SITE, { json: { origins: [ORIGIN, `${ORIGIN}/about`] } })).status, 204);
    site = await read(SITE);
  });
  after(async () => {
    await server.stop();
    await end();
  });

  const read = async <T>(path: string): Promise<T> => (await owner(path)).json();
  const add = async (email: string): Promise<number> =>
    (await (await owner('/api/users/14/subscribers', { json: { email } })).json()).id;
  const tell = (told: unknown, origin: string | null = ORIGIN, key = site.key) =>
    server.as('anonymous')(`/e/${key}`, {
      body: typeof told === 'string' ? told : JSON.stringify(told),
      headers: {
        'Content-Type': 'text/plain;charset=UTF-8',
        ...(origin && { Origin: origin, 'Sec-Fetch-Site': 'cross-site' }),
      },
    });
  const eventsOf = async (id: number) => (await read<Person>(`/api/subscribers/${id}`)).events;

  test('the key stands in HTML for the pages that the owner named, and stays with other pages', async () => {
    assert.deepEqual(site.origins, [ORIGIN]);
    assert.match(site.snippet ?? '', new RegExp(`src="[^"]+/site\\.js" data-key="${site.key}"`));
    await owner(SITE, { json: { origins: [ORIGIN, 'http://localhost:3000/x'] } });
    const changed = await read<SiteKey>(SITE);
    assert.deepEqual([changed.key, changed.origins], [site.key, [ORIGIN, 'http://localhost:3000']]);
    for (const origins of [
      [],
      ['nowhere'],
      ['http://shop.example'],
      ['javascript:alert(1)'],
      'x',
      ['https://'],
    ]) {
      assert.equal((await owner(SITE, { json: { origins } })).status, 422, JSON.stringify(origins));
    }
  });

  test('what is done to the key stands in the audit log', async () => {
    const audit = await read<{ kind: string; details: unknown }[]>('/api/audit');
    assert.deepEqual(
      audit.filter(({ kind }) => kind.startsWith('site-key.')).map(({ kind, details }) => [kind, details])[0],
      ['site-key.set', { origins: [ORIGIN, 'http://localhost:3000'] }],
    );
  });

  test('an event of a page is kept once, and its person shows that the website told of it', async () => {
    const told = { email: 'Anna@example.com', event: 'cart', id: 'c1', data: { total: 3 } };
    const answer = await tell(told);
    assert.equal(answer.status, 202);
    assert.equal(answer.headers.get('Access-Control-Allow-Origin'), ORIGIN);
    assert.equal(answer.headers.get('Access-Control-Allow-Credentials'), null);
    assert.match(answer.headers.get('Vary') ?? '', /Origin/);
    assert.equal((await tell(told)).status, 202);
    const json = { email: 'anna@example.com', event: 'order', id: 'o1' };
    assert.equal((await owner('/api/events', { json })).status, 201);
    assert.deepEqual(
      (await eventsOf(anna)).map(({ event, source, data }) => [event, source, data]),
      [
        ['order', undefined, {}],
        ['cart', 'site', { total: 3 }],
      ],
    );
    const page = await (await owner(`/screens/email-marketing?tab=audience&subscriber=${anna}`)).text();
    assert.match(page, /Your website/);
  });

  test('whom the business does not know, a page adds to nothing, and is told no difference', async () => {
    const { read: q } = server.app.ctx.db;
    const before = await q('subscribers').count({ count: '*' });
    const answer = await tell({ email: 'stranger@example.com', event: 'cart', id: 'c2' });
    assert.equal(answer.status, 202);
    assert.deepEqual(await q('subscribers').count({ count: '*' }), before);
  });

  test('nobody is subscribed by a page, and only who is gets mail for what it tells', async () => {
    assert.equal((await tell({ email: 'anna@example.com', event: 'subscribed', id: 's' })).status, 422);
    await owner('/api/email/automations/cart-abandonment', { method: 'PATCH', json: { isActive: true } });
    await owner('/api/events', { json: { email: 'known@example.com', event: 'looked', id: 'k' } });
    for (const email of ['known@example.com', 'anna@example.com']) {
      await tell({ email, event: 'cart', id: `run-${email}` });
    }
    const runs: { email: string; status: string }[] = await server.app.ctx.db
      .read('automation_runs')
      .join('subscribers', 'subscribers.id', 'automation_runs.subscriber_id')
      .select('email', 'subscribers.status');
    assert.ok(
      runs.every(({ status }) => status === 'active'),
      JSON.stringify(runs),
    );
    const known = await server.app.ctx.db.read('subscribers').where({ email: 'known@example.com' }).first();
    assert.equal(known?.status, 'known');
  });

  test('pages elsewhere, unknown keys, and what is no event are refused', async () => {
    const told = { email: 'anna@example.com', event: 'cart', id: 'c3' };
    for (const origin of ['https://evil.example', 'null', null, `${ORIGIN}.evil.example`]) {
      const answer = await tell(told, origin);
      assert.equal(answer.status, 403, String(origin));
      assert.equal(answer.headers.get('Access-Control-Allow-Origin'), null);
    }
    assert.equal((await tell(told, ORIGIN, 'unknown')).status, 404);
    assert.equal((await tell(told, ORIGIN, '%00')).status, 404);
    for (const wrong of ['', 'x', '[]', '{"email":"anna@example.com"}', '{"__proto__":{"x":1}}']) {
      const { status } = await tell(wrong);
      assert.ok(status === 422 || status === 400, `${wrong}: ${status}`);
    }
    const large = { ...told, id: 'large', data: { text: 'x'.repeat(64 * 1024) } };
    assert.equal((await tell(large)).status, 413);
    assert.ok((await eventsOf(anna)).every(({ id }) => !/c3|large/.test(id)));
  });

  test('turned off, its key is nobody’s, and the next is another', async () => {
    assert.equal((await owner(SITE, { method: 'DELETE' })).status, 204);
    assert.deepEqual(await read(SITE), { key: null, origins: [], snippet: null });
    assert.equal((await tell({ email: 'anna@example.com', event: 'cart', id: 'c9' })).status, 404);
    await owner(SITE, { json: { origins: [ORIGIN] } });
    assert.notEqual((await read<SiteKey>(SITE)).key, site.key);
  });
}

describe('with limits', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
  });
  after(() => server.stop());

  test('one visitor tells sixty times at once and no more; the script is small, and anybody’s', async () => {
    const owner = server.as('owner');
    await owner(SITE, { json: { origins: [ORIGIN] } });
    const { key }: SiteKey = await (await owner(SITE)).json();
    const tell = (id: number) =>
      server.as('anonymous')(`/e/${key}`, {
        body: JSON.stringify({ email: 'a@example.com', event: 'cart', id: String(id) }),
        headers: { Origin: ORIGIN },
      });
    const statuses = new Set<number>();
    for (let id = 0; id < 60; id += 1) statuses.add((await tell(id)).status);
    assert.deepEqual([...statuses], [202]);
    assert.equal((await tell(60)).status, 429);
    const script = await server.as('anonymous')('/site.js');
    assert.equal(script.headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
    assert.match(script.headers.get('Content-Type') ?? '', /^text\/javascript/);
    assert.ok((await script.arrayBuffer()).byteLength <= 2048);
  });
});
