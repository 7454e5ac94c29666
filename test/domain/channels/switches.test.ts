// The statements that store an intent, on both databases: what is switched off does not begin.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertBusiness, updatePaused, updateSwitch } from '../../../server/domain/business/index.ts';
import { listOpenConnectionIds } from '../../../server/domain/channels/index.ts';
import { armDuePost, findPostOfAnyBusiness } from '../../../server/domain/content/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

const NOW = Date.UTC(2027, 2, 1, 9);

eachDatabase((open) => {
  async function seed() {
    const databases = await open();
    const ctx = createTestContext(databases.main, new SimulatedClock(NOW));
    return unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
      const businessId = await insertBusiness(q, now);
      const owner = { business_id: businessId, created_at: now, updated_at: now };
      const add = async (type: string, network: string, isActive = true) => {
        const row = { ...owner, type, name: type, network, is_active: isActive };
        const [connection] = await q('connections').insert(row, ['id']);
        const post = { connection_id: connection.id, status: 'scheduled', origin: 'person', content: type };
        const [{ id }] = await q('posts').insert({ ...owner, ...post, scheduled_at: now }, ['id']);
        return { connection: Number(connection.id), post: Number(id) };
      };
      const social = await add('facebook', 'sandbox');
      const mail = await add('email', 'mail');
      const inactive = await add('x', 'sandbox', false);
      return { ctx, businessId, social, mail, inactive };
    });
  }
  type World = Awaited<ReturnType<typeof seed>>;
  const turn = ({ ctx, businessId }: World, name: 'socialPosts' | 'emailMarketing', on: boolean) =>
    unitOfWork(ctx, SYSTEM, (tx) => updateSwitch(tx.q, businessId, name, on));
  const openIds = ({ ctx, businessId }: World) => listOpenConnectionIds(ctx.db.read, businessId);
  const arms = async ({ ctx }: World, post: number) =>
    (await armDuePost(ctx, { id: 1 }, await findPostOfAnyBusiness(ctx.db.read, post))) !== undefined;

  test('a connection is open when it is active, its kind is on, and nothing is paused', async () => {
    const world = await seed();
    const { social, mail, ctx, businessId } = world;
    assert.deepEqual((await openIds(world)).sort(), [social.connection, mail.connection].sort());
    assert.equal(await turn(world, 'socialPosts', false), true);
    assert.equal(await turn(world, 'socialPosts', false), false, 'it stood so already');
    assert.deepEqual(await openIds(world), [mail.connection]);
    await turn(world, 'emailMarketing', false);
    assert.deepEqual(await openIds(world), []);
    await turn(world, 'socialPosts', true);
    assert.deepEqual(await openIds(world), [social.connection]);
    await unitOfWork(ctx, SYSTEM, (tx) => updatePaused(tx.q, businessId, true, tx.now));
    assert.deepEqual(await openIds(world), []);
  });

  test('no intent is stored for what is switched off', async () => {
    const world = await seed();
    await turn(world, 'socialPosts', false);
    assert.equal(await arms(world, world.social.post), false);
    assert.equal(await arms(world, world.inactive.post), false);
    assert.equal(await arms(world, world.mail.post), true);
    await turn(world, 'socialPosts', true);
    assert.equal(await arms(world, world.social.post), true);
  });
});
