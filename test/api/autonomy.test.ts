// How far a channel goes by itself: five levels, of which two switches are views.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { Autonomy } from '../../server/contract/autonomy.ts';
import type { Connection } from '../../server/contract/connection.ts';
import type { Decision } from '../../server/contract/decision.ts';
import type { Need } from '../../server/contract/need.ts';
import type { Post } from '../../server/contract/post.ts';
import type { Client } from '../support/client.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { addApprover } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let connection: Connection;

const at = (path = '') => `/api/platforms/${connection.id}/autonomy${path}`;
const read = async <T>(path: string): Promise<T> => (await owner(path)).json() as Promise<T>;
const change = (json: object, client = owner) => client(at(), { method: 'PUT', json });
const level = async () => (await read<Autonomy[]>(at()))[0]?.level;
const statuses = async () => [
  ...new Set((await read<Post[]>('/api/users/14/contents')).map(({ status }) => status)),
];

beforeEach(async () => {
  server = await startServer();
  owner = server.as('owner');
  connection = await connectChannel(owner);
});

afterEach(() => server.stop());

describe('the level of a channel', () => {
  test('in the Sandbox it begins at the top, and asks for nothing', async () => {
    assert.deepEqual(await read(at()), [
      {
        act: 'publish',
        level: 'autonomous',
        levels: ['suggest', 'draft', 'approve', 'undo', 'autonomous'],
        firstHeld: 0,
        asksFor: null,
        lowered: null,
      },
    ]);
    assert.equal((await owner(at('/answer'), { json: { yes: true } })).status, 409);
  });

  test('is chosen by a person, told once, and explained', async () => {
    for (const _ of [1, 2]) {
      const answer = await change({ level: 'undo' });
      assert.deepEqual([answer.status, ((await answer.json()) as Autonomy).level], [200, 'undo']);
    }
    assert.equal(await server.countEvents('autonomy.changed'), 1);
    const [decision] = await read<Decision[]>('/api/decisions');
    assert.deepEqual([decision?.kind, decision?.what], ['autonomy', 'Facebook is set to "Wait for Undo"']);
  });

  test('by hand there is nothing to undo', async () => {
    await owner(`/api/platforms/${connection.id}`, { method: 'PUT', json: { network: 'manual' } });
    assert.deepEqual((await read<Autonomy[]>(at()))[0]?.levels, [
      'suggest',
      'draft',
      'approve',
      'autonomous',
    ]);
    const answer = await change({ level: 'undo' });
    assert.equal(answer.status, 422);
    assert.match(await answer.text(), /^level: is none that Facebook has here/);
  });

  test('what is none is refused, and so is whoever may not write, or is of another business', async () => {
    for (const json of [
      {},
      { level: 'all' },
      { act: 'shout', level: 'undo' },
      { firstHeld: 3 },
      { level: null },
    ])
      assert.equal((await change(json)).status, 422, JSON.stringify(json));
    assert.equal((await change({ level: 'undo' }, await addApprover(server))).status, 403);
    assert.equal((await change({ level: 'undo' }, server.as('foreign'))).status, 404);
    assert.equal((await server.as('foreign')(at())).status, 404);
    assert.equal(await level(), 'autonomous');
  });

  test('a form without script moves it and leads back', async () => {
    const form = { level: 'approve', screen: '/platforms/facebook?tab=settings' };
    assert.equal((await owner(`${at()}?_method=put`, { form })).status, 303);
    assert.equal(await level(), 'approve');
  });
});

describe('a step further', () => {
  const asks = (asked: string | null) =>
    server.app.ctx.db.write('autonomy').insert({
      ...{
        connection_id: connection.id,
        act: 'publish',
        level: 'approve',
        above: 'approve',
        asked,
        begun_at: 1,
      },
    });

  test('is a need with a way to answer, and a form without script answers it', async () => {
    await asks('open');
    await saveProfile(owner);
    const needs = await read<Need[]>('/api/needs');
    const need = needs.find(({ kind }) => kind === 'level');
    assert.equal(need?.action.href, '#/platforms/facebook?tab=settings');
    const page = await (await owner('/screens/platforms/facebook?tab=settings')).text();
    assert.match(page, /May Facebook go a step further\?/);
    assert.match(page, /name="yes" value="true"[\s\S]*name="yes" value="false"/);
    const form = { yes: 'true', screen: '/platforms/facebook?tab=settings' };
    assert.equal((await owner(at('/answer'), { form })).status, 303);
    assert.equal(await level(), 'undo');
    assert.equal(
      (await read<Need[]>('/api/needs')).some(({ kind }) => kind === 'level'),
      false,
    );
  });

  test('is not taken after a no, nor by whoever may not write', async () => {
    await asks('open');
    assert.equal((await (await addApprover(server))(at('/answer'), { json: { yes: true } })).status, 403);
    assert.equal((await server.as('foreign')(at('/answer'), { json: { yes: true } })).status, 404);
    assert.equal((await owner(at('/answer'), { json: { yes: 'perhaps' } })).status, 422);
    assert.equal((await owner(at('/answer'), { json: { yes: false } })).status, 200);
    assert.equal((await owner(at('/answer'), { json: { yes: true } })).status, 409);
    assert.equal(await level(), 'approve');
    assert.equal(await server.countEvents('autonomy.declined'), 1);
  });
});

describe('the two switches', () => {
  const turn = async (json: object) => {
    const answer = await owner(`/api/platforms/${connection.id}`, { method: 'PUT', json });
    const { approval, autoSchedule } = (await answer.json()) as Connection;
    return [approval, autoSchedule, await level()];
  };

  test('are views of the level', async () => {
    assert.deepEqual(await turn({ approval: true }), [true, true, 'approve']);
    assert.deepEqual(await turn({ autoSchedule: false }), [true, false, 'draft']);
    assert.deepEqual(await turn({ autoSchedule: true }), [true, true, 'approve']);
    assert.deepEqual(await turn({ approval: false }), [false, true, 'autonomous']);
  });

  test('show what was chosen as a level, and Auto-Schedule goes back to it', async () => {
    await change({ level: 'undo' });
    assert.deepEqual(await turn({ autoSchedule: false }), [false, false, 'draft']);
    assert.deepEqual(await turn({ autoSchedule: true }), [false, true, 'undo']);
    await change({ level: 'suggest' });
    assert.deepEqual(await turn({ approval: true }), [true, false, 'suggest']);
  });
});

describe('what the plan makes of it', () => {
  const plan = async (to: string) => {
    await change({ level: to });
    await saveProfile(owner);
    await server.drain();
    return statuses();
  };

  for (const [to, expected] of [
    ['draft', ['draft']],
    ['approve', ['awaiting_approval']],
    ['undo', ['scheduled']],
    ['autonomous', ['scheduled']],
  ] as const)
    test(`${to}: posts are ${expected.join()}`, async () => assert.deepEqual(await plan(to), expected));

  test('suggest: nothing is written; a step up, and what was missing is', async () => {
    assert.deepEqual(await plan('suggest'), []);
    await change({ level: 'draft' });
    await server.drain();
    assert.deepEqual(await statuses(), ['draft']);
  });
});
