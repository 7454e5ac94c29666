// What posts teach: kept once, at the age at which their channel is judged, and left out when it says nothing of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChannelType } from '../../../server/contract/channels/index.ts';
import { CHANNEL_TYPES, practiceOf } from '../../../server/contract/channels/index.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import {
  type Figures,
  findPostOfAnyBusiness,
  measurePost,
  nextReading,
  type Publishing,
  publishPost,
  tellBoosted,
} from '../../../server/domain/content/index.ts';
import { historyOf, leaveOutPost } from '../../../server/domain/evidence/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY, HOUR } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { DUE, inPublishingWorld, type PublishingWorld, RUN, seedPosts } from '../../support/publishing.ts';

/** A network that tells these figures of every post. */
function telling(publishing: Publishing, figures: Figures): Publishing {
  const measure: Publishing['network']['measure'] = async (_call, ids) =>
    new Map(ids.map((id) => [id, figures]));
  return { ...publishing, network: { ...publishing.network, measure } };
}

async function publish(world: PublishingWorld, count: number, channel: ChannelType = 'facebook') {
  const ids = await seedPosts(world, count, channel);
  for (const id of ids) await publishPost(world.ctx, world.publishing, id, RUN);
  return ids;
}

async function placeOf({ ctx }: PublishingWorld, postId: number) {
  const post = await findPostOfAnyBusiness(ctx.db.read, postId);
  assert.ok(post);
  const { connectionId: id, businessId, channel: type, network } = post;
  return { id, businessId, type, network };
}

const rowsOf = ({ ctx }: PublishingWorld) => ctx.db.read('observations').select('*').orderBy('id');

test('every channel is judged at an age at which figures are read', () => {
  for (const type of CHANNEL_TYPES) {
    const at = DUE + practiceOf(type).judgedAfter * HOUR;
    assert.equal(nextReading(DUE, at - 1), at, type);
  }
});

