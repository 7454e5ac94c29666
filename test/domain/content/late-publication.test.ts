// A network that says late that it has a post: that is recorded whatever became of the post, and two are told of.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { endUnpublished, recordPublished } from '../../../server/domain/content/end-attempt.ts';
import {
  armDuePost,
  deletePost,
  findPostOfAnyBusiness,
  finish,
  type PostRecord,
  resolvePost,
  transition,
} from '../../../server/domain/content/index.ts';
import { describeEvent } from '../../../server/domain/notifications/notification.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { MINUTE, SECOND } from '../../../server/kernel/clock.ts';
import { say, wordsOf } from '../../../server/sentences/index.ts';
import { eachDatabase } from '../../support/databases.ts';
import {
  compareWithNetwork,
  inPublishingWorld,
  type PublishingWorld,
  pass,
  RUN,
  seedPosts,
} from '../../support/publishing.ts';

const FIRST = { externalId: 'first', url: 'https://network.example/first' };
const SECOND_ONE = { externalId: 'second', url: 'https://network.example/second' };

async function read({ ctx }: PublishingWorld, id: number): Promise<PostRecord> {
  const post = await findPostOfAnyBusiness(ctx.db.read, id);
  assert.ok(post);
  return post;
}

async function arm(world: PublishingWorld, id: number): Promise<PostRecord> {
  const armed = await armDuePost(world.ctx, RUN, await read(world, id));
  assert.ok(armed);
  return armed;
}

const events = ({ ctx }: PublishingWorld, kind: string) => ctx.db.read('events').where({ kind });

const noted = (words: string) => say('content.their-words', { words });

/** What became of the post after its attempt had been given up. */
const FATES: Readonly<Record<string, (world: PublishingWorld, attempted: PostRecord) => Promise<unknown>>> = {
  'is to leave again': ({ ctx, clock }, post) =>
    finish(ctx, post, 'scheduled', { scheduledAt: clock.now() + MINUTE }),
  'waits for a person': ({ ctx }, post) => finish(ctx, post, 'needs_attention', { note: noted('Look.') }),
  'counts as failed': ({ ctx }, post) => finish(ctx, post, 'failed', { note: noted('Refused.') }),
  'was made a draft again': async (world, post) => {
    await finish(world.ctx, post, 'needs_attention', {});
    await unitOfWork(world.ctx, SYSTEM, async (tx) =>
      transition(tx, await read(world, post.id), 'draft', { scheduledAt: null }),
    );
  },
  'waits for approval again': async (world, post) => {
    await finish(world.ctx, post, 'scheduled', {});
    await unitOfWork(world.ctx, SYSTEM, async (tx) =>
      transition(tx, await read(world, post.id), 'awaiting_approval'),
    );
  },
};

