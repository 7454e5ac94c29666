// First comments: asked for before each call, there once, and never a reason for the post to fail.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommentOutcome } from '../../../server/domain/content/index.ts';
import { HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { inPublishingWorld, type PublishingWorld, playOut, seedPosts } from '../../support/publishing.ts';

const WORDS = 'The recipe is on our site.';
type Answer = CommentOutcome | 'lost-after' | Error;

eachDatabase((open) => {
  /** A network that answers calls in this order, and then takes every comment. */
  async function arrange(answers: Answer[] = [], asks: (boolean | Error)[] = []) {
    const there: string[] = [];
    const calls = { has: 0, place: 0 };
    const world = inPublishingWorld(await open(), {
      around: (network) => ({
        ...network,
        canComment: () => true,
        hasComment: async (_call, id, words) => {
          calls.has += 1;
          const answer = asks.shift();
          if (answer instanceof Error) throw answer;
          return answer ?? there.includes(`${id}|${words}`);
        },
        placeComment: async (_call, id, words) => {
          calls.place += 1;
          const answer = answers.shift() ?? { end: 'placed' };
          if (answer instanceof Error) throw answer;
          if (answer === 'lost-after' || answer.end === 'placed') there.push(`${id}|${words}`);
          return answer === 'lost-after' ? { end: 'unknown', error: 'No answer.' } : answer;
        },
      }),
    });
    await seedPosts(world, 1);
    await world.ctx.db.write('posts').update({ first_comment: WORDS });
    return { world, there, calls };
  }
  const postOf = async ({ ctx }: PublishingWorld) => (await ctx.db.read('posts'))[0];
  const stateOf = async ({ ctx }: PublishingWorld) => (await ctx.db.read('first_comments'))[0]?.state;
  const told = async ({ ctx }: PublishingWorld) =>
    (await ctx.db.read('events').where({ kind: 'post.comment_missing' })).length;

  test('it is placed below the post once that is out, by one call', async () => {
    const { world, there, calls } = await arrange();
    await playOut(world);
    const post = await postOf(world);
    assert.equal(post.status, 'published');
    assert.deepEqual(there, [`${post.external_id}|${WORDS}`]);
    assert.deepEqual([calls, await stateOf(world)], [{ has: 1, place: 1 }, 'placed']);
  });

  test('a post without one has no job for it', async () => {
    const { world, calls } = await arrange();
    await world.ctx.db.write('posts').update({ first_comment: null });
    await playOut(world);
    assert.deepEqual(calls, { has: 0, place: 0 });
    assert.deepEqual(await world.ctx.db.read('jobs').where({ kind: 'place-comment' }), []);
  });

  test('one whose answer is lost is looked for, and not written a second time', async () => {
    for (const lost of ['lost-after', new Error('reset')] as const) {
      const { world, there, calls } = await arrange([lost]);
      await playOut(world);
      assert.equal(there.length, 1);
      assert.equal(calls.place, lost === 'lost-after' ? 1 : 2);
      assert.equal(await stateOf(world), 'placed');
    }
  });

  test('one that is there already is not written', async () => {
    const { world, calls } = await arrange([], [true]);
    await playOut(world);
    assert.deepEqual([calls.place, await stateOf(world)], [0, 'placed']);
  });

  test('while nobody can say whether it is there, nothing is written', async () => {
    const away = new Error('away');
    const { world, there, calls } = await arrange([], [away, away, away]);
    await playOut(world);
    assert.deepEqual([there.length, calls.has, calls.place], [1, 4, 1]);
  });

  test('what the network refuses is told, and the post stays published', async () => {
    const { world, calls } = await arrange([{ end: 'rejected', reason: 'Comments are off.' }]);
    await playOut(world);
    const post = await postOf(world);
    assert.equal(post.status, 'published');
    assert.match(post.note, /comment-missing/);
    assert.match(post.note, /Comments are off\./);
    assert.deepEqual([calls.place, await stateOf(world), await told(world)], [1, 'missing', 1]);
  });

  test('a network that is busy is asked again when it says; for hours, but not for ever', async () => {
    const { world, calls } = await arrange();
    const { clock } = world;
    const begin = clock.now();
    const again = (): CommentOutcome => ({ end: 'retry', at: clock.now() + MINUTE, error: 'Busy.' });
    const patient = await arrange([again()]);
    await playOut(patient.world);
    assert.equal(patient.there.length, 1);
    assert.equal(calls.place, 0);
    const never = await arrange([{ end: 'retry', at: begin + 7 * HOUR, error: 'Busy.' }]);
    await playOut(never.world);
    assert.deepEqual([await stateOf(never.world), await told(never.world)], ['missing', 1]);
  });

  test('one that is written again and again and never there is given up', async () => {
    const gone: Answer[] = Array.from({ length: 5 }, () => ({ end: 'unknown', error: 'No answer.' }));
    const { world, calls } = await arrange(gone);
    await playOut(world);
    assert.deepEqual([calls.place, await stateOf(world)], [3, 'missing']);
  });
});