eachDatabase((open) => {
  const openWorld = () => open().then((databases) => inPublishingWorld(databases));

  test('a post is kept at the age of its channel, with what it is made of, and never changed by later readings', async () => {
    const world = await openWorld();
    const { ctx, clock, publishing } = world;
    const [id = 0] = await publish(world, 1);
    const read = (likes: number) => measurePost(ctx, telling(publishing, { likes }), id);
    clock.advanceTo(DUE + 2 * HOUR);
    await read(3);
    assert.deepEqual(await rowsOf(world), []);
    clock.advanceTo(DUE + DAY);
    await read(8);
    clock.advanceTo(DUE + 3 * DAY);
    await read(20);
    const [row, ...more] = await rowsOf(world);
    assert.equal(more.length, 0);
    assert.deepEqual(
      [row.post_id, row.at, row.read_at, JSON.parse(row.figures), row.left_out],
      [id, DUE, DUE + DAY, { likes: 8 }, null],
    );
    assert.deepEqual(JSON.parse(row.features), {
      ...{ pillar: 'own', format: 'plain', hook: 'plain' },
      ...{ length: 'short', link: false, picture: false },
    });
  });

  test('slow channels are judged later', async () => {
    const world = await openWorld();
    const { ctx, clock, publishing } = world;
    const [id = 0] = await publish(world, 1, 'linkedin');
    clock.advanceTo(DUE + DAY);
    await measurePost(ctx, telling(publishing, { likes: 8 }), id);
    assert.deepEqual(await rowsOf(world), []);
    clock.advanceTo(DUE + 3 * DAY);
    await measurePost(ctx, telling(publishing, { likes: 9 }), id);
    assert.equal((await rowsOf(world)).length, 1);
  });

  test('what is read far too late, or tells none of the figures that count, teaches nothing rather than zero', async () => {
    const world = await openWorld();
    const { ctx, clock, publishing } = world;
    const [late = 0, silent = 0] = await publish(world, 2);
    clock.advanceTo(DUE + DAY);
    await measurePost(ctx, telling(publishing, { impressions: 900 }), silent);
    clock.advanceTo(DUE + 2 * DAY);
    await measurePost(ctx, telling(publishing, { likes: 8 }), late);
    assert.deepEqual(await rowsOf(world), []);
  });

  test('a deleted post teaches from then on nothing, and what was known before stays known', async () => {
    const world = await openWorld();
    const { ctx, clock, publishing } = world;
    const [kept = 0, gone = 0] = await publish(world, 2);
    clock.advanceTo(DUE + DAY);
    for (const id of [kept, gone]) await measurePost(ctx, telling(publishing, { likes: 8 }), id);
    const place = await placeOf(world, kept);
    clock.advanceTo(DUE + 2 * DAY);
    for (const why of ['deleted', 'edited'] as const)
      await unitOfWork(ctx, SYSTEM, (tx) => leaveOutPost(tx, gone, why));
    const known = async (at: number) => (await historyOf(ctx.db.read, place, at)).map(({ postId }) => postId);
    assert.deepEqual(await known(DUE + DAY - 1), []);
    assert.deepEqual(await known(DUE + 2 * DAY - 1), [kept, gone]);
    assert.deepEqual(await known(DUE + 2 * DAY), [kept]);
    const [row] = await ctx.db.read('observations').where({ post_id: gone });
    assert.deepEqual([row.left_out, row.left_out_at], ['deleted', DUE + 2 * DAY]);
  });

  test('a post whose words were changed before it was judged teaches nothing', async () => {
    const world = await openWorld();
    const { ctx, clock, publishing } = world;
    const [id = 0] = await publish(world, 1);
    const place = await placeOf(world, id);
    await unitOfWork(ctx, SYSTEM, async (tx) =>
      tx.emit({
        kind: 'post.corrected',
        businessId: place.businessId,
        subjectId: id,
        data: { channel: 'facebook' },
      }),
    );
    clock.advanceTo(DUE + DAY);
    await measurePost(ctx, telling(publishing, { likes: 8 }), id);
    const [row] = await rowsOf(world);
    assert.equal(row.left_out, 'edited');
    assert.deepEqual(await historyOf(ctx.db.read, place, clock.now()), []);
  });

  test('a post that was boosted teaches nothing, said before or after it is judged; said by mistake, it is taken back', async () => {
    const world = await openWorld();
    const { ctx, clock, publishing } = world;
    const [early = 0, late = 0] = await publish(world, 2);
    const place = await placeOf(world, early);
    const owner = { kind: 'account', accountId: 14, role: 'owner', open: false } as const;
    const actor = { ...owner, businessId: place.businessId };
    const taught = async () => (await historyOf(ctx.db.read, place, clock.now())).map(({ postId }) => postId);
    await tellBoosted(ctx, actor, early, true);
    await tellBoosted(ctx, actor, early, true);
    assert.equal((await ctx.db.read('events').where({ kind: 'post.boosted' })).length, 1);
    clock.advanceTo(DUE + DAY);
    for (const id of [early, late]) await measurePost(ctx, telling(publishing, { likes: 8 }), id);
    assert.deepEqual(await taught(), [late]);
    await tellBoosted(ctx, actor, late, true);
    assert.deepEqual(await taught(), []);
    for (const id of [early, late]) await tellBoosted(ctx, actor, id, false);
    assert.deepEqual(await taught(), [early, late]);
    const [waiting = 0] = await seedPosts(world, 1, 'facebook');
    const { businessId } = await placeOf(world, waiting);
    await assert.rejects(
      tellBoosted(ctx, { ...actor, businessId }, waiting, true),
      /is not out on a channel/,
    );
    await assert.rejects(tellBoosted(ctx, actor, waiting, true), { code: 'not-found' });
    await assert.rejects(tellBoosted(ctx, { ...actor, role: 'approver' }, late, true), { code: 'forbidden' });
  });

  test('what is simulated teaches nothing of what is real', async () => {
    const world = await openWorld();
    const { ctx, clock, publishing } = world;
    const [id = 0] = await publish(world, 1);
    clock.advanceTo(DUE + DAY);
    await measurePost(ctx, telling(publishing, { likes: 8 }), id);
    const place = await placeOf(world, id);
    assert.equal((await historyOf(ctx.db.read, place, clock.now())).length, 1);
    assert.deepEqual(await historyOf(ctx.db.read, { ...place, network: 'real' }, clock.now()), []);
  });

  test('rewards are logs against what is usual for the account', async () => {
    const world = await openWorld();
    const { ctx, clock, publishing } = world;
    const ids = await publish(world, 6);
    clock.advanceTo(DUE + DAY);
    for (const [index, id] of ids.entries()) {
      const likes = index === 5 ? 43 : 21;
      await measurePost(ctx, telling(publishing, { likes }), id);
    }
    const taught = await historyOf(ctx.db.read, await placeOf(world, ids[0] ?? 0), clock.now());
    assert.deepEqual(
      taught.map(({ reward }) => Number(reward.toFixed(2))),
      [0, 0, 0, 0, 0, 0.69],
    );
  });
});
