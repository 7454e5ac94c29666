// Nonsense of every kind sent to every call, on both databases: the answer is never a mistake of ours.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { routes } from '../../server/api/routes.ts';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Route } from '../../server/http/route.ts';
import { createRandom, type Random } from '../../server/kernel/random.ts';
import { connectChannel, generatePosts, saveProfile } from '../support/factories.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type RawAnswer, type RawRequest, sendRaw } from '../support/raw-request.ts';
import { startServer, type TestServer } from '../support/server.ts';

const SEED = process.env.DRIVYN_TEST_SEED ?? 'fuzz-1';
const ROUNDS = 14;
const COOKIE = 'drivyn_session=token-of-the-owner';

const LONG = 'x'.repeat(70_000);
const TEXTS = [
  '',
  ' ',
  'x',
  LONG.slice(0, 6000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '𝒳'.repeat(300),
  '<script>',
  "'; drop table posts; --",
  '../../etc/passwd',
  'null',
  '-1',
  '1e999',
  '__proto__',
  '\u202e',
  'facebook',
  'a@example.com',
  '2027-03-01T09:30:00Z',
  '2027-02-30T09:30:00Z',
  'https://example.com',
  'Europe/Paris',
];
const NUMBERS = [
  0,
  -0,
  -1,
  1,
  2,
  14,
  15,
  1.5,
  1e21,
  1e300,
  -1e300,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  5e-324,
];
const IDS = [
  '1',
  '2',
  '0',
  '-1',
  '14',
  '15',
  '2147483647',
  '2147483648',
  '999999999999999',
  '1e3',
  '1.5',
  'x',
  '%00',
  '%2e%2e',
  '%ff',
  '%',
  '%E0%A4%A',
  'a%0Ab',
  '１',
  LONG.slice(0, 2000),
  'constructor',
  '%2F',
  '+1',
  ' ',
];
const TYPES = [
  'application/json',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json;charset=utf-8;charset=utf-8',
  'image/png',
  '',
  'nonsense',
];
const FIELDS = [
  'userId',
  'type',
  'name',
  'industry',
  'description',
  'platformId',
  'platformIds',
  'versions',
  'count',
  'seed',
  'title',
  'content',
  'scheduledAt',
  'paused',
  'budget',
  'isActive',
  'automationLevel',
  'email',
  'password',
  'newPassword',
  'currentPassword',
  'timezone',
  'locale',
  'websiteUrl',
  'toneOfVoice',
  'accessToken',
  '__proto__',
  'constructor',
  'next',
  'screen',
];
const QUERIES = ['limit', 'before', 'platformId', 'status', 'contentId', '_method', 'userId', 'q'];

function value(random: Random, depth = 0): unknown {
  const kind = random.int(depth > 2 ? 5 : 7);
  if (kind === 0) return null;
  if (kind === 1) return random.next() < 0.5;
  if (kind === 2) return random.pick(NUMBERS);
  if (kind <= 4) return random.pick(TEXTS);
  if (kind === 5) return Array.from({ length: random.int(4) }, () => value(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: random.int(4) }, () => [random.pick(FIELDS), value(random, depth + 1)]),
  );
}

/** An example of the documentation with one field bent, an object of any fields, or no object at all. */
function bodyOf(route: Route, random: Random): string {
  const example = route.docs.example;
  const kind = random.int(8);
  if (kind < 4 && typeof example === 'object' && example !== null) {
    const field = random.pick([...Object.keys(example), random.pick(FIELDS)]);
    return JSON.stringify({ ...example, [field]: value(random) });
  }
  if (kind < 6)
    return JSON.stringify(
      Object.fromEntries(Array.from({ length: 5 }, () => [random.pick(FIELDS), value(random)])),
    );
  if (kind === 6) return JSON.stringify(value(random)) ?? '';
  return random.pick([
    '',
    '{',
    '[',
    'null',
    '"',
    '{"a":1}}',
    LONG,
    '\ufeff{}',
    'a=b&a=c&=&%',
    `${'['.repeat(5000)}`,
    '{"budget":1e999}',
  ]);
}

