// Deciding over what was learned: once a thing, audited, taken back, and never so much that nothing is left.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { Connection } from '../../server/contract/connection.ts';
import { PILLAR_KEYS } from '../../server/contract/constants/pillars.ts';
import { DAY_PARTS, type Overrule } from '../../server/contract/overrule.ts';
import { overrulesOf } from '../../server/domain/evidence/index.ts';
import { OWNER } from '../support/callers.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let facebook: Connection;

beforeEach(async () => {
  server = await startServer();
  owner = server.as('owner');
  facebook = await connectChannel(owner);
});
afterEach(() => server.stop());

const say = (json: object, client = owner, id: number | string = facebook.id) =>
  client(`/api/platforms/${id}/overrules`, { method: 'PUT', json });
const read = async () =>
  (await (await owner(`/api/platforms/${facebook.id}/overrules`)).json()) as Overrule[];
const EVENING = { of: 'time', weekday: 3, hour: 18 };

describe('a word over what was learned', () => {
  test('holds once a thing: the last one', async () => {
    for (const stance of ['ban', 'pin', 'pin']) assert.equal((await say({ ...EVENING, stance })).status, 200);
    await say({ of: 'pillar', value: 'own', stance: 'ban' });
    await say({ of: 'budget', stance: 'hold' });
    const shown = (await read()).map(({ of, weekday, hour, value, stance }) => [
      of,
      weekday ?? value,
      hour,
      stance,
    ]);
    assert.deepEqual(shown.sort(), [
      ['budget', null, null, 'hold'],
      ['pillar', 'own', null, 'ban'],
      ['time', 3, 18, 'pin'],
    ]);
    const connectionId = facebook.id;
    assert.deepEqual(await overrulesOf(server.app.ctx.db.read, OWNER.businessId), {
      times: [{ connectionId, weekday: 3, hour: 18, stance: 'pin' }],
      contents: [{ connectionId, feature: 'pillar', value: 'own', stance: 'ban' }],
      held: [connectionId],
    });
    assert.equal(await server.countEvents('learning.overruled'), 4, 'the same word again is none');
  });

  test('is taken back, and that is audited too', async () => {
    await say({ ...EVENING, stance: 'ban' });
    assert.deepEqual(await (await say({ ...EVENING, stance: null })).json(), []);
    assert.equal(await server.countEvents('learning.overruled'), 2);
  });

  test('leaves something to choose from', async () => {
    for (const value of PILLAR_KEYS.slice(0, 3))
      assert.equal((await say({ of: 'pillar', value, stance: 'ban' })).status, 200);
    const refused = await say({ of: 'pillar', value: PILLAR_KEYS[3], stance: 'ban' });
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /Two themes have to be left/);
    assert.equal((await read()).length, 3);
    let status = 200;
    for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
      for (const hour of DAY_PARTS)
        status = Math.max(status, (await say({ of: 'time', weekday, hour, stance: 'ban' })).status);
    }
    assert.equal(status, 409);
    assert.equal((await read()).filter(({ of }) => of === 'time').length, 35);
  });

  test('is nothing else, and of nobody else', async () => {
    for (const json of [
      {},
      { ...EVENING },
      { ...EVENING, stance: 'hold' },
      { ...EVENING, hour: 7, stance: 'pin' },
      { ...EVENING, weekday: 8, stance: 'pin' },
      { of: 'pillar', value: 'gossip', stance: 'ban' },
      { of: 'budget', stance: 'pin' },
      { ...EVENING, stance: 'ban', more: 1 },
    ])
      assert.equal((await say(json)).status, 422, JSON.stringify(json));
    assert.equal((await say({ ...EVENING, stance: 'ban' }, owner, 98_765)).status, 404);
    const other = server.as('foreign');
    assert.equal((await say({ ...EVENING, stance: 'ban' }, other)).status, 404);
    const { client: editor } = await addMember(server, 'editor');
    assert.equal((await say({ ...EVENING, stance: 'ban' }, editor)).status, 200);
    assert.equal((await say({ of: 'budget', stance: 'hold' }, editor)).status, 403);
    assert.equal(await server.countEvents('learning.overruled'), 1);
  });
});
