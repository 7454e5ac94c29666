import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { CATCH_UP_GAP, paceOverduePosts } from '../../../server/domain/content/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

const NOW = Date.UTC(2027, 2, 1, 9);

eachDatabase((open) => {
  test('several that pace the posts of one business at once do not get in each other’s way', async () => {
    const { main } = await open();
    const clock = new SimulatedClock(NOW);
    const ctx = createTestContext(main, clock);
    const businessId = await unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
      const id = await insertBusiness(q, now);
      const owner = { business_id: id, created_at: now, updated_at: now };
      const [connection] = await q('connections').insert(
        { ...owner, type: 'email', name: 'Email', network: 'mail' },
        ['id'],
      );
      const late = { status: 'scheduled', origin: 'person' };
      const posts = Array.from({ length: 8 }, (_, at) => ({
        ...owner,
        ...late,
        connection_id: connection.id,
        content: `${at}`,
        // Every second one is too old to leave by itself.
        scheduled_at: now - (at % 2 === 0 ? 10 * MINUTE : 3 * HOUR),
      }));
      await q('posts').insert(posts);
      return id;
    });
    const pace = () => unitOfWork(ctx, SYSTEM, (tx) => paceOverduePosts(tx, businessId));
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
});