function requestFor(route: Route, random: Random): { path: string; request: RawRequest } {
  const path = route.path.replace(/:\w+/g, () => encodeOddly(random));
  const query =
    random.int(3) === 0 ? `?${random.pick(QUERIES)}=${encodeOddly(random)}&${random.pick(QUERIES)}` : '';
  const hasBody = route.method !== 'GET' && random.int(8) > 0;
  const isJson = random.int(4) > 0;
  const headers = {
    Cookie: COOKIE,
    ...(hasBody ? { 'Content-Type': isJson ? 'application/json' : random.pick(TYPES) } : {}),
    ...(random.int(10) === 0 ? { Accept: random.pick(['application/problem+json', 'image/*', ';;;']) } : {}),
    ...(random.int(12) === 0 ? { 'Content-Encoding': 'gzip' } : {}),
  };
  return {
    path: `${path}${query}`,
    request: { method: route.method, headers, ...(hasBody ? { body: bodyOf(route, random) } : {}) },
  };
}

/** As a client would write it, mostly; node refuses to send a bare space. */
function encodeOddly(random: Random): string {
  const id = random.int(3) === 0 ? String(1 + random.int(4)) : random.pick(IDS);
  return encodeURI(decodeSafely(id)).slice(0, 4000) || '1';
}

function decodeSafely(id: string): string {
  return id.startsWith('%') ? 'odd' : id;
}

/** Never ends the session that the rest of the run asks with, and never streams. */
const ASKED = routes.filter(({ path }) => !['/api/session', '/api/password', '/api/events'].includes(path));

async function seed(server: TestServer): Promise<void> {
  const owner = server.as('owner');
  await saveProfile(owner);
  const { id } = await connectChannel(owner, 'facebook');
  await connectChannel(owner, 'email');
  await generatePosts(owner, id, 3);
}

async function expectNoMistake(server: TestServer, route: Route, random: Random): Promise<number> {
  const { path, request } = requestFor(route, random);
  const answer = await send(server.url + path, request);
  const told = `${request.method} ${path.slice(0, 200)}\n${JSON.stringify(request.headers)}\n${request.body?.slice(0, 400)}`;
  assert.ok(answer.status < 500, `${answer.status} for ${told}\n${answer.body}`);
  return answer.status;
}

/** Who sends more than is read may find the line cut off before the answer arrives. */
async function send(url: string, request: RawRequest): Promise<RawAnswer> {
  const isTooLarge = Buffer.byteLength(request.body ?? '') > LIMITS.body;
  return sendRaw(url, request).catch((error: unknown) => {
    if (isTooLarge && error instanceof Error && 'code' in error && error.code === 'ECONNRESET')
      return { status: 413, headers: {}, body: '' };
    throw error;
  });
}

function declare(getServer: () => TestServer): void {
  for (const route of ASKED) {
    test(`${route.method} ${route.path}`, async () => {
      // Rates of their own would otherwise answer most of it.
      getServer().clock.advance(60_000);
      const random = createRandom(`${SEED} ${route.method} ${route.path}`);
      for (let round = 0; round < ROUNDS; round += 1) await expectNoMistake(getServer(), route, random);
    });
  }

  for (const id of IDS.filter((one) => !one.includes(' ') && !/[^\x20-\x7e]/.test(one))) {
    test(`"${id.slice(0, 20)}" in every path`, async () => {
      getServer().clock.advance(60_000);
      for (const route of ASKED.filter(({ path }) => path.includes(':'))) {
        const path = route.path.replace(':channel', 'facebook').replace(/:\w+/g, id);
        const example = route.input.body ? JSON.stringify(route.docs.example) : '';
        const headers = { Cookie: COOKIE, 'Content-Type': 'application/json' };
        const answer = await sendRaw(getServer().url + path, {
          method: route.method,
          headers,
          body: route.method === 'GET' ? '' : example,
        });
        assert.ok(
          answer.status < 500,
          `${route.method} ${path.slice(0, 100)}: ${answer.status} ${answer.body}`,
        );
      }
    });
  }

  test('the jobs that came of it all end well', async () => {
    await getServer().drain();
    const { read } = getServer().app.ctx.db;
    assert.deepEqual(await read('jobs').whereNotNull('last_error').orWhere({ state: 'needs_human' }), []);
  });

  test('it is all still there', async () => {
    const answer = await sendRaw(`${getServer().url}/api/user`, { headers: { Cookie: COOKIE } });
    assert.equal(answer.status, 200);
    assert.equal((await sendRaw(`${getServer().url}/readyz`, {})).status, 200);
  });
}

describe('on SQLite', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer();
    await seed(server);
  });
  after(() => server.stop());
  declare(() => server);
});

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  let server: TestServer;
  before(async () => {
    postgres = await startPostgres();
    server = await startServer({ config: { databaseUrl: await postgres.createDatabase() } });
    await seed(server);
  });
  after(async () => {
    await server?.stop();
    await postgres.stop();
  });
  declare(() => server);
});
