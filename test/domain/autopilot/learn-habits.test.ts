// Learning on both databases: what edits say together becomes a habit, is changed by later edits, and lapses.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { BusinessProfileInput } from '../../../server/contract/business.ts';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import {
  changeHabit,
  editAndLearn,
  generateDrafts,
  readHabits,
  saveProfile,
} from '../../../server/domain/autopilot/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { connectChannel } from '../../../server/domain/channels/index.ts';
import { deletePost, type PostRecord } from '../../../server/domain/content/index.ts';
import { type AccountActor, SYSTEM } from '../../../server/kernel/actor.ts';
import { MINUTE } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { inPublishingWorld } from '../../support/publishing.ts';

const PROFILE = {
  name: 'Harbour Street Bakery',
  industry: 'food',
  description: 'Sourdough bakery by the harbour in Whitby. We bake 12 kinds of bread every morning.',
  targetAudience: 'Families nearby',
  toneOfVoice: 'friendly',
  brandValues: 'local flour, honest prices',
  marketingGoals: 'More weekday orders',
  websiteUrl: '',
  timezone: 'Europe/London',
};
const CONNECTION = { type: 'facebook', name: '', isActive: true } as const;

eachDatabase((open) => {
  const begin = async () => {
    const world = inPublishingWorld(await open());
    const ctx: Context = world.ctx;
    const businessId = await unitOfWork(ctx, SYSTEM, (tx) => insertBusiness(tx.q, tx.now));
    const actor: AccountActor = { kind: 'account', accountId: 14, businessId, role: 'owner', open: true };
    await saveProfile(ctx, actor, v.parse(BusinessProfileInput, PROFILE));
    const { connection } = await connectChannel(ctx, actor, CONNECTION);
    return {
      ctx,
      actor,
      drafts: (count: number) => generateDrafts(ctx, actor, { connectionId: connection.id, count }),
      edit: async (post: PostRecord, content: string) => {
        world.clock.advance(MINUTE);
        return editAndLearn(ctx, actor, post.id, { content });
      },
      habits: async () =>
        (await readHabits(ctx.db.read, businessId)).map(({ words, state }) => [state, words]),
      read: () => readHabits(ctx.db.read, businessId),
    };
  };

  describe('habits', () => {
    test('are learned once, name the posts that are still there, and keep their channels', async () => {
      const { ctx, actor, drafts, edit, read } = await begin();
      const posts = await drafts(4);
      for (const post of posts.slice(0, 3)) await edit(post, `Morning, all! ${post.content}`);
      const [habit, ...others] = await read();
      assert.deepEqual(others, []);
      assert.equal(
        habit?.words,
        'On Facebook, you begin with “Morning, all!”. Posts do, where there is room.',
      );
      assert.deepEqual([habit?.kind, habit?.channels, habit?.posts.length], ['greeting', ['facebook'], 3]);
      await deletePost(ctx, actor, posts[0]?.id ?? 0);
      assert.deepEqual(
        (await read())[0]?.posts,
        posts.slice(1, 3).map(({ id }) => id),
      );
    });

    test('lapse when people put the word in again, unless they are kept', async () => {
      const { ctx, actor, drafts, edit, habits, read } = await begin();
      const posts = await drafts(9);
      const word = 'splendid';
      const insert = (post: PostRecord) => `${post.content} It is ${word} with soup and butter on the side.`;
      // Written with the word, as a post of a model could be, then edited by a person.
      for (const post of posts)
        await ctx.db
          .write('posts')
          .where({ id: post.id })
          .update({ content: insert(post) });
      const written = posts.map((post) => ({ ...post, content: insert(post) }));
      for (const post of written.slice(0, 3)) await edit(post, post.content.replace(`${word} `, ''));
      assert.deepEqual(await habits(), [['learned', 'You take out “splendid”. No post uses it any more.']]);
      for (const post of written.slice(3, 6)) {
        await ctx.db
          .write('posts')
          .where({ id: post.id })
          .update({ content: posts[3]?.content ?? '' });
        await edit(post, `${posts[3]?.content} A ${word} day for bread.`);
      }
      const lapsed = (await read()).find(({ kind }) => kind === 'word');
      assert.equal(lapsed?.state, 'forgotten');
      await changeHabit(ctx, actor, lapsed?.id ?? 0, 'kept');
      for (const post of written.slice(6)) {
        await ctx.db
          .write('posts')
          .where({ id: post.id })
          .update({ content: posts[6]?.content ?? '' });
        await edit(post, `${posts[6]?.content} A ${word} day for bread.`);
      }
      assert.equal((await read()).find(({ kind }) => kind === 'word')?.state, 'kept');
    });
  });
});
