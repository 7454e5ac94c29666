// Other words for a post that is out: what the network is sent, what is told when it was not, and what our record says then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChannelType } from '../../../server/contract/channels/index.ts';
import type { Credentials } from '../../../server/domain/channels/index.ts';
import {
  actionsOf,
  correctPost,
  deletePost,
  type EditOutcome,
  findPostOfAnyBusiness,
} from '../../../server/domain/content/index.ts';
import { checkOwnPost } from '../../../server/domain/writer/index.ts';
import type { AppError } from '../../../server/kernel/app-error.ts';
import { HOUR } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { DUE, inPublishingWorld, type PublishingWorld, seedPosts } from '../../support/publishing.ts';

const OPEN: Credentials = {
  open: async () => ({ end: 'opened', credential: null }),
  blockedUntil: async () => null,
  refused: async () => 'ended',
  doubted: async () => 'ended',
  note: async () => {},
  worked: async () => {},
};

interface Arranged {
  readonly answer?: () => Promise<EditOutcome>;
  readonly credentials?: Credentials;
  readonly channel?: ChannelType;
  readonly row?: object;
}

eachDatabase((open) => {
  /** A post that is out on a real network, which answers each edit so. */
  async function arrange({ answer, credentials = OPEN, channel = 'facebook', row }: Arranged = {}) {
    const sent: string[] = [];
    const world = inPublishingWorld(await open(), {
      credentials,
      around: (network) => ({
        ...network,
        edit: async (_call, _id, { content }) => {
          sent.push(content);
          return answer?.() ?? { end: 'edited' };
        },
      }),
    });
    const [id = 0] = await seedPosts(world, 1, channel);
    const out = { status: 'published', network: 'real', published_at: DUE, external_id: 'there-1' };
    await world.ctx.db.write('posts').update({ ...out, ...row });
    const { businessId } = await postOf(world, id);
    const owner = { kind: 'account', accountId: 14, businessId, role: 'owner', open: false } as const;
    const correct = (content: string) =>
      correctPost(world.ctx, world.publishing, owner, id, { words: { content }, check: checkOwnPost });
    return { world, id, owner, sent, correct };
  }
  async function postOf({ ctx }: PublishingWorld, id: number) {
    const post = await findPostOfAnyBusiness(ctx.db.read, id);
    assert.ok(post);
    return post;
  }
  const told = async ({ ctx }: PublishingWorld) =>
    (await ctx.db.read('events').where({ kind: 'post.corrected' })).length;
  const refused = (code: string, words: RegExp) => (error: AppError) =>
    error.code === code && words.test(error.message);

  test('our record follows the network', async () => {
    const { world, id, sent, correct } = await arrange();
    await correct('From half past seven.');
    assert.deepEqual(sent, ['From half past seven.']);
    assert.equal((await postOf(world, id)).content, 'From half past seven.');
    assert.equal(await told(world), 1);
  });

  test('what was certainly not asked is told as not changed, with its reason', async () => {
    const blocked: Credentials = {
      ...OPEN,
      open: async () => ({ end: 'blocked', until: DUE + HOUR, error: 'No more calls for a while.' }),
    };
    const silent: Credentials = { ...OPEN, open: () => Promise.reject(new Error('The sign-in is away.')) };
    for (const [credentials, reason] of [
      [blocked, /did not change the post: No more calls for a while\./],
      [silent, /did not change the post: The sign-in is away\./],
    ] as const) {
      const { world, id, sent, correct } = await arrange({ credentials });
      const before = await postOf(world, id);
      await assert.rejects(correct('From half past seven.'), refused('conflict', reason));
      assert.deepEqual([sent, await postOf(world, id)], [[], before]);
    }
  });

  test('what may have been changed is told as such', async () => {
    for (const answer of [
      async (): Promise<EditOutcome> => ({ end: 'unknown', error: 'No reply.' }),
      () => Promise.reject(new Error('reset')),
    ]) {
      const { correct } = await arrange({ answer });
      await assert.rejects(correct('From eight.'), refused('unavailable', /did not say whether/));
    }
  });

  test('of a film the script stays here, and its caption is sent', async () => {
    const { world, id, sent, correct } = await arrange({ channel: 'youtube' });
    const script = '[The oven opens.]\nWarm bread.\n\nBread from seven. #bakery';
    await correct(script);
    assert.deepEqual(sent, ['Bread from seven. #bakery']);
    assert.equal((await postOf(world, id)).content, script);
  });

  test('a post that is not known by an id there cannot be changed there', async () => {
    const { world, id, owner, correct } = await arrange({ row: { external_id: null } });
    assert.ok(!actionsOf(await postOf(world, id), owner).includes('correct'));
    await assert.rejects(correct('From eight.'), refused('conflict', /not possible/));
  });

  test('one that is deleted meanwhile is not told as changed', async () => {
    let remove = async () => {};
    const answer = async (): Promise<EditOutcome> => {
      await remove();
      return { end: 'edited' };
    };
    const { world, id, owner, correct } = await arrange({ answer });
    remove = () => deletePost(world.ctx, owner, id);
    await assert.rejects(correct('From eight.'), { code: 'not-found' });
    assert.equal(await told(world), 0);
  });

  test('a claim that was let stand before still stands; another does not', async () => {
    const { sent, correct } = await arrange({ row: { content: 'Try it, it is risk-free.' } });
    await correct('Try it, it is risk-free. From seven.');
    assert.equal(sent.length, 1);
    await assert.rejects(correct('Try it, risk-free: you have nothing to lose.'), {
      code: 'invalid',
      field: 'content',
    });
    assert.equal(sent.length, 1);
  });
});
