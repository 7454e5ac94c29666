// The key that names a post to its network: the same over all its attempts, and another as soon as it says something else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fault } from '../../../server/connectors/channels/sandbox/fault.ts';
import type { Databases } from '../../../server/db/open.ts';
import { eachDatabase } from '../../support/databases.ts';
import { inPublishingWorld, playOut, seedPosts } from '../../support/publishing.ts';

eachDatabase((open) => {
  /** The keys under which posts left and were looked for. @param after runs once the network has answered a first time */
  async function play(count: number, faults: Fault[], after = async (_: Databases) => {}) {
    const [left, looked]: [string[], string[]] = [[], []];
    const databases = await open();
    const world = inPublishingWorld(databases, {
      faults: { next: () => faults.shift() ?? null },
      around: (network) => ({
        ...network,
        publish: async (call, post) => {
          left.push(post.key);
          const outcome = await network.publish(call, post);
          if (left.length === 1) await after(databases);
          return outcome;
        },
        check: (call, attempt) => {
          looked.push(attempt.key);
          return network.check(call, attempt);
        },
      }),
    });
    await seedPosts(world, count);
    await playOut(world);
    return { left, looked };
  }

  test('it is the same in every attempt, and when the post is looked for', async () => {
    const { left, looked } = await play(1, [{ kind: 'reset' }, { kind: 'busy', ms: 1000 }]);
    assert.equal(left.length, 3);
    assert.ok(looked.length > 0);
    assert.deepEqual([...new Set([...left, ...looked])], left.slice(0, 1));
  });

  test('what says something else is another post', async () => {
    const { left } = await play(1, [{ kind: 'busy', ms: 1000 }], async ({ main }) => {
      await main.write('posts').update({ content: 'Other words' });
    });
    assert.equal(new Set(left).size, 2);
  });

  test('two posts have two', async () => {
    const { left } = await play(2, []);
    assert.equal(new Set(left).size, 2);
  });
});
