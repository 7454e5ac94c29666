// A deleted post is taken down from the network where it went, whatever network its connection has by then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deletePost, findPostOfAnyBusiness, type NetworkCall } from '../../server/domain/content/index.ts';
import { eachDatabase } from '../support/databases.ts';
import { compareWithNetwork, inPublishingWorld, seedPosts } from '../support/publishing.ts';

eachDatabase((open) => {
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