eachDatabase((open) => {
  async function arrange() {
    const world = inPublishingWorld(await open());
    const [id = 0] = await seedPosts(world, 1);
    return { world, id, attempted: await arm(world, id) };
  }

  describe('a late answer', () => {
    for (const [name, befall] of Object.entries(FATES)) {
      test(`makes a post published that ${name}`, async () => {
        const { world, id, attempted } = await arrange();
        await befall(world, attempted);
        await recordPublished(world.ctx, world.publishing, attempted, FIRST);
        const post = await read(world, id);
        assert.deepEqual(
          [post.status, post.externalId, post.externalUrl, post.network],
          ['published', FIRST.externalId, FIRST.url, 'sandbox'],
        );
        assert.match(wordsOf(post.note ?? noted('')), /had published it after all/);
        assert.equal((await events(world, 'post.published')).length, 1);
        const [day] = await world.ctx.db.read('daily_figures').where({ posts: 1 });
        assert.equal(day?.network, 'sandbox');
        assert.deepEqual(world.reports, []);
        await recordPublished(world.ctx, world.publishing, attempted, FIRST);
        assert.equal((await events(world, 'post.published')).length, 1, 'once');
      });
    }

    test('tells the id of a post that a person has found there themselves, and no second one', async () => {
      const { world, id, attempted } = await arrange();
      await finish(world.ctx, attempted, 'needs_attention', { trouble: 'unknown' });
      const actor = {
        kind: 'account',
        accountId: 14,
        businessId: attempted.businessId,
        role: 'owner',
        open: false,
      } as const;
      await resolvePost(world.ctx, actor, id, { published: true, externalUrl: 'https://network.example/a' });
      await recordPublished(world.ctx, world.publishing, attempted, FIRST);
      const post = await read(world, id);
      assert.deepEqual([post.externalId, post.externalUrl, post.note], [FIRST.externalId, FIRST.url, null]);
      assert.deepEqual(world.reports, []);
      assert.equal((await events(world, 'post.published_twice')).length, 0);
      await recordPublished(world.ctx, world.publishing, attempted, SECOND_ONE);
      assert.equal((await events(world, 'post.published_twice')).length, 1);
    });

    test('counts where it went, when the connection has another network by now', async () => {
      const { world, id, attempted } = await arrange();
      await finish(world.ctx, attempted, 'needs_attention', {});
      await world.ctx.db.write('connections').update({ network: 'manual' });
      await recordPublished(world.ctx, world.publishing, attempted, FIRST);
      assert.equal((await read(world, id)).network, 'sandbox');
    });

    test('of a deleted post is told to a person with its address', async () => {
      const { world, id, attempted } = await arrange();
      await finish(world.ctx, attempted, 'needs_attention', {});
      const actor = {
        kind: 'account',
        accountId: 14,
        businessId: attempted.businessId,
        role: 'owner',
        open: false,
      } as const;
      await deletePost(world.ctx, actor, id);
      for (let time = 0; time < 2; time += 1)
        await recordPublished(world.ctx, world.publishing, attempted, FIRST);
      const told = await events(world, 'post.published_deleted');
      assert.equal(told.length, 1);
      const text = describeEvent({
        ...told[0],
        businessId: attempted.businessId,
        subjectId: id,
        data: JSON.parse(told[0].data),
      });
      assert.match(text ? wordsOf(text.message) : '', /https:\/\/network\.example\/first/);
    });
  });

  describe('a second attempt', () => {
    async function again() {
      const { world, id, attempted: first } = await arrange();
      await finish(world.ctx, first, 'scheduled', {});
      return { world, id, first, second: await arm(world, id) };
    }

    test('that brings nothing about leaves the post published by the first, whose answer came meanwhile', async () => {
      const { world, id, first, second } = await again();
      await recordPublished(world.ctx, world.publishing, first, FIRST);
      assert.equal((await read(world, id)).status, 'publishing', 'its own attempt ends it');
      await endUnpublished(world.ctx, world.publishing, second, 'scheduled', { note: noted('not taken') });
      const post = await read(world, id);
      assert.deepEqual([post.status, post.externalId], ['published', FIRST.externalId]);
      assert.deepEqual(world.reports, []);
    });

    for (const [name, order] of [
      ['before it', 'first'],
      ['after it', 'second'],
    ] as const) {
      test(`that publishes it too, with the first answer ${name}: a person is told both addresses`, async () => {
        const { world, id, first, second } = await again();
        const answers = [
          () => recordPublished(world.ctx, world.publishing, first, FIRST),
          () => recordPublished(world.ctx, world.publishing, second, SECOND_ONE),
        ];
        for (const answer of order === 'first' ? answers : answers.reverse()) await answer();
        const post = await read(world, id);
        assert.deepEqual([post.status, post.externalId], ['published', SECOND_ONE.externalId]);
        const [told] = await events(world, 'post.published_twice');
        const text = describeEvent({
          ...told,
          businessId: post.businessId,
          subjectId: id,
          data: JSON.parse(told.data),
        });
        for (const said of [
          post.note && wordsOf(post.note),
          text && wordsOf(text.message),
          world.reports.join(),
        ]) {
          for (const { url } of [FIRST, SECOND_ONE]) assert.ok(said?.includes(url), said ?? 'nothing');
        }
        assert.equal((await events(world, 'post.published')).length, 1);
      });
    }
  });

  test('a network that takes a post minutes after it was given up, longer than it says: both are told of', async () => {
    const met: string[] = [];
    const world = inPublishingWorld(await open(), {
      faults: { next: ({ content }) => (met.push(content) === 1 ? { kind: 'long', ms: 7 * MINUTE } : null) },
      // Its connector does not mind being given up.
      around: (network) => ({
        ...network,
        publish: (call, post) => network.publish({ ...call, signal: new AbortController().signal }, post),
      }),
    });
    const [id = 0] = await seedPosts(world, 1);
    await pass(world, 5 * MINUTE, 5 * SECOND);
    assert.deepEqual(
      (await compareWithNetwork(world)).map(({ copies }) => copies),
      [1],
      'it left again',
    );
    await pass(world, 3 * MINUTE, 5 * SECOND);
    assert.deepEqual(
      (await compareWithNetwork(world)).map(({ copies }) => copies),
      [2],
    );
    assert.equal(world.reports.length, 1);
    assert.match(wordsOf((await read(world, id)).note ?? noted('')), /has this post twice/);
    await world.worker.stop();
  });
});
