// When news may reach a person.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import { findWaits, setMailLimits } from '../../../server/domain/audience/index.ts';
import { afterQuiet } from '../../../server/domain/audience/quiet-hours.ts';
import { DAY, HOUR } from '../../../server/kernel/clock.ts';
import { readSentence, wordsOf } from '../../../server/sentences/index.ts';
import { eachDatabase } from '../../support/databases.ts';
import {
  createMailing,
  type MailingWorld,
  prepare,
  START,
  scriptedTransport,
  send,
} from '../email/mailing.ts';

describe('quiet hours', () => {
  const NIGHT = { from: '22:00', to: '07:00' };
  const at = (iso: string) => Date.parse(iso);

  test('last until the morning, on both sides of midnight, in the clock of the zone', () => {
    const morning = at('2027-03-02T06:00:00Z');
    assert.equal(afterQuiet(at('2027-03-01T21:00:00Z'), NIGHT, 'Europe/Berlin'), morning);
    assert.equal(afterQuiet(at('2027-03-02T05:59:00Z'), NIGHT, 'Europe/Berlin'), morning);
    assert.equal(afterQuiet(morning, NIGHT, 'Europe/Berlin'), morning);
    assert.equal(afterQuiet(at('2027-03-01T20:59:00Z'), NIGHT, 'Europe/Berlin'), at('2027-03-01T20:59:00Z'));
  });

  test('may lie within a day', () => {
    const noon = { from: '12:00', to: '14:00' };
    assert.equal(afterQuiet(at('2027-03-01T13:00:00Z'), noon, 'UTC'), at('2027-03-01T14:00:00Z'));
    assert.equal(afterQuiet(at('2027-03-01T14:00:00Z'), noon, 'UTC'), at('2027-03-01T14:00:00Z'));
  });

  test('follow a clock that is put forward, and one that is put back', () => {
    // Berlin, 28 March 2027: 2 o'clock is 3 o'clock. 31 October 2027: 3 o'clock is 2 o'clock.
    assert.equal(afterQuiet(at('2027-03-28T00:30:00Z'), NIGHT, 'Europe/Berlin'), at('2027-03-28T05:00:00Z'));
    const early = { from: '22:00', to: '02:30' };
    assert.equal(afterQuiet(at('2027-10-31T01:10:00Z'), early, 'Europe/Berlin'), at('2027-10-31T01:10:00Z'));
  });
});

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  async function peopleOf({ ctx, actor }: MailingWorld): Promise<number[]> {
    return ctx.db.read('subscribers').where({ business_id: actor.businessId }).orderBy('id').pluck('id');
  }

  async function waitsOf(world: MailingWorld) {
    const subscriberIds = await peopleOf(world);
    const waits = await findWaits(world.ctx.db.read, {
      businessId: world.actor.businessId,
      subscriberIds,
      now: world.clock.now(),
    });
    return subscriberIds.map((id) => waits.get(id));
  }

  /** A further mailing to the same people. */
  async function another(world: MailingWorld): Promise<MailingWorld> {
    const { id: _, ...post } = await world.ctx.db.read('posts').where({ id: world.postId }).first();
    const [added] = await world.ctx.db.write('posts').insert(post, ['id']);
    return { ...world, postId: added.id };
  }

  const whyOf = async ({ ctx, postId }: MailingWorld) => {
    const mails = ctx.db.read('deliveries').where({ post_id: postId }).orderBy('subscriber_id');
    const why: (string | null)[] = await mails.pluck('error');
    return why.map((one) => (one === null ? null : wordsOf(readSentence(one))));
  };

  test('nobody waits while nothing is chosen and nothing is set', async () => {
    const world = await createMailing(databases, { subscribers: 2 });
    await prepare(world);
    await send(world, scriptedTransport());
    assert.deepEqual(await waitsOf(world), [undefined, undefined]);
  });

  test('whoever has chosen a mail a week is left out of a second one, which says why, until the week is over', async () => {
    const world = await createMailing(databases, { subscribers: 3 });
    const [weekly, paused] = await peopleOf(world);
    await world.ctx.db.write('subscribers').where({ id: weekly }).update({ frequency: 'weekly' });
    await prepare(world);
    await send(world, scriptedTransport());
    await world.ctx.db
      .write('subscribers')
      .where({ id: paused })
      .update({ paused_until: START + 30 * DAY });
    world.clock.advance(DAY);
    assert.deepEqual(await waitsOf(world), [
      { until: START + 7 * DAY, why: 'frequency' },
      { until: START + 30 * DAY, why: 'pause' },
      undefined,
    ]);
    const second = await another(world);
    await prepare(second);
    const transport = scriptedTransport();
    assert.partialDeepStrictEqual(await send(second, transport), { sent: 1, skipped: 2, pending: 0 });
    assert.deepEqual(
      transport.mails.map(({ to }) => to.address),
      ['s3@example.com'],
    );
    assert.deepEqual(await whyOf(second), [
      'They have chosen fewer mails, and had one not long ago.',
      'They have paused mails.',
      null,
    ]);
    world.clock.advance(6 * DAY);
    const third = await another(world);
    await prepare(third);
    assert.partialDeepStrictEqual(await send(third, scriptedTransport()), { sent: 2, skipped: 1 });
  });

  test('the frequency cap of a business counts mails of all kinds, and not those that were refused', async () => {
    const world = await createMailing(databases, { subscribers: 2 });
    await setMailLimits(world.ctx, world.actor, { cap: { mails: 2, days: 7 }, quietHours: null });
    const toFirst = (refuses: boolean) =>
      scriptedTransport(({ to }) =>
        refuses && to.address === 's2@example.com'
          ? { end: 'refused', reason: '550 no', bounce: null }
          : { end: 'sent' },
      );
    await prepare(world);
    await send(world, toFirst(false));
    world.clock.advance(DAY);
    const second = await another(world);
    await prepare(second);
    await send(second, toFirst(true));
    assert.deepEqual(await waitsOf(world), [{ until: START + 7 * DAY, why: 'cap' }, undefined]);
    const third = await another(world);
    await prepare(third);
    assert.partialDeepStrictEqual(await send(third, toFirst(false)), { sent: 1, skipped: 1 });
    assert.deepEqual(await whyOf(third), ['They have had as many mails as the frequency cap allows.', null]);
  });

  test('two mailings at once bring nobody more than the cap', async () => {
    const world = await createMailing(databases, { subscribers: 12 });
    await setMailLimits(world.ctx, world.actor, { cap: { mails: 1, days: 1 }, quietHours: null });
    const second = await another(world);
    await Promise.all([prepare(world), prepare(second)]);
    const transport = scriptedTransport();
    await Promise.all([send(world, transport), send(second, transport)]);
    assert.equal(transport.mails.length, 12);
    assert.equal(new Set(transport.mails.map(({ to }) => to.address)).size, 12);
  });

  test('in quiet hours a mailing waits for the morning of each recipient, and loses nobody', async () => {
    const world = await createMailing(databases, { subscribers: 2 });
    const { ctx, actor } = world;
    await ctx.db.write('businesses').where({ id: actor.businessId }).update({ timezone: 'UTC' });
    // It is 9 o'clock, and 4 o'clock in New York.
    await setMailLimits(ctx, actor, { cap: null, quietHours: { from: '22:00', to: '08:00' } });
    const [zone] = await ctx.db
      .write('attributes')
      .insert({ business_id: actor.businessId, key: 'timeZone', type: 'text' }, ['id']);
    const [first] = await peopleOf(world);
    await ctx.db
      .write('subscriber_attributes')
      .insert({ attribute_id: zone.id, subscriber_id: first, text: 'America/New_York' });
    await prepare(world);
    const transport = scriptedTransport();
    const held = await send(world, transport);
    assert.partialDeepStrictEqual(held, { sent: 1, pending: 1, retryAt: START + 4 * HOUR });
    assert.deepEqual(await whyOf(world), ['It waits for the end of their quiet hours.', null]);
    world.clock.advance(4 * HOUR);
    assert.partialDeepStrictEqual(await send(world, transport), { sent: 2, pending: 0 });
    assert.deepEqual(await whyOf(world), [null, null]);
  });
});
