// A deleted post is taken down from the network where it went, whatever network its connection has by then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  deletePost,
  findPostOfAnyBusiness,
  type NetworkCall,
  type PostNetwork,
} from '../../server/domain/content/index.ts';
import { eachDatabase } from '../support/databases.ts';
import { compareWithNetwork, inPublishingWorld, playOut, seedPosts } from '../support/publishing.ts';

eachDatabase((open) => {
  /** A post that is out, deleted here, on a network that takes nothing down or answers so. */
  async function removed(remove: PostNetwork['remove']) {
    const world = inPublishingWorld(await open(), { around: (network) => ({ ...network, remove }) });
    const { ctx } = world;
    const [id = 0] = await seedPosts(world, 1);
    await world.worker.drain();
    const { businessId } = (await findPostOfAnyBusiness(ctx.db.read, id)) ?? { businessId: 0 };
    const actor = { kind: 'account', accountId: 14, businessId, role: 'owner', open: false } as const;
    await deletePost(ctx, actor, id);
    await playOut(world);
    const told = await ctx.db.read('events').where({ kind: 'post.still_out' });
    const [job] = await ctx.db.read('jobs').where({ kind: 'remove-post' });
    return { told: told.map(({ subject_id, data }) => [subject_id, JSON.parse(data)]), job, id };
  }

  test('where no program may take it down, a person is told at once that it is still out', async () => {
    const { told, job, id } = await removed(async () => false);
    assert.equal(told.length, 1);
    assert.equal(told[0]?.[0], id);
    assert.deepEqual([told[0]?.[1].channel, typeof told[0]?.[1].url], ['facebook', 'string']);
    assert.deepEqual([job.state, job.attempts], ['done', 1]);
  });

  test('what cannot be taken down is tried again for a while, and then told', async () => {
    let tries = 0;
    const { told, job } = await removed(async () => {
      tries += 1;
      throw new Error('away');
    });
    assert.ok(tries > 5, String(tries));
    assert.equal(told.length, 1);
    assert.equal(job.state, 'done');
  });

  test('also when its connection is served by hand meanwhile', async () => {
    const asked: Pick<NetworkCall, 'network' | 'channel' | 'profile'>[] = [];
    const world = inPublishingWorld(await open(), {
      around: (network) => ({
        ...network,
        remove: ({ signal, credential, ...to }, externalId) => {
          asked.push(to);
          return network.remove({ signal, credential, ...to }, externalId);
        },
      }),
    });
    const { ctx } = world;
    const [id = 0] = await seedPosts(world, 1);
    await world.worker.drain();
    await ctx.db.write('connections').update({ network: 'manual' });
    const post = await findPostOfAnyBusiness(ctx.db.read, id);
    assert.equal(post?.status, 'published');
    const { businessId, connectionId } = post;
    const actor = { kind: 'account', accountId: 14, businessId, role: 'owner', open: false } as const;
    await deletePost(ctx, actor, id);
    await world.worker.drain();
    const [{ copies } = { copies: -1 }] = await compareWithNetwork(world);
    assert.equal(copies, 0);
    assert.partialDeepStrictEqual(asked, [
      { network: 'sandbox', channel: 'facebook', profile: `connection-${connectionId}` },
    ]);
  });
});
