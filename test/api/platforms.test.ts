import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { CHANNEL_TYPES, channelOf } from '../../server/contract/channels/index.ts';
import type { Connection } from '../../server/contract/connection.ts';
import { LIMITS } from '../../server/contract/constants/limits.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addApprover, addMember } from '../support/members.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { runScenarios, type Scenario } from '../support/scenario.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { copyEmptyPostgres } from '../support/templates.ts';

const PATH = '/api/platforms';
const LIST = '/api/users/14/platforms';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

async function list(client: Client = server.as('owner'), path = LIST): Promise<Connection[]> {
  return (await client(path)).json();
}

describe('connecting', () => {
  test('every channel, each with its network and the usual settings', async () => {
    const owner = server.as('owner');
    assert.deepEqual(await list(), []);
    for (const type of CHANNEL_TYPES) {
      const answer = await owner(PATH, {
        json: { userId: 14, type, accessToken: 'secret', refreshToken: 'secret' },
      });
      assert.equal(answer.status, 201);
      assert.partialDeepStrictEqual(await answer.json(), {
        userId: 14,
        type,
        name: channelOf(type).name,
        network: channelOf(type).delivery === 'mail' ? 'mail' : 'sandbox',
        isActive: true,
        automationLevel: 100,
        budget: 0,
        currency: 'USD',
        approval: false,
        autoSchedule: true,
      });
    }
    assert.deepEqual(
      (await list()).map(({ type }) => type),
      CHANNEL_TYPES,
    );
    assert.equal(await server.countEvents('connection.connected'), CHANNEL_TYPES.length);
  });

  test('placeholder tokens are kept nowhere', async () => {
    const rows = await server.app.ctx.db.read('connections');
    const events = await server.app.ctx.db.read('events');
    assert.ok(!JSON.stringify([rows, events, await list()]).includes('secret'));
  });

  for (const type of ['x', 'X', 'twitter', 'Twitter', ' TWITTER ', 'Google-Ads', 'google-ads', 'EMAIL']) {
    test(`again as "${type}" returns the connection that is there, unchanged`, async () => {
      const earlier = await list();
      const json = { type, name: 'Another name', isActive: false };
      const answer = await server.as('owner')(PATH, { json });
      assert.equal(answer.status, 200);
      const shown = await answer.json();
      assert.deepEqual(
        shown,
        earlier.find(({ id }) => id === shown.id),
      );
      assert.deepEqual(await list(), earlier);
    });
  }

  test('a foreign business has connections of its own', async () => {
    const foreign = server.as('foreign');
    const theirs = await connectChannel(foreign, 'facebook', { name: 'Theirs', isActive: false });
    assert.deepEqual([theirs.userId, theirs.name, theirs.isActive], [15, 'Theirs', false]);
    assert.ok(!(await list()).some(({ id }) => id === theirs.id));
    assert.deepEqual(await list(foreign, '/api/users/15/platforms'), [theirs]);
  });

  const refused = (name: string, json: unknown, field: string): Scenario => ({
    name,
    as: 'owner',
    url: PATH,
    json,
    status: 422,
    contains: [field],
    events: { 'connection.connected': 0 },
  });
  runScenarios(
    () => server,
    [
      refused('no channel', {}, 'type: is required'),
      ...['', 'myspace', 'face book', 'constructor', '__proto__', null, 7, ['x'], {}].map((type) =>
        refused(`channel ${JSON.stringify(type)}`, { type }, 'type: '),
      ),
      refused('a name too long', { type: 'x', name: 'x'.repeat(201) }, 'name: '),
      refused('a name with a control character', { type: 'x', name: 'a\u0000b' }, 'name: '),
      refused('a switch that is text', { type: 'x', isActive: 'yes' }, 'isActive: '),
      refused('a token that is no text', { type: 'x', accessToken: 7 }, 'accessToken: '),
      refused('a user id that is text', { type: 'x', userId: '14' }, 'userId: '),
      ...[15, 999].map((userId): Scenario => {
        return {
          name: `for account ${userId}`,
          as: 'owner',
          url: PATH,
          json: { type: 'x', userId },
          status: 404,
          contains: ['Not found'],
        };
      }),
      { name: 'anonymously', as: 'anonymous', url: PATH, json: { type: 'x' }, status: 401 },
      {
        name: 'listing ours as somebody else',
        as: 'foreign',
        url: LIST,
        status: 404,
        excludes: ['Facebook'],
      },
      { name: 'listing an unknown account', as: 'owner', url: '/api/users/999/platforms', status: 404 },
      { name: 'listing anonymously', as: 'anonymous', url: LIST, status: 401 },
    ],
  );

  test('a form without scripts connects and leads back', async () => {
    const form = { type: 'facebook', screen: '/platforms/facebook' };
    const answer = await server.as('owner')(PATH, { form });
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/screens/platforms/facebook']);
  });
});

