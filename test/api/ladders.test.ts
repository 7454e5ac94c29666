// Ladders, holds and limits of money over HTTP: what cannot be is refused by the name of its field, and changes nothing.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Campaign } from '../../server/contract/ads.ts';
import type { Autonomy } from '../../server/contract/autonomy.ts';
import type { BudgetLimitsShown } from '../../server/contract/budget-moves.ts';
import type { Connection } from '../../server/contract/connection.ts';
import type { Client } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { addMember } from '../support/members.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
let editor: Client;
let facebook: Connection;
let google: Connection;
let bluesky: Connection;
let campaigns: Campaign[];
before(async () => {
  server = await startServer();
  owner = server.as('owner');
  editor = (await addMember(server, 'editor')).client;
  facebook = await connectChannel(owner, 'facebook');
  google = await connectChannel(owner, 'google-ads');
  bluesky = await connectChannel(owner, 'bluesky');
  for (const { id } of [facebook, google])
    await owner(`/api/platforms/${id}`, { method: 'PUT', json: { simulatedAds: true, budget: 900 } });
  await server.drain();
  campaigns = await read<Campaign[]>('/api/campaigns');
  assert.equal(campaigns.length, 4);
});
after(() => server.stop());

const read = async <T>(path: string): Promise<T> => (await owner(path)).json() as Promise<T>;
const put = (path: string, json: object, client = owner) => client(path, { method: 'PUT', json });
const levels = async ({ id }: Connection) =>
  (await read<Autonomy[]>(`/api/platforms/${id}/autonomy`)).map(({ act, level }) => [act, level]);

async function refuses(answer: Promise<Response>, status: number, begins: RegExp): Promise<void> {
  const { status: got, ...response } = await answer.then(async (one) => ({
    status: one.status,
    text: await one.text(),
  }));
  assert.equal(got, status, response.text);
  assert.match(response.text, begins);
}

describe('a ladder', () => {
  test('that a channel does not have is refused, and no other one is moved in its place', async () => {
    const before = [await levels(facebook), await levels(bluesky)];
    await refuses(
      put(`/api/platforms/${facebook.id}/autonomy`, { act: 'mail', level: 'draft' }),
      422,
      /^act: /,
    );
    await refuses(
      put(`/api/platforms/${bluesky.id}/autonomy`, { act: 'budget', level: 'autonomous' }),
      422,
      /^act: /,
    );
    await refuses(
      owner(`/api/platforms/${bluesky.id}/autonomy/answer`, { json: { act: 'budget', yes: true } }),
      422,
      /^act: /,
    );
    assert.deepEqual([await levels(facebook), await levels(bluesky)], before);
  });

  test('of money is moved by an owner alone', async () => {
    const change = { act: 'budget', level: 'autonomous' };
    await refuses(put(`/api/platforms/${facebook.id}/autonomy`, change, editor), 403, /owner/i);
    await refuses(
      editor(`/api/platforms/${facebook.id}/autonomy/answer`, { json: { act: 'budget', yes: true } }),
      403,
      /owner/i,
    );
    assert.deepEqual(await levels(facebook), [
      ['publish', 'autonomous'],
      ['budget', 'approve'],
    ]);
    assert.equal(
      (await put(`/api/platforms/${facebook.id}/autonomy`, { level: 'undo' }, editor)).status,
      200,
    );
    assert.equal((await put(`/api/platforms/${facebook.id}/autonomy`, change)).status, 200);
  });
});

describe('what a person decides over learning', () => {
  const over = ({ id }: Connection, json: object) => put(`/api/platforms/${id}/overrules`, json);

  test('is about what the channel has: budgets where there is advertising, times and themes where there are posts', async () => {
    await refuses(over(bluesky, { of: 'budget', stance: 'hold' }), 422, /^of: /);
    await refuses(over(google, { of: 'time', weekday: 3, hour: 18, stance: 'ban' }), 422, /^of: /);
    await refuses(over(google, { of: 'pillar', value: 'own', stance: 'ban' }), 422, /^of: /);
    for (const { id } of [bluesky, google])
      assert.deepEqual(await read<unknown[]>(`/api/platforms/${id}/overrules`), []);
    assert.equal((await over(google, { of: 'budget', stance: 'hold' })).status, 200);
  });
});

describe('limits of moves', () => {
  const set = (json: object) => put('/api/users/14/budget-limits', json);
  const limits = () => read<BudgetLimitsShown>('/api/users/14/budget-limits');

  test('that leave no split of the campaigns there are, and campaigns that there are not, are refused', async () => {
    const before = await limits();
    await refuses(set({ held: [99_999] }), 422, /^held: /);
    await refuses(set({ floor: 30 }), 422, /^floor: must be at most 25 /);
    await refuses(set({ floor: 1, ceiling: 20 }), 422, /^ceiling: must be at least 25 /);
    assert.deepEqual(await limits(), before);
    assert.equal((await set({ held: [campaigns[0]?.id], floor: 25 })).status, 200);
    assert.equal((await set({ held: [], floor: 5, ceiling: 25 })).status, 200);
  });

  test('what was shown may be sent back, also when a campaign that it holds was deleted meanwhile', async () => {
    const { id: platformId } = await connectChannel(owner, 'pinterest');
    const { id } = await (
      await owner('/api/campaigns', {
        json: { name: 'Winter', platformId, budget: 10, startDate: '2027-03-02' },
      })
    ).json();
    assert.equal((await set({ held: [id] })).status, 200);
    assert.equal((await owner(`/api/campaigns/${id}`, { method: 'DELETE' })).status, 204);
    const { held } = await limits();
    assert.equal((await set({ held })).status, 200);
    assert.equal((await set({ held: [] })).status, 200);
    await refuses(set({ held: [id] }), 422, /^held: /);
  });
});

test('simulated advertising is refused where there is no advertising', async () => {
  await refuses(put(`/api/platforms/${bluesky.id}`, { simulatedAds: true }), 422, /^simulatedAds: /);
  assert.equal((await put(`/api/platforms/${bluesky.id}`, { simulatedAds: false })).status, 200);
});
