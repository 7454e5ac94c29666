// Segments, who a mailing reaches by them, and lists: on both databases.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import {
  addSubscriber,
  countSubscribers,
  getSubscriber,
  importSubscribers,
  listSubscribers,
  previewImport,
  removeSubscriber,
  unsubscribeById,
} from '../../../server/domain/audience/index.ts';
import { findEmailOverview, findSegmentSizes } from '../../../server/domain/email/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { eachDatabase } from '../../support/databases.ts';
import {
  createMailing,
  deliveryStates,
  type MailingWorld,
  prepare,
  START,
  scriptedTransport,
  send,
} from '../email/mailing.ts';

/** Ends of mailings, oldest first: which subscribers (1, 2, ...) each mail was taken from, and which were refused. */
async function mailBefore(
  world: MailingWorld,
  ends: readonly Readonly<Record<number, string>>[],
): Promise<void> {
  const { ctx, actor, connectionId } = world;
  const ids: number[] = await ctx.db
    .read('subscribers')
    .where({ business_id: actor.businessId })
    .orderBy('id')
    .pluck('id');
  await unitOfWork(ctx, SYSTEM, async ({ q, now, ids: names }) => {
    for (const states of ends) {
      const times = { created_at: now, updated_at: now };
      const post = {
        business_id: actor.businessId,
        connection_id: connectionId,
        origin: 'person',
        content: 'x',
      };
      const [row] = await q('posts').insert({ ...post, ...times, status: 'published' }, ['id']);
      const deliveries = Object.entries(states).map(([at, status]) => ({
        business_id: actor.businessId,
        kind: 'mailing',
        post_id: row.id,
        email: `s${at}@example.com`,
        subscriber_id: ids[Number(at) - 1],
        status,
        message_id: names.token(9),
      }));
      await q('deliveries').insert(deliveries);
    }
  });
}

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  test('whose last mail was refused is at risk; who was reached since is not; the rest is active', async () => {
    const world = await createMailing(databases, { subscribers: 5 });
    await mailBefore(world, [
      { 1: 'sent', 2: 'refused', 3: 'refused', 4: 'unknown' },
      { 1: 'refused', 2: 'sent', 3: 'refused' },
    ]);
    const { businessId } = world.actor;
    const { read } = world.ctx.db;
    const overview = await findEmailOverview(read, businessId);
    assert.partialDeepStrictEqual(overview, { known: 5, subscribed: 5 });
    const sizes = await findSegmentSizes(read, businessId, START);
    assert.deepEqual(sizes, { all: 5, active: 3, 'at-risk': 2, 'high-value': 0, inactive: 0 });
    const risky = await listSubscribers(read, {
      businessId,
      within: { segment: 'at-risk', now: START },
      limit: 9,
    });
    assert.deepEqual(risky.map(({ email }) => email[1]).sort(), ['1', '3']);
    const [first] = risky;
    await unsubscribeById(world.ctx, world.actor, first?.id ?? 0);
    assert.partialDeepStrictEqual(await findEmailOverview(read, businessId), { known: 5, subscribed: 4 });
    const left = await findSegmentSizes(read, businessId, START);
    assert.partialDeepStrictEqual(left, { all: 4, active: 3, 'at-risk': 1 });
    assert.equal(await countSubscribers(read, { businessId, status: 'unsubscribed' }), 1);
  });

  for (const [segment, reached] of [
    ['active', ['s2', 's3']],
    ['at-risk', ['s1']],
  ] as const) {
    test(`a mailing to the segment ${segment} reaches nobody else`, async () => {
      const world = await createMailing(databases, { subscribers: 3 });
      await mailBefore(world, [{ 1: 'refused', 2: 'sent' }]);
      await world.ctx.db.write('mailings').insert({ post_id: world.postId, segment });
      await prepare(world);
      await send(world, scriptedTransport());
      assert.deepEqual(Object.keys(await deliveryStates(world)), [...reached]);
    });
  }

  test('figures of another business stay out', async () => {
    await createMailing(databases, { subscribers: 4 });
    const world = await createMailing(databases);
    const overview = await findEmailOverview(world.ctx.db.read, world.actor.businessId);
    assert.deepEqual(overview, {
      known: 0,
      subscribed: 0,
      activeAutomations: 0,
      connectionId: world.connectionId,
      mailsSent: 0,
      measured: 0,
      opened: 0,
      clicked: 0,
      isMeasuring: true,
      isOn: true,
      limits: { cap: null, quietHours: null },
      pace: { domains: [], warmUpDay: null },
      servers: 0,
    });
  });

  test('ten thousand subscribers come in by a list, and are found and counted', async () => {
    const world = await createMailing(databases);
    const rows = Array.from({ length: 10_000 }, (_, at) => `person${at}@example.com,Person ${at}`);
    const csv = ['email,name', ...rows].join('\n');
    const preview = await previewImport(world.ctx, world.actor, { csv });
    assert.deepEqual([preview.added, preview.done], [10_000, false]);
    assert.equal((await importSubscribers(world.ctx, world.actor, { csv })).added, 10_000);
    const { businessId } = world.actor;
    const { read } = world.ctx.db;
    assert.equal((await findEmailOverview(read, businessId)).subscribed, 10_000);
    assert.equal(await countSubscribers(read, { businessId, search: 'PERSON 999' }), 11);
    const page = await listSubscribers(read, { businessId, search: 'person9999@', limit: 5 });
    assert.deepEqual(
      page.map(({ email }) => email),
      ['person9999@example.com'],
    );
    const events = await read('events').where({ business_id: businessId, kind: 'subscribers.imported' });
    assert.equal(events.length, 1, 'one event, not ten thousand');
  });

  test('a list brings nobody back who left, deleted or not, and is stored whole or not at all', async () => {
    const world = await createMailing(databases, { subscribers: 2 });
    const [second, first] = await listSubscribers(world.ctx.db.read, {
      businessId: world.actor.businessId,
      limit: 2,
    });
    for (const one of [first, second]) await unsubscribeById(world.ctx, world.actor, one?.id ?? 0);
    await removeSubscriber(world.ctx, world.actor, first?.id ?? 0);
    const csv = 's1@example.com\ns2@example.com\nnew@example.com';
    const report = await importSubscribers(world.ctx, world.actor, { csv });
    assert.deepEqual([report.added, report.departed], [1, 2]);
    await assert.rejects(addSubscriber(world.ctx, world.actor, { email: 's1@example.com', name: '' }), {
      code: 'conflict',
    });
    const broken = {
      ...world.ctx,
      events: { record: () => Promise.reject(new Error('the disk is full')), committed: () => {} },
    };
    await assert.rejects(
      importSubscribers(broken, world.actor, { csv: 'other@example.com\nmore@example.com' }),
    );
    const { businessId } = world.actor;
    assert.equal(await countSubscribers(world.ctx.db.read, { businessId, search: 'example.com' }), 2);
  });

  test('a subscriber of another business is not found', async () => {
    const world = await createMailing(databases, { subscribers: 1 });
    const other = await createMailing(databases);
    const [one] = await listSubscribers(world.ctx.db.read, { businessId: world.actor.businessId, limit: 1 });
    await assert.rejects(getSubscriber(other.ctx.db.read, other.actor, one?.id ?? 0), { code: 'not-found' });
    await assert.rejects(removeSubscriber(other.ctx, other.actor, one?.id ?? 0), { code: 'not-found' });
  });
});
