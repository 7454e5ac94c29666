import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { CATCH_UP_GAP, paceOverduePosts } from '../../../server/domain/content/index.ts';
import { pacePostsJob } from '../../../server/jobs/pace-posts.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { HOUR, MINUTE, SECOND, SimulatedClock } from '../../../server/kernel/clock.ts';
import { readSentence, wordsOf } from '../../../server/sentences/index.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { makeRun } from '../../support/job-run.ts';

const NOW = Date.UTC(2027, 2, 1, 9);

/** A business with an email channel and posts that are scheduled at these moments. */
function seedBusiness(ctx: Context, moments: readonly number[]): Promise<number> {
  return unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
    const id = await insertBusiness(q, now);
    const owner = { business_id: id, created_at: now, updated_at: now };
    const [connection] = await q('connections').insert(
      { ...owner, type: 'email', name: 'Email', network: 'mail' },
      ['id'],
    );
    const posts = moments.map((scheduled_at, at) => ({
      ...owner,
      status: 'scheduled',
      origin: 'person',
      connection_id: connection.id,
      content: `${at}`,
      scheduled_at,
    }));
    await q('posts').insert(posts);
    return id;
  });
}

eachDatabase((open) => {
  test('several that pace the posts of one business at once do not get in each other’s way', async () => {
    const { main } = await open();
    const ctx = createTestContext(main, new SimulatedClock(NOW));
    // Every second one is too old to leave by itself.
    const moments = Array.from({ length: 8 }, (_, at) => NOW - (at % 2 === 0 ? 10 * MINUTE : 3 * HOUR));
    const businessId = await seedBusiness(ctx, moments);
    const pace = () => unitOfWork(ctx, SYSTEM, (tx) => paceOverduePosts(tx, businessId, NOW));
    await Promise.all(Array.from({ length: 5 }, pace));
    const held = await main.read('posts').where({ status: 'awaiting_approval' });
    assert.equal(held.length, 4);
    const scheduled = main.read('posts').where({ status: 'scheduled' });
    const times: number[] = await scheduled.orderBy('scheduled_at').pluck('scheduled_at');
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    assert.equal(times[0], NOW);
    assert.ok(
      gaps.every((gap) => gap >= CATCH_UP_GAP),
      gaps.join(),
    );
  });

  test('what is said of a late post is said by the clock of its business', async () => {
    const { main } = await open();
    const ctx = createTestContext(main, new SimulatedClock(NOW));
    const businessId = await seedBusiness(ctx, [NOW - 10 * MINUTE, NOW - 3 * HOUR]);
    await main.write('businesses').where({ id: businessId }).update({ timezone: 'Europe/Paris' });
    await unitOfWork(ctx, SYSTEM, (tx) => paceOverduePosts(tx, businessId, NOW));
    const decisions = await main.read('decisions').orderBy('id').select('what', 'why');
    assert.deepEqual(
      decisions.flatMap(({ what, why }) => [what, why].map((text) => wordsOf(readSentence(text)))),
      [
        'Held an overdue Email Marketing post for approval',
        'It was due Mon 1 Mar 2027, 07:00, more than two hours ago.',
        'Moved an overdue Email Marketing post to Mon 1 Mar 2027, 10:00',
        'It was due Mon 1 Mar 2027, 09:50, while nothing could leave.',
      ],
    );
  });

  test('what fell due while the end of a pause was being stored keeps its time, and gets a job again', async () => {
    const { main } = await open();
    const ctx = createTestContext(main, new SimulatedClock(NOW));
    const heldUntil = NOW - 2 * SECOND;
    const businessId = await seedBusiness(ctx, [NOW - SECOND, NOW + HOUR]);
    await pacePostsJob(ctx).run({ businessId, heldUntil }, makeRun());
    const posts = await main.read('posts').orderBy('id');
    assert.deepEqual(
      posts.map((post) => post.scheduled_at),
      [NOW - SECOND, NOW + HOUR],
    );
    const jobs = await main.read('jobs').where({ kind: 'publish-post' });
    assert.deepEqual(
      jobs.map((job) => [JSON.parse(job.payload), job.due_at]),
      [[{ postId: posts[0].id, at: NOW - SECOND }, NOW - SECOND]],
    );
  });

  test('a job that does not tell when the pause ended takes all that is due for held up', async () => {
    const { main } = await open();
    const ctx = createTestContext(main, new SimulatedClock(NOW));
    const businessId = await seedBusiness(ctx, [NOW - MINUTE, NOW - SECOND]);
    await pacePostsJob(ctx).run({ businessId }, makeRun());
    const times: number[] = await main.read('posts').orderBy('scheduled_at').pluck('scheduled_at');
    assert.deepEqual(times, [NOW, NOW + CATCH_UP_GAP]);
  });
});
