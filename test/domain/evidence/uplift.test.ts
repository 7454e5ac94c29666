// Whether learning helps, told by the posts of real plans: those that went by the published pattern against the others.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { changeAutopilot, planBusiness } from '../../../server/domain/autopilot/index.ts';
import { listConnections } from '../../../server/domain/channels/index.ts';
import { listPosts, type PostRecord } from '../../../server/domain/content/index.ts';
import { describeUplift, observePost, shareOf, upliftOf } from '../../../server/domain/evidence/index.ts';
import { toLocal } from '../../../server/domain/learning/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY } from '../../../server/kernel/clock.ts';
import { createRandom } from '../../../server/kernel/random.ts';
import { wordsOf } from '../../../server/sentences/index.ts';
import { eachDatabase } from '../../support/databases.ts';
import { teach } from '../../support/evidence.ts';
import { inBusiness, type Planned, PROFILE } from '../../support/planning.ts';
import { DUE } from '../../support/publishing.ts';

const CHANNELS = ['facebook', 'instagram', 'x'] as const;

/** What a post brings, a natural log beside the noise that is added. */
type Taste = (post: PostRecord) => number;

/** Fortnights that are planned, go out as planned, and are judged a day after each. */
async function live(
  { world: { ctx, clock }, actor }: Planned,
  fortnights: number,
  taste: Taste,
): Promise<void> {
  const random = createRandom('people');
  const { businessId } = actor;
  for (let turn = 0; turn < fortnights; turn++) {
    await planBusiness(ctx, businessId);
    const posts = await listPosts(ctx.db.read, { businessId, statuses: ['scheduled'], limit: 200 });
    for (const post of posts.toSorted((a, b) => (a.scheduledAt ?? 0) - (b.scheduledAt ?? 0))) {
      const at = post.scheduledAt ?? 0;
      await ctx.db
        .write('posts')
        .where({ id: post.id })
        .update({ status: 'published', published_at: at, network: 'sandbox' });
      clock.advanceTo(Math.max(clock.now(), at + DAY));
      const noise = 1.2 * (random.next() + random.next() + random.next() - 1.5);
      const likes = Math.round(60 * Math.exp(taste(post) + noise));
      await unitOfWork(ctx, SYSTEM, (tx) => observePost(tx, { ...post, publishedAt: at }, { likes }));
    }
  }
}

async function begin(planned: Planned): Promise<void> {
  for (const type of CHANNELS) await planned.connect(type);
  const { ctx } = planned.world;
  for (const place of await listConnections(ctx.db.read, planned.actor.businessId)) {
    const past = Array.from({ length: 12 }, (_, day) => ({
      at: DUE - (15 - day) * DAY,
      likes: 60 + (day % 3),
    }));
    await teach(ctx, place, past);
  }
}

eachDatabase((open, dialect) => {
  const withBusiness = async (work: (planned: Planned) => Promise<void>) =>
    inBusiness((await open()) as Databases, work);

  describe('the comparison with the published pattern', () => {
    // The same rows on either database; half a year of them once.
    if (dialect === 'sqlite') {
      test('claims no win where no time and no theme does better than others', () =>
        withBusiness(async (planned) => {
          await begin(planned);
          await live(planned, 8, () => 0);
          const { ctx } = planned.world;
          const { uplift, verdict } = await describeUplift(ctx.db.read, planned.actor.businessId);
          assert.ok(uplift !== null && uplift.posts > 60, `${uplift?.posts}`);
          assert.equal(uplift.verdict, 'open');
          assert.ok(uplift.low < 0 && uplift.high > 0, JSON.stringify(uplift));
          assert.match(
            wordsOf(verdict),
            /^Simulated: Autopilot against baseline: [+-]?\d+ %, 90 % interval -\d+ % to \+\d+ %, \d+ posts\. That may be chance: (it takes about \d+ more posts? to know, at your pace of about \d+ posts? a week about \d+ weeks?|a difference as small as this cannot be told within a year at your pace of about \d+ posts? a week, one of about \d+ % or more can)\.$/,
          );
        }));

      test('sees a win where evenings do far better, and the share of the pattern has fallen by then', () =>
        withBusiness(async (planned) => {
          await begin(planned);
          const evening: Taste = ({ scheduledAt }) =>
            toLocal(scheduledAt ?? 0, PROFILE.timezone).hour >= 18 ? 1.2 : 0;
          await live(planned, 8, evening);
          const { ctx, clock } = planned.world;
          const { businessId } = planned.actor;
          const sandbox = { businessId, network: 'sandbox' } as const;
          const uplift = await upliftOf(ctx.db.read, businessId);
          assert.ok(uplift !== null && uplift.uplift > 0.1, JSON.stringify(uplift));
          assert.ok((await shareOf(ctx.db.read, sandbox, clock.now())) <= 0.2);
          assert.equal(
            await shareOf(ctx.db.read, { businessId, network: 'real' }, clock.now()),
            0.4,
            'simulated posts do not count',
          );

          // What was chosen by learning brings less, throughout: then the pattern weighs more until that turns.
          const { write } = ctx.db;
          await write('draws').where({ is_baseline: false }).update({ reward: -0.5 });
          await write('draws').where({ is_baseline: true }).update({ reward: 0.5 });
          assert.equal((await upliftOf(ctx.db.read, businessId))?.verdict, 'worse');
          assert.equal(await shareOf(ctx.db.read, sandbox, clock.now()), 0.5);
        }));
    }

    test('takes the pattern a tenth of the posts within half a year, however few are posted', () =>
      withBusiness(async (planned) => {
        await begin(planned);
        await live(planned, 1, () => 0);
        const { ctx, clock } = planned.world;
        const after = (weeks: number) =>
          shareOf(
            ctx.db.read,
            { businessId: planned.actor.businessId, network: 'sandbox' },
            clock.now() + weeks * 7 * DAY,
          );
        assert.deepEqual(
          [await after(0), await after(5), await after(8), await after(23), await after(26)],
          [0.4, 0.4, 0.2, 0.2, 0.1],
        );
      }));

    test('is off where the owner switches it off: no post goes by the pattern, and nothing is told', () =>
      withBusiness(async (planned) => {
        await begin(planned);
        const { ctx } = planned.world;
        await changeAutopilot(ctx, planned.actor, { baselineComparison: false });
        await live(planned, 1, () => 0);
        const draws = await ctx.db.read('draws').select('is_baseline', 'share', 'reward');
        assert.ok(draws.length > 5);
        for (const draw of draws) assert.deepEqual([Boolean(draw.is_baseline), draw.share], [false, 0]);
        assert.ok(draws.some(({ reward }) => reward !== null));
        const { uplift, verdict } = await describeUplift(ctx.db.read, planned.actor.businessId);
        assert.equal(uplift, null);
        assert.equal(wordsOf(verdict), 'Not measured: the comparison with the published pattern is off.');
      }));
  });
});
