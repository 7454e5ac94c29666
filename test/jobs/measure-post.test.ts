// Figures of posts that are out: a network that is away for hours loses readings, and no post its figures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUR } from '../../server/kernel/clock.ts';
import { eachDatabase } from '../support/databases.ts';
import { DUE, inPublishingWorld, playOut, seedPosts } from '../support/publishing.ts';

eachDatabase((open) => {
  test('they are read again once the network is back', async () => {
    let asked = 0;
    const world = inPublishingWorld(await open(), {
      around: (network) => ({
        ...network,
        measure: async (_, [id = '']) => {
          asked += 1;
          if (world.clock.now() < DUE + 5 * HOUR) throw new Error('away');
          return new Map([[id, { likes: 7 }]]);
        },
      }),
    });
    await seedPosts(world, 1);
    for (let hours = 0; hours < 30; hours += 2) {
      await playOut(world);
      world.clock.advanceTo(DUE + (hours + 2) * HOUR);
    }
    await playOut(world);
    const post = await world.ctx.db.read('posts').first('status', 'likes');
    assert.deepEqual([post.status, post.likes], ['published', 7]);
    assert.deepEqual(await world.ctx.db.read('jobs').where({ state: 'needs_human' }), []);
    assert.ok(asked < 30, String(asked));
  });
});
