// What rules find, and who buys most: on both databases.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Rule } from '../../../server/contract/segment.ts';
import type { Databases } from '../../../server/db/open.ts';
import {
  addList,
  addSegment,
  addSubscriber,
  countPeople,
  countSegments,
  findRuleChoices,
  listEventNames,
  subscribersIn,
} from '../../../server/domain/audience/index.ts';
import { DAY } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { createMailing, type MailingWorld, START } from '../email/mailing.ts';

async function tell(
  world: MailingWorld,
  told: readonly (readonly [id: number, event: string, daysAgo: number])[],
) {
  await world.ctx.db.write('person_events').insert(
    told.map(([id, event, daysAgo], at) => ({
      business_id: world.actor.businessId,
      subscriber_id: id,
      event,
      at: START - daysAgo * DAY,
      external_id: String(at),
      data: '{}',
    })),
  );
}

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  test('every field is asked in one statement', async () => {
    const world = await createMailing(databases);
    const { ctx, actor } = world;
    const list = await addList(ctx, actor, 'News');
    const add = async (email: string, given: object) =>
      (await addSubscriber(ctx, actor, { email, name: '', ...given })).subscriber.id;
    const one = await add('a@x.example', {
      lists: [list.id],
      tags: ['t'],
      attributes: { n: 3, d: '2026-01-01' },
    });
    await add('b@x.example', { attributes: { n: 5, s: 'text', b: true } });
    await tell(world, [
      [one, 'order', 3],
      [one, 'order', 50],
    ]);
    const FOUND: readonly (readonly [Rule, number])[] = [
      [{ all: [{ field: 'tag', op: 'has', value: 't' }] }, 1],
      [{ all: [{ field: 'list', op: 'not', value: list.id }] }, 1],
      [
        {
          any: [
            { field: 'attributes.n', op: 'gt', value: 3 },
            { field: 'attributes.d', op: 'exists' },
          ],
        },
        2,
      ],
      [{ all: [{ field: 'attributes.d', op: 'before', value: '2026-01-02' }] }, 1],
      [{ all: [{ field: 'attributes.d', op: 'is', value: '2026-01-01' }] }, 1],
      [{ all: [{ field: 'attributes.b', op: 'is', value: true }] }, 1],
      [{ all: [{ field: 'attributes.s', op: 'not', value: 'text' }] }, 1],
      [{ all: [{ field: 'event.order', op: 'is', value: 2 }] }, 1],
      [{ all: [{ field: 'event.order', op: 'before', value: '2 days ago' }] }, 1],
      [{ all: [{ field: 'event.order', op: 'before', value: '10 days ago' }] }, 0],
      [{ all: [{ field: 'event.opened', op: 'exists', value: false }] }, 2],
      [{ any: [{ all: [{ field: 'email', op: 'is', value: 'B@x.example' }] }] }, 1],
      [{ all: [{ field: 'createdAt', op: 'after', value: '1 day ago' }] }, 2],
      [{ all: [{ field: 'status', op: 'is', value: 'unsubscribed' }] }, 0],
    ];
    for (const [rule, found] of FOUND) {
      const people = subscribersIn(ctx.db.read, actor.businessId, rule, START);
      assert.equal(await countPeople(people), found, JSON.stringify(rule));
    }
  });

  test('each segment is counted, and each event is named once', async () => {
    const world = await createMailing(databases);
    const { ctx, actor } = world;
    const add = async (email: string) => (await addSubscriber(ctx, actor, { email, name: '' })).subscriber.id;
    const [one, two] = [await add('one@each.example'), await add('two@each.example')];
    assert.deepEqual(await listEventNames(ctx.db.read, actor.businessId, 10), []);
    await tell(world, [
      [one, 'order', 1],
      [one, 'order', 2],
      [two, 'booked', 1],
      [two, 'Cart', 1],
    ]);
    const names = await listEventNames(ctx.db.read, actor.businessId, 10);
    assert.deepEqual([...names].sort(), ['Cart', 'booked', 'order']);
    assert.equal((await listEventNames(ctx.db.read, actor.businessId, 2)).length, 2);
    await addSubscriber(ctx, actor, {
      ...{ email: 'three@each.example', name: '', tags: ['b', 'a'] },
      attributes: { size: 3 },
    });
    const choices = await findRuleChoices(ctx.db.read, actor.businessId, 1);
    assert.ok(choices.attributes.some(({ key, type }) => key === 'size' && type === 'number'));
    assert.deepEqual(choices.tags, ['a']);
    assert.deepEqual(await countSegments(ctx, actor.businessId), []);
    const rules = ['order', 'booked', 'refund'].map((name) => ({
      field: `event.${name}`,
      op: 'exists' as const,
    }));
    for (const [at, rule] of rules.entries())
      await addSegment(ctx, actor, { name: `S${at}`, rule: { any: [rule] } });
    const counts = (await countSegments(ctx, actor.businessId)).map(({ name, count }) => [name, count]);
    assert.deepEqual(counts, [
      ['S0', 1],
      ['S1', 1],
      ['S2', 0],
    ]);
  });

  test('the fifth with the most orders is High-Value; ties belong to it, refunds and old orders do not count', async () => {
    const world = await createMailing(databases, { subscribers: 10 });
    const { ctx, actor } = world;
    const ids: number[] = await ctx.db
      .read('subscribers')
      .where({ business_id: actor.businessId })
      .pluck('id');
    const best = async () =>
      (await subscribersIn(ctx.db.read, actor.businessId, 'high-value', START).orderBy('id').pluck('id')).map(
        (id: number) => ids.indexOf(id),
      );
    assert.deepEqual(await best(), []);
    await tell(world, [[ids[0] ?? 0, 'order', 1]]);
    assert.deepEqual(await best(), [0], 'the only buyer');
    await ctx.db.write('person_events').del();
    const orders = [1, 1, 1, 1, 1, 1, 1, 2, 3, 3].flatMap((times, at) =>
      Array.from({ length: times }, (_, time) => [ids[at] ?? 0, 'order', time + 1] as const),
    );
    await tell(world, orders);
    assert.deepEqual(await best(), [8, 9]);
    await ctx.db
      .write('person_events')
      .where({ subscriber_id: ids[9] ?? 0 })
      .update({ at: START - 400 * DAY });
    const after = [[ids[8] ?? 0, 'refund', 1]] as const;
    await ctx.db.write('person_events').insert(
      after.map(([id, event]) => ({
        business_id: actor.businessId,
        subscriber_id: id,
        event,
        at: START,
        external_id: 'refund',
        data: '{}',
      })),
    );
    assert.deepEqual(await best(), [7, 8], 'both have two orders now, nobody more');
  });
});
