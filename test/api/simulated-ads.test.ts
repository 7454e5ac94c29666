// An advertising account in the Sandbox: only where somebody wants one, told as simulated everywhere, and gone with the switch.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Campaign } from '../../server/contract/ads.ts';
import type { Connection } from '../../server/contract/connection.ts';
import { HOUR } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let facebook: Connection;
before(async () => {
  server = await startServer();
  owner = server.as('owner');
  facebook = await connectChannel(owner, 'facebook');
  await server.drain();
});
after(() => server.stop());

async function ask<T>(path: string, request: Parameters<Client>[1] = {}, status = 200): Promise<T> {
  const answer = await owner(path, request);
  const text = await answer.text();
  assert.equal(answer.status, status, text);
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T;
}
const turn = async (simulatedAds: boolean) => {
  await ask(`/api/platforms/${facebook.id}`, { method: 'PUT', json: { simulatedAds } });
  await server.drain();
};
const list = () => ask<Campaign[]>('/api/campaigns');
const SCREEN = '/screens/paid-advertising?platform=facebook';

test('without the switch a channel in the Sandbox has no account', async () => {
  server.clock.advance(HOUR);
  await server.app.scheduler.tick();
  await server.drain();
  assert.deepEqual(await list(), []);
  assert.match(await ask<string>(SCREEN), /No advert runs yet/);
});

test('with it there are campaigns that say they are simulated, and figures by the hour', async () => {
  await turn(true);
  const [campaign] = await list();
  assert.partialDeepStrictEqual(campaign, {
    network: 'sandbox',
    simulated: true,
    spent: 0,
    actions: ['edit'],
  });
  server.clock.advance(30 * HOUR);
  await server.app.scheduler.tick();
  await server.drain();
  assert.ok(((await list())[0]?.spent ?? 0) > 0);
  const screen = await ask<string>(SCREEN);
  assert.match(screen, /Simulated advertising/);
  assert.match(screen, /nobody is shown an advert, and nothing is paid/);
  assert.doesNotMatch(screen, /No advert runs yet|It runs nowhere/);
});

test('its budget is ordered and set as one of a real account is', async () => {
  await ask(`/api/platforms/${facebook.id}`, { method: 'PUT', json: { budget: 900 } });
  const [campaign] = await list();
  await ask(`/api/campaigns/${campaign?.id}`, { method: 'PATCH', json: { budget: 608 } });
  await server.drain();
  assert.partialDeepStrictEqual((await list())[0], { daily: 20, ordered: null, orderNote: null });
});

test('an editor does not turn it; turned off, what was simulated is gone', async () => {
  const { client: editor } = await addMember(server, 'editor');
  const refused = await editor(`/api/platforms/${facebook.id}`, {
    method: 'PUT',
    json: { simulatedAds: false },
  });
  assert.equal(refused.status, 403);
  await turn(false);
  assert.deepEqual(await list(), []);
  assert.match(await ask<string>(SCREEN), /No advert runs yet/);
});

test('a channel that leaves the Sandbox takes nothing simulated along', async () => {
  await turn(true);
  assert.equal((await list()).length, 1);
  await ask(`/api/platforms/${facebook.id}`, { method: 'PUT', json: { network: 'manual' } });
  assert.deepEqual(await list(), [], 'at once');
  await server.drain();
  assert.deepEqual(await server.app.ctx.db.read('campaigns').where({ is_simulated: true }), []);
});
