// Suppressed addresses get no mail, whatever asks for it, until somebody takes the suppression back.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import {
  addSubscriber,
  addSuppression,
  importSubscribers,
  listSubscribers,
  listSuppressions,
  removeSuppression,
} from '../../../server/domain/audience/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import {
  createMailing,
  deliveryStates,
  type MailingWorld,
  prepare,
  scriptedTransport,
  send,
} from '../email/mailing.ts';

async function reasons({ ctx, actor }: MailingWorld): Promise<Record<string, string>> {
  const rows = await listSuppressions(ctx.db.read, { businessId: actor.businessId, limit: 50 });
  return Object.fromEntries(rows.map(({ email, reason }) => [email, reason]));
}

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  test('a suppressed address gets no mail of a mailing, also when it is suppressed in the middle of it', async () => {
    const world = await createMailing(databases, { subscribers: 20 });
    await addSuppression(world.ctx, world.actor, { email: 's2@example.com', reason: 'manual' });
    await prepare(world);
    const transport = scriptedTransport(async (_mail, count) => {
      if (count === 1)
        await addSuppression(world.ctx, world.actor, { email: 's20@example.com', reason: 'bounce' });
      return { end: 'sent' };
    });
    await send(world, transport);
    const { s2, s20, ...others } = await deliveryStates(world);
    assert.deepEqual([s2, s20], ['skipped', 'skipped']);
    assert.deepEqual([...new Set(Object.values(others))], ['sent']);
  });

  test('another business may write to the same address', async () => {
    const [here, there] = [
      await createMailing(databases, { subscribers: 1 }),
      await createMailing(databases, { subscribers: 1 }),
    ];
    await addSuppression(here.ctx, here.actor, { email: 's1@example.com', reason: 'complaint' });
    await prepare(there);
    assert.equal((await send(there, scriptedTransport())).sent, 1);
    assert.deepEqual(await reasons(there), {});
  });

  test('the first reason stays, and a complaint ends the subscription', async () => {
    const world = await createMailing(databases, { subscribers: 1 });
    const add = (reason: 'manual' | 'complaint') =>
      addSuppression(world.ctx, world.actor, { email: 's1@example.com', reason });
    assert.equal((await add('manual')).created, true);
    assert.equal((await add('complaint')).created, false);
    assert.deepEqual(await reasons(world), { 's1@example.com': 'manual' });
    const [subscriber] = await listSubscribers(world.ctx.db.read, {
      businessId: world.actor.businessId,
      limit: 1,
    });
    assert.equal(subscriber?.status, 'unsubscribed');
  });

  test('no import and no adding anew brings a suppressed address back; only taking it back does', async () => {
    const world = await createMailing(databases);
    await addSuppression(world.ctx, world.actor, { email: 'anna@example.com', reason: 'bounce' });
    await importSubscribers(world.ctx, world.actor, { csv: 'email\nanna@example.com\nben@example.com\n' });
    await addSubscriber(world.ctx, world.actor, { email: 'anna@example.com', name: 'Anna' });
    await prepare(world);
    assert.partialDeepStrictEqual(await send(world, scriptedTransport()), { sent: 1, skipped: 1 });
    await removeSuppression(world.ctx, world.actor, 'anna@example.com');
    assert.deepEqual(await reasons(world), {});
    await assert.rejects(removeSuppression(world.ctx, world.actor, 'anna@example.com'), {
      code: 'not-found',
    });
  });

  test('a refusal that says there is no such address suppresses it; any other does not', async () => {
    const world = await createMailing(databases, { subscribers: 3 });
    await prepare(world);
    const transport = scriptedTransport((mail) => {
      const bounce = { 's1@example.com': 'hard', 's2@example.com': 'soft' }[mail.to.address] as
        | 'hard'
        | 'soft';
      return { end: 'refused', reason: '550 said the server', bounce: bounce ?? null };
    });
    await send(world, transport);
    assert.deepEqual(await reasons(world), { 's1@example.com': 'bounce' });
    const marked = await world.ctx.db.read('deliveries').where({ post_id: world.postId }).orderBy('id');
    assert.deepEqual(
      marked.map(({ bounce, error }) => [bounce, JSON.parse(error)]),
      ['hard', 'soft', null].map((bounce) => [
        bounce,
        { id: 'letters.server-said', params: { words: '550 said the server' } },
      ]),
    );
  });

  test('the fifth soft bounce in 30 days suppresses, unless a mail arrived between them', async () => {
    const world = await createMailing(databases, { subscribers: 2 });
    const { ctx, clock, actor } = world;
    const soft = { end: 'refused', reason: '552 full', bounce: 'soft' } as const;
    const next = async (answers: Record<string, typeof soft | { end: 'sent' }>) => {
      await unitOfWork(ctx, SYSTEM, async ({ q }) => {
        await q('deliveries').where({ post_id: world.postId }).update({ post_id: null });
      });
      await prepare(world);
      await send(
        world,
        scriptedTransport((mail) => answers[mail.to.address] ?? { end: 'sent' }),
      );
      clock.advance(5 * DAY);
    };
    for (let mail = 1; mail <= 4; mail += 1) await next({ 's1@example.com': soft, 's2@example.com': soft });
    assert.deepEqual(await reasons(world), {});
    await next({ 's1@example.com': soft });
    assert.deepEqual(await reasons(world), { 's1@example.com': 'bounce' });
    await next({ 's2@example.com': soft });
    assert.deepEqual(await reasons(world), { 's1@example.com': 'bounce' }, 'one arrived between');
    await removeSuppression(ctx, actor, 's1@example.com');
    clock.advance(30 * DAY);
    await next({ 's1@example.com': soft });
    assert.deepEqual(await reasons(world), {}, 'what is older than 30 days does not count');
  });
});
