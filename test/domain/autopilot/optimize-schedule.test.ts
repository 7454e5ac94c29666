// Better times where a channel has learned: draws stay where they are, and people's words come first.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { MovedPost } from '../../../server/contract/calendar.ts';
import { optimizeSchedule } from '../../../server/domain/autopilot/index.ts';
import { type ConnectionRecord, listConnections } from '../../../server/domain/channels/index.ts';
import type { PostRecord } from '../../../server/domain/content/index.ts';
import {
  type DrawRecord,
  listDrawsOf,
  listTimeDraws,
  overrule,
  replayDraw,
} from '../../../server/domain/evidence/index.ts';
import { startOfLocalDay, toLocal } from '../../../server/domain/learning/index.ts';
import { DAY, HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { type PastPost, teach } from '../../support/evidence.ts';
import { inBusiness, type Planned, PROFILE } from '../../support/planning.ts';
import { DUE } from '../../support/publishing.ts';

const { timezone } = PROFILE;

/** Three posts a week of which those at eight in the evening bring four times what others do. */
function evenings(weeks: number): PastPost[] {
  const monday = DUE - (DUE % DAY) - (7 * weeks + 2) * DAY;
  return Array.from({ length: weeks * 3 }, (_, index) => {
    const week = Math.floor(index / 3);
    const hour = [9, 13, 20][index % 3] ?? 9;
    const day = 7 * week + (((index % 3) * 2 + week) % 7);
    return { at: monday + day * DAY + hour * HOUR, likes: hour === 20 ? 79 : 19 };
  });
}

interface Taught {
  readonly place: ConnectionRecord;
  /** Posts of the plan that have not left, in the order in which they do. */
  readonly posts: readonly PostRecord[];
  readonly draws: readonly DrawRecord[];
  /** The first time draw of a post. */
  drawOf(post: PostRecord): DrawRecord | undefined;
  /** Sets a post somewhere, as if no draw had put it there. */
  put(post: PostRecord, at: number): Promise<void>;
  forget(post: PostRecord): Promise<void>;
  optimize(): Promise<MovedPost[]>;
  say(stance: 'pin' | 'ban', weekday: number, hour: number): Promise<unknown>;
}

async function learned({ world: { ctx }, actor, connect, plan }: Planned): Promise<Taught> {
  await connect('facebook');
  const [place] = await listConnections(ctx.db.read, actor.businessId);
  assert.ok(place);
  await teach(ctx, place, evenings(20));
  const posts = (await plan())
    .filter(({ status }) => status !== 'published')
    .toSorted((a, b) => (a.scheduledAt ?? 0) - (b.scheduledAt ?? 0));
  const ids = posts.map(({ id }) => id);
  const draws = await listTimeDraws(ctx.db.read, actor.businessId, ids);
  return {
    ...{ place, posts, draws },
    drawOf: ({ id }) => draws.find(({ postId }) => postId === id),
    put: async ({ id }, at) => {
      await ctx.db.write('posts').where({ id }).update({ scheduled_at: at });
    },
    forget: async ({ id }) => {
      await ctx.db.write('draws').where({ post_id: id }).delete();
    },
    optimize: async () => (await optimizeSchedule(ctx, actor)).moved,
    say: (stance, weekday, hour) =>
      overrule(ctx, actor, place.id, { of: 'time', weekday, hour, stance } as Parameters<typeof overrule>[3]),
  };
}

const localOf = (at: number) => toLocal(at, timezone);
const atHour = ({ scheduledAt }: PostRecord, hour: number) =>
  startOfLocalDay(scheduledAt ?? 0, timezone) + hour * HOUR;
const partOf = (at: number) => {
  const { weekday, hour } = localOf(at);
  return { weekday, hour: hour - (hour % 3) };
};

eachDatabase((open) => {
  const withBusiness = async (work: (planned: Planned) => Promise<void>) => inBusiness(await open(), work);

  describe('a better schedule of a channel that has learned', () => {
    test('leaves what was drawn or held out where it stands', () =>
      withBusiness(async (planned) => {
        const { posts, draws, optimize } = await learned(planned);
        assert.ok(posts.length > 4);
        assert.equal(draws.length, posts.length);
        assert.ok(draws.some(({ isBaseline }) => isBaseline) && draws.some(({ isBaseline }) => !isBaseline));
        assert.deepEqual(await optimize(), []);
      }));

    test('leaves a post at an hour that its own posts praise, though no study does', () =>
      withBusiness(async (planned) => {
        const { posts, forget, put, optimize } = await learned(planned);
        const [post] = posts.slice(2);
        assert.ok(post);
        await forget(post);
        await put(post, atHour(post, 20) + 10 * MINUTE);
        assert.deepEqual(
          (await optimize()).filter(({ id }) => id === post.id),
          [],
        );
      }));

    test('moves by what was learned what nobody drew, and the choice can be made again', () =>
      withBusiness(async (planned) => {
        const { posts, forget, put, optimize } = await learned(planned);
        const { read } = planned.world.ctx.db;
        for (const post of posts) {
          await forget(post);
          await put(post, atHour(post, 3));
        }
        const moved = await optimize();
        assert.ok(moved.length > 0);
        for (const { id, why } of moved) {
          assert.match(why, /By 60 posts of yours, /);
          const decision = await read('decisions').where({ post_id: id, kind: 'reschedule' }).first();
          const [draw, ...others] = await listDrawsOf(read, decision.id);
          assert.ok(draw);
          assert.deepEqual([draw.postId, draw.share, others], [id, 0, []]);
          assert.equal((await replayDraw(read, draw)).end, 'same');
        }
      }));

    test('parts what stands too close; what is held out stays with the pattern', () =>
      withBusiness(async (planned) => {
        const { posts, draws, drawOf, put, optimize } = await learned(planned);
        const { ctx } = planned.world;
        const held = posts.find((post) => drawOf(post)?.isBaseline);
        assert.ok(held);
        // Another one, which a person has set there and wrote.
        const other = posts.find((post) => post !== held);
        assert.ok(other);
        await put(other, (held.scheduledAt ?? 0) + 20 * MINUTE);
        await ctx.db.write('posts').where({ id: other.id }).update({ origin: 'user' });
        const moved = await optimize();
        assert.deepEqual(
          moved.map(({ id }) => id),
          [held.id],
        );
        assert.match(moved[0]?.why ?? '', /^Another post of this channel was less than 3 hours away\. /);
        assert.doesNotMatch(moved[0]?.why ?? '', /posts of yours/);
        const ids = posts.map(({ id }) => id);
        assert.deepEqual(await listTimeDraws(ctx.db.read, held.businessId, ids), draws);
      }));

    test('takes even a drawn post out of a part of the week in which people let nothing leave', () =>
      withBusiness(async (planned) => {
        const { posts, drawOf, optimize, say } = await learned(planned);
        const post = posts.find((one) => drawOf(one)?.isBaseline === false);
        assert.ok(post);
        const { weekday, hour } = partOf(post.scheduledAt ?? 0);
        await say('ban', weekday, hour);
        const moved = await optimize();
        const mine = moved.find(({ id }) => id === post.id);
        assert.ok(mine);
        assert.notDeepEqual(partOf(Date.parse(mine.to)), { weekday, hour });
        assert.match(mine.why, /You have decided that nothing leaves at its old time\./);
        assert.deepEqual(await optimize(), []);
      }));

    test('moves to a part that people have set what no draw put elsewhere, and nothing out of it', () =>
      withBusiness(async (planned) => {
        const { posts, forget, put, optimize, say } = await learned(planned);
        const [post] = posts.slice(2);
        assert.ok(post);
        await put(post, atHour(post, 14));
        const { weekday } = localOf(post.scheduledAt ?? 0);
        await forget(post);
        await say('pin', weekday, 9);
        const [mine] = (await optimize()).filter(({ id }) => id === post.id);
        assert.deepEqual(mine && partOf(Date.parse(mine.to)), { weekday, hour: 9 });
        assert.deepEqual(await optimize(), []);
      }));
  });
});
