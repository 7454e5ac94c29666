// A business with simulated and real advertising accounts: what is wrong with the figures of one world stops nothing of the other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type World, worldOf } from '../../../server/contract/connection.ts';
import { iceOn, saveBudgetLimits } from '../../../server/domain/ads/budget-limits.repo.ts';
import { listCampaigns } from '../../../server/domain/ads/campaign.repo.ts';
import { whyNotMoved } from '../../../server/domain/ads/drive-move.ts';
import { readBudgetLimits, setBudgetLimits } from '../../../server/domain/ads/index.ts';
import { insertMove, listMoves } from '../../../server/domain/ads/move.repo.ts';
import { listNeeds } from '../../../server/domain/attention/index.ts';
import { getBusiness } from '../../../server/domain/business/index.ts';
import { saveAccount } from '../../../server/domain/channels/network-account.repo.ts';
import { sealTokens } from '../../../server/domain/channels/seal-tokens.ts';
import { DAY } from '../../../server/kernel/clock.ts';
import { say } from '../../../server/sentences/index.ts';
import { type AdvertisingWorld, openAdvertising } from '../../support/advertising.ts';
import { eachDatabase, type OpenDatabases } from '../../support/databases.ts';

/** What the real one tells is what the Sandbox would have told. */
const REAL = ['google-ads'] as const;
const SIMULATED = ['facebook', 'linkedin', 'x', 'tiktok', 'pinterest'] as const;

/** Only an account that somebody is signed in to is read. */
async function signIn({ ctx, businessId, clock }: AdvertisingWorld, connectionId: number): Promise<void> {
  const tokens = { access: 'a', accessEndsAt: null, refresh: null, refreshEndsAt: null, scopes: [] };
  const facts = sealTokens(ctx.vault, tokens, { connectionId, renewWithin: DAY, now: clock.now() });
  const account = {
    externalId: '1@2',
    name: 'Ours',
    handle: null,
    kind: 'advertiser',
    server: null,
  } as const;
  const key = { connectionId, businessId, provider: 'google-ads' };
  await saveAccount(ctx.db.write, { ...key, ...account, ...facts }, clock.now());
}

/** A month goes by; then results of one world are not counted any more. */
async function blind(open: OpenDatabases, which: World): Promise<AdvertisingWorld> {
  let blindFrom = Number.POSITIVE_INFINITY;
  const isReal = (channel: string) => REAL.some((one) => one === channel);
  const world = await openAdvertising(await open(), {
    monthly: 2_000_000,
    channels: [...REAL, ...SIMULATED],
    isBlind: ({ channel }, day) => day >= blindFrom && isReal(channel) === (which === 'real'),
    around: (network) => ({
      has: (channel, on) => (on === 'real' ? isReal(channel) : network.has(channel, on)),
      read: (call, span) => network.read({ ...call, network: 'sandbox' }, span),
      setBudget: (call, order) => network.setBudget({ ...call, network: 'sandbox' }, order),
    }),
  });
  await world.ctx.db
    .write('connections')
    .whereIn('type', [...REAL])
    .update({ network: 'real' });
  for (const type of REAL) await signIn(world, world.connections.get(type) ?? 0);
  await world.setLevel('autonomous');
  await world.pass(30);
  blindFrom = Math.floor(world.clock.now() / DAY) - 1;
  return world;
}

const limitsOf = async ({ ctx, businessId }: AdvertisingWorld) =>
  readBudgetLimits(ctx.db.read, await getBusiness({ q: ctx.db.read }, businessId));

/** A move of a world that leaves in a month, as if it had been decided. */
async function promise({ ctx, businessId, clock }: AdvertisingWorld, world: World): Promise<number> {
  const campaigns = await listCampaigns(ctx.db.read, { businessId, limit: 50 });
  const campaign = campaigns.find((one) => worldOf(one) === world);
  assert.ok(campaign);
  const { id: campaignId, connectionId, channel, name, dailyMicros } = campaign;
  const before = dailyMicros ?? 0;
  const move = {
    ...({ businessId, world, kind: 'move', state: 'accepted', level: 'undo' } as const),
    changes: [{ campaignId, connectionId, channel, name, before, after: before + 1_000_000 }],
    ...{ expected: null, worst: { today: 1, day: 1, month: 1 }, why: say('ads.held-since'), note: null },
    ...{ drawId: null, leavesAt: clock.now() + 30 * DAY },
  };
  return insertMove(ctx.db.write, move, clock.now());
}

async function stateOf({ ctx, businessId }: AdvertisingWorld, id: number) {
  const moves = await listMoves(ctx.db.read, { businessId, limit: 500 });
  return moves.find((move) => move.id === id)?.state;
}

eachDatabase((open, dialect) => {
  test('each world stands still for itself, and both are told', async () => {
    const world = await openAdvertising(await open(), { channels: ['facebook'] });
    const { ctx, businessId, owner } = world;
    const titles = async () =>
      (await listNeeds(ctx, owner, { billingIsOn: false })).flatMap(({ kind, title }) =>
        kind === 'budgets' ? [title] : [],
      );
    const ice = { at: ctx.clock.now(), why: say('ads.tracking-fault', { days: 3, due: 12 }) };
    await saveBudgetLimits(ctx.db.write, businessId, iceOn('sandbox', ice));
    assert.deepEqual((await limitsOf(world)).frozen?.networks, ['sandbox']);
    assert.deepEqual(await titles(), ['Simulated budgets stand still: results are not counted any more']);
    await saveBudgetLimits(ctx.db.write, businessId, iceOn('real', ice));
    assert.deepEqual((await limitsOf(world)).frozen?.networks, ['real', 'sandbox']);
    assert.equal((await titles()).length, 2);
    await setBudgetLimits(ctx, owner, { frozen: false });
    assert.deepEqual([(await limitsOf(world)).frozen, await titles()], [null, []]);
  });

  if (dialect !== 'sqlite') return;
  for (const [which, other] of [
    ['sandbox', 'real'],
    ['real', 'sandbox'],
  ] as const) {
    test(`results of the ${which} world that are not counted any more freeze its budgets, and none of the ${other} one`, async () => {
      const world = await blind(open, which);
      const [own, foreign] = [await promise(world, which), await promise(world, other)];
      for (let day = 1; day <= 10 && !(await limitsOf(world)).frozen; day++) await world.pass(1);
      const { frozen } = await limitsOf(world);
      assert.deepEqual(frozen?.networks, [which]);
      assert.match(frozen?.why ?? '', /not counted any more/);
      assert.deepEqual([await stateOf(world, own), await stateOf(world, foreign)], ['failed', 'accepted']);
      const { ctx, businessId } = world;
      const whyNot = (of: World) => whyNotMoved({ q: ctx.db.read }, { businessId, world: of });
      const movesOf = async () =>
        (await listMoves(ctx.db.read, { businessId, world: which, limit: 500 })).length;
      const before = await movesOf();
      await world.pass(2);
      assert.deepEqual([await whyNot(which), await movesOf()], [say('ads.frozen'), before]);
      assert.equal(await whyNot(other), null);
      assert.equal(await world.count('budgets.frozen'), 1);
      await setBudgetLimits(world.ctx, world.owner, { frozen: false });
      assert.equal((await limitsOf(world)).frozen, null);
    });
  }
});