describe('changing settings', () => {
  const change = async (id: number, json: unknown) =>
    server.as('owner')(`${PATH}/${id}`, { method: 'PUT', json });
  const idOf = async (type: string) => (await list()).find((one) => one.type === type)?.id ?? 0;

  const SETTINGS: readonly Readonly<Record<string, unknown>>[] = [
    { budget: 0 },
    { budget: 250 },
    { budget: 0.01 },
    { budget: 19.99 },
    { budget: LIMITS.budget },
    { name: 'Renamed' },
    { isActive: false },
    { isActive: true },
    { automationLevel: 0 },
    { automationLevel: 100 },
    { automationLevel: 37 },
    { approval: true },
    { autoSchedule: false },
    { autoHashtags: false },
    { performanceReports: false },
    { competitorTracking: false },
    { approval: false, budget: 3, name: 'Several at once' },
  ];
  for (const setting of SETTINGS) {
    test(`${JSON.stringify(setting)} changes that and nothing else`, async () => {
      const id = await idOf('facebook');
      const earlier = (await list()).map((one) => (one.id === id ? { ...one, ...setting } : one));
      const before = await server.countEvents('connection.changed');
      const answer = await change(id, setting);
      assert.equal(answer.status, 200);
      assert.deepEqual(
        await answer.json(),
        earlier.find((one) => one.id === id),
      );
      assert.deepEqual(await list(), earlier);
      assert.equal(await server.countEvents('connection.changed'), before + 1);
    });
  }

  const WRONG: readonly (readonly [unknown, string])[] = [
    [{}, 'must change something'],
    [{ budget: -1 }, 'budget: must not be negative'],
    [{ budget: -0.01 }, 'budget: must not be negative'],
    [{ budget: '250' }, 'budget: must be a number'],
    [{ budget: null }, 'budget: must be a number'],
    [{ budget: [1] }, 'budget: must be a number'],
    [{ budget: LIMITS.budget + 1 }, `budget: must be at most ${LIMITS.budget}`],
    [{ budget: 1e300 }, 'budget: must be at most'],
    [{ automationLevel: 101 }, 'automationLevel: '],
    [{ automationLevel: -1 }, 'automationLevel: '],
    [{ automationLevel: 50.5 }, 'automationLevel: must be a whole number'],
    [{ automationLevel: '50' }, 'automationLevel: must be a number'],
    [{ name: '' }, 'name: is required'],
    [{ name: ' ' }, 'name: is required'],
    [{ name: 'x'.repeat(201) }, 'name: '],
    [{ isActive: 1 }, 'isActive: must be true or false'],
    [{ approval: null }, 'approval: must be true or false'],
    [{ autoSchedule: 'on' }, 'autoSchedule: must be true or false'],
    [{ autoHashtags: {} }, 'autoHashtags: must be true or false'],
    [{ performanceReports: [] }, 'performanceReports: must be true or false'],
    [{ competitorTracking: 0 }, 'competitorTracking: must be true or false'],
    [{ type: 'x' }, 'type: is not a known field'],
    [{ network: 'real' }, 'network: must be sandbox or manual for Facebook'],
    [{ id: 3, budget: 5 }, 'id: is not a known field'],
    [{ budget: 5, approval: 'no' }, 'approval: must be true or false'],
  ];
  for (const [json, message] of WRONG) {
    test(`${JSON.stringify(json).slice(0, 60)} is refused: ${message}`, async () => {
      const earlier = await list();
      const answer = await change(await idOf('facebook'), json);
      assert.equal(answer.status, 422);
      assert.ok((await answer.text()).startsWith(message));
      assert.deepEqual(await list(), earlier);
    });
  }

  for (const body of ['{"budget":NaN}', '{"budget":Infinity}', '{"budget":1', 'budget=1', '']) {
    test(`a body of ${JSON.stringify(body)} is refused`, async () => {
      const earlier = await list();
      const headers = { 'Content-Type': 'application/json' };
      const id = await idOf('facebook');
      const answer = await server.as('owner')(`${PATH}/${id}`, { method: 'PUT', body, headers });
      assert.ok([400, 422].includes(answer.status), `${answer.status}`);
      assert.deepEqual(await list(), earlier);
    });
  }

  test('a number too large for JSON to hold is no budget', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const path = `${PATH}/${await idOf('facebook')}`;
    const answer = await server.as('owner')(path, { method: 'PUT', body: '{"budget":1e999}', headers });
    assert.equal(answer.status, 422);
  });

  test('another’s connection and one that does not exist get the same answer', async () => {
    const [theirs] = await list(server.as('foreign'), '/api/users/15/platforms');
    assert.ok(theirs);
    const [foreign, unknown] = await Promise.all([
      change(theirs.id, { budget: 9 }),
      change(9999, { budget: 9 }),
    ]);
    assert.deepEqual([foreign.status, await foreign.text()], [404, 'Not found']);
    assert.deepEqual([unknown.status, await unknown.text()], [404, 'Not found']);
    assert.deepEqual(await list(server.as('foreign'), '/api/users/15/platforms'), [theirs]);
    assert.equal(
      (await server.as('anonymous')(`${PATH}/${theirs.id}`, { method: 'PUT', json: { budget: 9 } })).status,
      401,
    );
  });

  for (const id of ['0', '-1', '1.5', 'x', '1e3', '01', '%31%00', '1'.repeat(40)]) {
    test(`"${id}" names no connection`, async () => {
      const answer = await server.as('owner')(`${PATH}/${id}`, { method: 'PUT', json: { budget: 9 } });
      assert.equal(answer.status, 404);
    });
  }

  test('an approver sees the connections and changes nothing', async () => {
    const approver = await addApprover(server);
    const earlier = await list();
    const { id } = await (await approver('/api/user')).json();
    const seen = await list(approver, `/api/users/${id}/platforms`);
    assert.deepEqual(
      seen.map((one) => one.id),
      earlier.map((one) => one.id),
    );
    const change = await approver(`${PATH}/${earlier[0]?.id}`, { method: 'PUT', json: { budget: 9 } });
    assert.equal(change.status, 403);
    assert.equal((await approver(PATH, { json: { type: 'x' } })).status, 403);
    assert.deepEqual(await list(), earlier);
  });
});

