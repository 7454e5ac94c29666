// What was learned, as the API tells it; and decisions with what was expected of them and what came.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Decision } from '../../server/contract/decision.ts';
import type { Learning } from '../../server/contract/learning.ts';
import { planBusiness } from '../../server/domain/autopilot/index.ts';
import { listConnections } from '../../server/domain/channels/index.ts';
import { DAY } from '../../server/kernel/clock.ts';
import type { Client } from '../support/client.ts';
import { teach } from '../support/evidence.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let owner: Client;
before(async () => {
  server = await startServer();
  owner = server.as('owner');
  await saveProfile(owner);
  await connectChannel(owner, 'facebook');
});
after(() => server.stop());

const ask = async <T>(path: string): Promise<T> => {
  const response = await owner(path);
  assert.equal(response.status, 200, path);
  return (await response.json()) as T;
};

test('what was learned is told by channel, with the verdict in a sentence and whether it is enough', async () => {
  const { ctx } = server.app;
  const before = await ask<Learning>('/api/users/14/learning');
  assert.equal(before.enough, false);
  assert.deepEqual([before.uplift, before.draws], [null, 0]);
  const { business_id: businessId } = await ctx.db.read('connections').first('business_id');
  const [place] = await listConnections(ctx.db.read, businessId);
  assert.ok(place);
  const now = ctx.clock.now();
  const past = Array.from({ length: 30 }, (_, day) => ({
    at: now - (40 - day) * DAY,
    likes: day % 2 === 0 ? 40 : 20,
    features: { pillar: day % 2 === 0 ? 'talk' : 'useful' },
  }));
  await teach(ctx, place, past);
  const { times, contents, verdict, enough } = await ask<Learning>('/api/users/14/learning');
  assert.equal(enough, true);
  assert.match(verdict, /^Not measured yet/);
  const [time] = times;
  assert.deepEqual([time?.platform, time?.posts, time?.cells.length], ['facebook', 30, 42]);
  const levels = contents[0]?.levels ?? [];
  const of = (value: string) => levels.find((level) => level.feature === 'pillar' && level.value === value);
  assert.ok((of('talk')?.expected ?? 0) > (of('useful')?.expected ?? 0));
  assert.equal(of('talk')?.n, 15);
  for (const told of [time?.cells ?? [], levels.filter(({ feature }) => feature === 'pillar')]) {
    const mean = told.reduce((sum, { expected, n }) => sum + (expected * n) / 30, 0);
    assert.ok(Math.abs(mean) < 1e-9, 'against an average post, not against what was usual earlier');
  }
  assert.equal((await owner('/api/users/15/learning')).status, 404);

  // Posts that are planned already stay: others are planned in their place.
  await ctx.db.write('posts').where({ status: 'scheduled' }).update({ deleted_at: now });
  await planBusiness(ctx, businessId);
  const decisions = await ask<Decision[]>('/api/decisions?limit=50');
  const [drawn] = decisions.filter(({ expected }) => expected !== null);
  assert.ok(drawn?.expected && drawn.expected.low <= drawn.expected.percent);
  assert.ok(drawn.expected.percent <= drawn.expected.high);
  assert.equal(drawn.measured, null);
  await ctx.db
    .write('draws')
    .where({ decision_id: drawn.id })
    .update({ reward: Math.log(1.25), measured_at: now });
  const [later] = (await ask<Decision[]>('/api/decisions?limit=50')).filter(({ id }) => id === drawn.id);
  assert.equal(later?.measured, 25);
  const screen = await (await owner('/screens/autonomous-control?tab=insights')).text();
  const shown = /Expected: [^<]*8 times in 10 between [^<]* and [^<]* %\. Measured: 25 % more than usual\./;
  assert.ok(shown.test(screen));
});
