// Ninety days by the real jobs on simulated accounts whose truth is known: it brings more than the same money split equally, and no
// limit is ever crossed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  campaignsOf,
  curveOf,
  daysOf,
  type SimulatedCampaign,
} from '../../../server/connectors/channels/sandbox/advert-world.ts';
import { listCampaigns } from '../../../server/domain/ads/campaign.repo.ts';
import { setBudgetLimits } from '../../../server/domain/ads/index.ts';
import { networkProfile } from '../../../server/domain/content/index.ts';
import { DAY } from '../../../server/kernel/clock.ts';
import { fromMicros } from '../../../server/kernel/money.ts';
import { BEGIN, openAdvertising } from '../../support/advertising.ts';
import { eachDatabase } from '../../support/databases.ts';

const DAYS = 90;
const SEEDS = [1, 2];

interface Truth {
  readonly id: number;
  readonly campaign: SimulatedCampaign;
  /** By day from the first. */
  readonly factors: readonly number[];
}

eachDatabase((open, dialect) => {
  if (dialect !== 'sqlite') return;
  test('ninety days of moves bring more than an equal split, within every limit', async () => {
    const ratios: number[] = [];
    for (const seed of SEEDS) ratios.push(await play(seed));
    const mean = ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
    assert.ok(mean > 1, `moved money brings ${ratios.map((one) => one.toFixed(3))} of an equal split`);
  });

  /** What was caused, as a part of what an equal split of the same money would have caused. */
  async function play(seed: number): Promise<number> {
    const world = await openAdvertising(await open(), { seed });
    const { ctx, businessId } = world;
    await world.setLevel('autonomous');
    await setBudgetLimits(ctx, world.owner, { coolDown: 3 });
    const list = () => listCampaigns(ctx.db.read, { businessId, limit: 50 });
    await world.pass(1);
    const first = Math.floor(BEGIN / DAY);
    const truths: Truth[] = (await list()).map(({ id, connectionId, channel, externalId }) => {
      const at = Number(externalId?.split('/').at(-1)) - 1;
      const campaign = campaignsOf(channel, `${networkProfile(connectionId)}-${seed}`)[at];
      assert.ok(campaign);
      return { id, campaign, factors: daysOf(campaign, first, first + DAYS).map(({ factor }) => factor) };
    });
    const budgets = async () =>
      new Map((await list()).map((one) => [one.id, fromMicros(one.dailyMicros ?? 0)]));
    const total = [...(await budgets()).values()].reduce((sum, one) => sum + one, 0);
    let [moved, equal] = [0, 0];
    let before = await budgets();
    for (let day = 1; day < DAYS; day++) {
      await world.pass(1);
      const now = await budgets();
      checkLimits(before, now, total);
      for (const { id, campaign, factors } of truths) {
        const factor = factors[day] ?? 1;
        moved += factor * curveOf(campaign, now.get(id) ?? 0);
        equal += factor * curveOf(campaign, total / truths.length);
      }
      before = now;
    }
    await world.stop();
    return moved / equal;
  }

  function checkLimits(
    before: ReadonlyMap<number, number>,
    now: ReadonlyMap<number, number>,
    total: number,
  ): void {
    const sum = [...now.values()].reduce((all, one) => all + one, 0);
    assert.ok(sum <= total + 1e-6, `${sum} of ${total}`);
    for (const [id, daily] of now) {
      const was = before.get(id) ?? 0;
      assert.ok(daily <= was * 1.2 + 0.011, `${was} became ${daily}`);
      assert.ok(daily <= 0.6 * total + 0.011 || daily <= was, `above the ceiling: ${daily}`);
      assert.ok(daily >= 0.99 && (daily >= 0.05 * sum - 0.011 || daily >= was), `below the floor: ${daily}`);
    }
  }
});
