// What each local day brought: counted when posts are published and measured, on both databases.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  getMetrics,
  listChannelDays,
  listDailyFigures,
  listMeasuredPosts,
  sumDays,
} from '../../../server/domain/analytics/index.ts';
import {
  findPostOfAnyBusiness,
  measurePost,
  type Publishing,
  presentPost,
  publishPost,
} from '../../../server/domain/content/index.ts';
import { DAY, HOUR } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { DUE, inPublishingWorld, RUN, seedPosts } from '../../support/publishing.ts';

const figures = (likes: number) => ({ likes, comments: 1, shares: 0, clicks: 2, impressions: likes * 10 });

/** A network whose figures the test sets. */
function reporting(publishing: Publishing, told: { likes: number }): Publishing {
  const measure: Publishing['network']['measure'] = async (_call, ids) =>
    new Map(ids.map((id) => [id, figures(told.likes)]));
  return { ...publishing, network: { ...publishing.network, measure } };
}

eachDatabase((open) => {
  const world = () => open().then((databases) => inPublishingWorld(databases));

  test('a day counts the posts that went out and what they gained since the last reading', async () => {
    const { ctx, clock, publishing } = await world();
    const [id = 0, other = 0] = await seedPosts({ ctx }, 2);
    const told = { likes: 5 };
    const measured = reporting(publishing, told);
    for (const post of [id, other]) await publishPost(ctx, publishing, post, RUN);
    await measurePost(ctx, measured, id);
    clock.advanceTo(DUE + DAY);
    told.likes = 8;
    await measurePost(ctx, measured, id);
    await measurePost(ctx, measured, id);
    clock.advanceTo(DUE + 2 * DAY);
    told.likes = 7;
    await measurePost(ctx, measured, id);

    const { business_id } = await ctx.db.read('posts').where({ id }).first('business_id');
    const rows = await listDailyFigures(ctx.db.read, {
      businessId: business_id,
      from: '2027-03-01',
      to: '2027-03-31',
    });
    assert.deepEqual(
      rows.map(({ day, network: where, posts, likes, comments, clicks, impressions }) => [
        ...[day, where, posts, likes, comments, clicks, impressions],
      ]),
      [
        ['2027-03-01', 'sandbox', 2, 5, 1, 2, 50],
        ['2027-03-02', 'sandbox', 0, 3, 0, 0, 30],
        ['2027-03-03', 'sandbox', 0, -1, 0, 0, -10],
      ],
    );
  });

  test('channels come with their days, also those that have none', async () => {
    const { ctx, publishing } = await world();
    const [id = 0] = await seedPosts({ ctx }, 1);
    await publishPost(ctx, publishing, id, RUN);
    await measurePost(ctx, reporting(publishing, { likes: 5 }), id);
    const { business_id } = await ctx.db.read('posts').where({ id }).first('business_id');
    const filter = { businessId: business_id, from: '2027-03-01', to: '2027-03-07' };
    const [channel, ...others] = await listChannelDays(ctx.db.read, filter);
    assert.equal(others.length, 0);
    assert.deepEqual(
      [
        channel?.type,
        channel?.network,
        channel?.isActive,
        channel?.days.map(({ day, likes }) => [day, likes]),
      ],
      ['facebook', 'sandbox', true, [['2027-03-01', 5]]],
    );
    const [later] = await listChannelDays(ctx.db.read, { ...filter, from: '2027-03-02' });
    assert.deepEqual([later?.type, later?.days], ['facebook', []]);

    const range = { businessId: business_id, from: DUE, until: DUE + 1 };
    const [post] = await listMeasuredPosts(ctx.db.read, range);
    assert.deepEqual([post?.id, post?.reactions, post?.publishedAt], [id, 8, DUE]);
    assert.equal((await listMeasuredPosts(ctx.db.read, { ...range, from: DUE + 1 })).length, 0);
  });

  test('a post that still lacks its picture teaches nothing, unless a person posted it', async () => {
    const { ctx, publishing } = await world();
    const [id = 0] = await seedPosts({ ctx }, 1);
    await publishPost(ctx, publishing, id, RUN);
    await measurePost(ctx, reporting(publishing, { likes: 5 }), id);
    await ctx.db.write('posts').where({ id }).update({ needs_media: 'image' });
    const { business_id } = await ctx.db.read('posts').where({ id }).first('business_id');
    const measured = () =>
      listMeasuredPosts(ctx.db.read, { businessId: business_id, from: DUE, until: DUE + 1 });
    assert.deepEqual(await measured(), []);
    await ctx.db.write('posts').where({ id }).update({ network: 'manual' });
    assert.equal((await measured()).length, 1);
  });

  test('a figure that a network does not give is absent everywhere, never 0', async () => {
    const { ctx, publishing } = await world();
    const [id = 0] = await seedPosts({ ctx }, 1, 'tiktok');
    await publishPost(ctx, publishing, id, RUN);
    const measure: Publishing['network']['measure'] = async () =>
      new Map([
        [(await ctx.db.read('posts').first('external_id')).external_id, { likes: 3, impressions: 90 }],
      ]);
    await measurePost(ctx, { ...publishing, network: { ...publishing.network, measure } }, id);
    const post = await findPostOfAnyBusiness(ctx.db.read, id);
    assert.ok(post);
    assert.deepEqual([post.likes, post.impressions, post.clicks, post.shares], [3, 90, null, null]);
    const actor = {
      kind: 'account',
      accountId: 14,
      businessId: post.businessId,
      role: 'owner',
      open: false,
    } as const;
    assert.deepEqual(
      Object.keys(presentPost(post, actor).analytics ?? {})
        .filter((key) => !/source|measuredAt/.test(key))
        .sort(),
      ['impressions', 'likes'],
    );
    const { sandbox } = await getMetrics(ctx, post.businessId);
    assert.deepEqual(sandbox, {
      posts: 1,
      likes: 3,
      impressions: 90,
      clicks: null,
      shares: null,
      comments: null,
    });
    const range = { businessId: post.businessId, from: '2027-03-01', to: '2027-03-01' };
    const days = await listDailyFigures(ctx.db.read, range);
    assert.deepEqual([days[0]?.likes, days[0]?.clicks], [3, null]);
    assert.deepEqual([sumDays(days).likes, sumDays(days).clicks], [3, null]);
  });

  test('two readings at once count a gain once', async () => {
    const { ctx, publishing } = await world();
    const [id = 0] = await seedPosts({ ctx }, 1);
    await publishPost(ctx, publishing, id, RUN);
    const measured = reporting(publishing, { likes: 4 });
    await Promise.all([measurePost(ctx, measured, id), measurePost(ctx, measured, id)]);
    const [sum] = await ctx.db.read('daily_figures').sum({ likes: 'likes' });
    assert.equal(Number(sum?.likes), 4);
  });

  test('the day is the business’s own', async () => {
    const { ctx, clock, publishing } = await world();
    const [id = 0] = await seedPosts({ ctx }, 1);
    await ctx.db.write('businesses').update({ timezone: 'Pacific/Auckland' });
    clock.advanceTo(DUE + 2 * HOUR);
    await ctx.db.write('posts').where({ id }).update({ scheduled_at: clock.now() });
    await publishPost(ctx, publishing, id, RUN);
    const row = await ctx.db.read('daily_figures').first('day');
    assert.equal(row.day, '2027-03-02');
  });
});
