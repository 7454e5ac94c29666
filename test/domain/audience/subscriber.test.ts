import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import {
  addSubscriber,
  countActiveSubscribers,
  findSubscription,
  listSubscribers,
  presentSubscriber,
  unsubscribe,
} from '../../../server/domain/audience/index.ts';
import { HOUR } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { unsubscribeTokenOf } from '../../support/unsubscribe-token.ts';
import { createMailing, type MailingWorld } from '../email/mailing.ts';

async function eventKinds({ ctx, actor }: MailingWorld): Promise<string[]> {
  return ctx.db.read('events').where({ business_id: actor.businessId }).orderBy('id').pluck('kind');
}

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  test('adding the same address twice gives the same subscriber and one event', async () => {
    const world = await createMailing(databases);
    const first = await addSubscriber(world.ctx, world.actor, { email: 'anna@example.com', name: 'Anna' });
    const second = await addSubscriber(world.ctx, world.actor, { email: 'anna@example.com', name: '' });
    assert.deepEqual([first.created, second.created], [true, false]);
    assert.deepEqual(second.subscriber, first.subscriber);
    assert.deepEqual(await eventKinds(world), ['subscriber.added']);
  });

  test('many at once add one row', async () => {
    const world = await createMailing(databases);
    const added = await Promise.all(
      Array.from({ length: 6 }, () =>
        addSubscriber(world.ctx, world.actor, { email: 'b@example.com', name: '' }),
      ),
    );
    assert.equal(added.filter((one) => one.created).length, 1);
    assert.equal(await countActiveSubscribers(world.ctx.db.read, world.actor.businessId), 1);
  });

  test('whoever unsubscribed cannot be added again by the business', async () => {
    const world = await createMailing(databases);
    const { subscriber } = await addSubscriber(world.ctx, world.actor, {
      email: 'anna@example.com',
      name: '',
    });
    const token = await unsubscribeTokenOf(world.ctx, subscriber.id);
    world.clock.advance(HOUR);
    assert.equal((await unsubscribe(world.ctx, token))?.status, 'unsubscribed');
    await assert.rejects(addSubscriber(world.ctx, world.actor, { email: 'anna@example.com', name: '' }), {
      code: 'conflict',
      field: 'email',
      message: /unsubscribed on 2027-03-01/,
    });
    const other = await createMailing(databases);
    assert.ok((await addSubscriber(other.ctx, other.actor, { email: 'anna@example.com', name: '' })).created);
  });

  test('looking at the link changes nothing; unsubscribing twice is the same as once', async () => {
    const world = await createMailing(databases);
    const { subscriber } = await addSubscriber(world.ctx, world.actor, {
      email: 'anna@example.com',
      name: '',
    });
    const token = await unsubscribeTokenOf(world.ctx, subscriber.id);
    const shown = await findSubscription(world.ctx, token);
    assert.deepEqual(shown, {
      businessName: 'Harbour Street Bakery',
      maskedEmail: 'a…@example.com',
      status: 'active',
    });
    for (const _ of [1, 2]) assert.equal((await unsubscribe(world.ctx, token))?.status, 'unsubscribed');
    assert.deepEqual(await eventKinds(world), ['subscriber.added', 'subscriber.unsubscribed']);
    assert.equal(await unsubscribe(world.ctx, 'unknown'), undefined);
    assert.equal(await findSubscription(world.ctx, 'unknown'), undefined);
  });

  test('the list pages, newest first, and never shows the token', async () => {
    const world = await createMailing(databases, { subscribers: 5 });
    const page = { businessId: world.actor.businessId, limit: 3 };
    const first = await listSubscribers(world.ctx.db.read, page);
    const rest = await listSubscribers(world.ctx.db.read, { ...page, before: first.at(-1)?.id });
    const emails = [...first, ...rest].map((one) => one.email.slice(0, 2));
    assert.deepEqual(emails, ['s5', 's4', 's3', 's2', 's1']);
    for (const one of first) {
      const token = await unsubscribeTokenOf(world.ctx, one.id);
      assert.ok(!JSON.stringify(presentSubscriber(one)).includes(token));
    }
  });

  test('an approver adds nobody', async () => {
    const world = await createMailing(databases);
    const approver = { ...world.actor, role: 'approver' as const };
    await assert.rejects(addSubscriber(world.ctx, approver, { email: 'a@example.com', name: '' }), {
      code: 'forbidden',
    });
  });
});
