// The plan asks what its own posts have taught: times move to what works, each choice is stored, and too little says so.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { select } from '../../../server/db/gather.ts';
import { listConnections } from '../../../server/domain/channels/index.ts';
import type { PostRecord } from '../../../server/domain/content/index.ts';
import { presentDecision, selectDecisions } from '../../../server/domain/events/index.ts';
import { toLocal } from '../../../server/domain/learning/index.ts';
import { DAY, HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { type PastPost, teach } from '../../support/evidence.ts';
import { inBusiness, type Planned, PROFILE } from '../../support/planning.ts';
import { DUE } from '../../support/publishing.ts';

/** Weeks of three posts of which those at eight in the evening bring four times what others do. */
function evenings(weeks: number): PastPost[] {
  const monday = DUE - (DUE % DAY) - (7 * weeks + 2) * DAY;
  return Array.from({ length: weeks }, (_, week) =>
    [9, 13, 20].map((hour, index) => ({
      at: monday + (7 * week + ((index * 2 + week) % 7)) * DAY + hour * HOUR,
      likes: hour === 20 ? 79 : 19,
    })),
  ).flat();
}

const hourOf = ({ scheduledAt }: PostRecord) => toLocal(scheduledAt ?? 0, PROFILE.timezone).hour;

async function whysOf({ world: { ctx }, actor }: Planned): Promise<ReadonlyMap<number, string>> {
  const { businessId } = actor;
  const decisions = await select(selectDecisions(ctx.db.read, { businessId, limit: 500 }));
  return new Map(
    decisions.flatMap((one) => (one.postId === null ? [] : [[one.postId, presentDecision(one).why]])),
  );
}

async function taught(planned: Planned, past: readonly PastPost[]) {
  await planned.connect('facebook');
  const [place] = await listConnections(planned.world.ctx.db.read, planned.actor.businessId);
  assert.ok(place);
  await teach(planned.world.ctx, place, past);
  const posts = (await planned.plan()).filter(({ status }) => status !== 'published');
  const draws = await planned.world.ctx.db.read('draws').select('*').orderBy('id');
  return { posts, draws, whys: await whysOf(planned), place };
}

eachDatabase((open) => {
  const withBusiness = async (work: (planned: Planned) => Promise<void>) => inBusiness(await open(), work);

  describe('times that were learned', () => {
    test('below ten posts the published pattern decides, says so, and nothing is drawn', () =>
      withBusiness(async (planned) => {
        const { posts, draws, whys } = await taught(planned, evenings(3));
        assert.ok(posts.length > 4);
        assert.deepEqual(draws, []);
        for (const { id } of posts)
          assert.match(
            whys.get(id) ?? '',
            /Not enough data yet, using the published pattern \(9 of 10 posts\): /,
          );
      }));

    test('posts move to the hours in which their own ones did well, within half of a week, and say by which numbers', () =>
      withBusiness(async (planned) => {
        const { posts, draws, whys } = await taught(planned, evenings(20));
        const learned = draws.filter((draw) => draw.kind === 'time' && !draw.is_baseline);
        const evening = posts.filter((post) => {
          const draw = learned.find((one) => one.post_id === post.id);
          return draw && hourOf(post) >= 18;
        });
        assert.ok(evening.length >= learned.length / 3, `${evening.length} of ${learned.length}`);
        assert.ok(evening.length <= Math.ceil(posts.length / 2));
        const why = whys.get(evening[0]?.id ?? 0) ?? '';
        assert.match(why, /By 60 posts of yours, \w+day \d\d:00 brings \d+ % more than usual/);
        assert.match(why, /8 times in 10 between .* and \d+ % more than usual/);
      }));

    test('every choice is stored with its decision, its chance, its range, the runner-up and the time as of which', () =>
      withBusiness(async (planned) => {
        const { posts, draws } = await taught(planned, evenings(20));
        const { ctx, clock } = planned.world;
        for (const post of posts) {
          const [draw, ...more] = draws.filter((one) => one.post_id === post.id && one.kind === 'time');
          assert.equal(more.length, 0);
          assert.equal(JSON.parse(draw.chosen).at, post.scheduledAt);
          assert.ok(draw.low <= draw.expected && draw.expected <= draw.high);
          assert.ok(draw.probability > 0 && draw.probability <= 1);
          assert.notEqual(JSON.parse(draw.runner_up).at, post.scheduledAt);
          assert.equal(draw.as_of, clock.now() - MINUTE);
          assert.equal(draw.share, 0.4);
          const decision = await ctx.db.read('decisions').where({ id: draw.decision_id }).first();
          assert.equal(decision.post_id, post.id);
        }
      }));

    test('four posts in ten go by the published pattern, to compare; they say so', () =>
      withBusiness(async (planned) => {
        const { posts, draws, whys } = await taught(planned, evenings(20));
        const held = draws.filter((draw) => draw.kind === 'time' && draw.is_baseline);
        assert.ok(held.length >= 2 && held.length <= Math.ceil(posts.length / 2), `${held.length}`);
        for (const { post_id: id } of held) {
          assert.match(whys.get(id) ?? '', /40 % of posts go by the published pattern/);
          assert.ok(hourOf(posts.find((post) => post.id === id) as PostRecord) < 20);
        }
      }));

    test('where results fell by more than chance explains, the published pattern decides again', () =>
      withBusiness(async (planned) => {
        const past = evenings(20).map((post, index) => (index < 48 ? post : { ...post, likes: 3 }));
        const { posts, draws, whys } = await taught(planned, past);
        const own = draws.filter((draw) => draw.kind === 'time' && !draw.is_baseline);
        assert.ok(own.length > 0 && own.every(({ bound }) => bound === 'fallen'));
        for (const { post_id: id } of own) {
          assert.match(whys.get(id) ?? '', /brought over a quarter less/);
          assert.ok(hourOf(posts.find((post) => post.id === id) as PostRecord) < 20);
        }
      }));
  });
});
