// What nobody looks after any more is found once an hour: attempts whose job is gone, and posts that should have left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { armDuePost, findPostOfAnyBusiness, type PostRecord } from '../../server/domain/content/index.ts';
import { sweepStuckJob } from '../../server/jobs/sweep-stuck.ts';
import { HOUR, MINUTE } from '../../server/kernel/clock.ts';
import { wordsOf } from '../../server/sentences/index.ts';
import { eachDatabase } from '../support/databases.ts';
import { makeRun } from '../support/job-run.ts';
import {
  compareWithNetwork,
  inPublishingWorld,
  type PublishingOptions,
  type PublishingWorld,
  playOut,
  seedPosts,
} from '../support/publishing.ts';

const RUN = makeRun();
const sweep = (world: PublishingWorld) => sweepStuckJob(world.ctx, world.publishing).run({}, RUN);
const jobsOf = ({ databases: { main } }: PublishingWorld) => main.write('jobs');

async function read({ ctx }: PublishingWorld, id: number): Promise<PostRecord> {
  const post = await findPostOfAnyBusiness(ctx.db.read, id);
  assert.ok(post);
  return post;
}

eachDatabase((open) => {
  /** A post whose call was made, and whose job ended before it could tell. */
  async function arrange(state: string, options: PublishingOptions = {}) {
    const world = inPublishingWorld(await open(), options);
    const [id = 0] = await seedPosts(world, 1);
    const job = await jobsOf(world).where({ kind: 'publish-post' }).first();
    const armed = await armDuePost(world.ctx, { id: job.id }, await read(world, id));
    assert.ok(armed);
    if (state === 'gone') await jobsOf(world).where({ id: job.id }).del();
    else await jobsOf(world).where({ id: job.id }).update({ state, due_at: null });
    return { world, id };
  }
  const published = async (world: PublishingWorld) =>
    (await compareWithNetwork(world)).map(({ status, copies, recorded }) => [status, copies, recorded]);

  for (const state of ['done', 'needs_human', 'gone'])
    test(`an attempt whose job is ${state} is looked for, and ends`, async () => {
      const { world } = await arrange(state);
      await playOut(world);
      assert.deepEqual(await published(world), [['publishing', 0, false]], 'nobody looks after it');
      world.clock.advance(10 * MINUTE);
      await sweep(world);
      await playOut(world);
      assert.deepEqual(await published(world), [['publishing', 0, false]], 'too young to be stuck');
      world.clock.advance(10 * MINUTE);
      await sweep(world);
      await sweep(world);
      const made = await jobsOf(world).where({ kind: 'publish-post', state: 'waiting' });
      assert.equal(made.length, 1, 'one job looks after it');
      await playOut(world);
      assert.deepEqual(await published(world), [['published', 1, true]]);
    });

  test('when that one fails for good, too, a person decides', async () => {
    const { world, id } = await arrange('gone');
    world.clock.advance(HOUR);
    await sweep(world);
    await jobsOf(world).where({ kind: 'publish-post' }).update({ state: 'needs_human', due_at: null });
    await sweep(world);
    const { status, trouble, note } = await read(world, id);
    assert.deepEqual([status, trouble], ['needs_attention', 'unknown']);
    assert.match(note === null ? '' : wordsOf(note), /Looking for it failed again and again/);
  });

  test('an attempt that its job looks after is left alone', async () => {
    const { world } = await arrange('waiting');
    world.clock.advance(HOUR);
    await sweep(world);
    assert.equal((await jobsOf(world).where({ kind: 'publish-post' })).length, 1);
  });

  test('a due post without a job gets a new time, an old one waits for approval, a paused one stays', async () => {
    for (const [late, becomes] of [
      [90 * MINUTE, 'published'],
      [3 * HOUR, 'awaiting_approval'],
    ] as const) {
      const world = inPublishingWorld(await open());
      const [id = 0] = await seedPosts(world, 1);
      await jobsOf(world).del();
      world.clock.advance(50 * MINUTE);
      await sweep(world);
      await playOut(world);
      assert.equal((await read(world, id)).status, 'scheduled', 'it may still be waited for');
      world.clock.advance(late - 50 * MINUTE);
      const paused = (is: boolean) =>
        world.databases.main.write('business_settings').where({ business_id: 1 }).update({ paused: is });
      await paused(true);
      await sweep(world);
      assert.equal((await read(world, id)).status, 'scheduled');
      await paused(false);
      await sweep(world);
      await playOut(world);
      assert.equal((await read(world, id)).status, becomes);
    }
  });
});