describe('an editor', () => {
  let editor: Client;
  before(async () => {
    editor = (await addMember(server, 'editor')).client;
  });

  for (const json of [
    { isActive: false },
    { isActive: true },
    { network: 'manual' },
    { budget: 5 },
    { approval: true, isActive: false },
  ]) {
    test(`may not change ${JSON.stringify(json)}: that is the owner’s`, async () => {
      const earlier = await list();
      const before = await server.countEvents('connection.changed');
      const answer = await editor(`${PATH}/${earlier[0]?.id}`, { method: 'PUT', json });
      assert.equal(answer.status, 403);
      assert.equal(await answer.text(), 'Only an owner of this business may do this. Ask one of them.');
      assert.deepEqual(await list(), earlier);
      assert.equal(await server.countEvents('connection.changed'), before);
    });
  }

  test('is told so whatever the connection, known or not', async () => {
    const answer = await editor(`${PATH}/9999`, { method: 'PUT', json: { isActive: false } });
    assert.equal(answer.status, 403);
  });

  test('changes how posts are written and scheduled', async () => {
    const [first] = await list();
    const json = { approval: true, autoSchedule: true, automationLevel: 80 };
    const answer = await editor(`${PATH}/${first?.id}`, { method: 'PUT', json });
    assert.equal(answer.status, 200);
    assert.partialDeepStrictEqual((await list())[0], json);
  });

  test('finds the switch that is not theirs locked, and saves the others without scripts', async () => {
    const [first] = await list();
    const html = await (await editor('/screens/platforms/facebook?tab=settings')).text();
    const input = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    assert.match(input('isActive'), /disabled/);
    assert.doesNotMatch(input('approval'), /disabled/);
    const shown = /name="shown" value="([^"]*)"/.exec(html)?.[1];
    assert.equal(shown, 'autoSchedule,approval,autoHashtags');
    const form = { shown, screen: '/platforms/facebook?tab=settings', autoSchedule: 'on' };
    const answer = await editor(`${PATH}/${first?.id}?_method=put`, { form });
    assert.equal(answer.status, 303);
    const [saved] = await list();
    assert.deepEqual([saved?.isActive, saved?.approval], [first?.isActive, false]);
  });
});

describe('at the same time, on PostgreSQL', () => {
  let postgres: TestPostgres;
  let other: TestServer;
  before(async () => {
    postgres = await startPostgres();
    other = await startServer({ config: { databaseUrl: await copyEmptyPostgres(postgres) } });
  });
  after(async () => {
    await other.stop();
    await postgres.stop();
  });

  test('connecting one channel several times makes one connection', async () => {
    const owner = other.as('owner');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => owner(PATH, { json: { type: 'facebook' } })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200, 200, 201]);
    assert.equal((await list(owner)).length, 1);
    assert.equal(await other.countEvents('connection.connected'), 1);
  });
});
