// Lists, tags and attributes of people: on both databases.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Databases } from '../../../server/db/open.ts';
import {
  addList,
  addSubscriber,
  changeSubscriber,
  describeSubscriber,
  findLists,
  getPerson,
  listAttributes,
  listTags,
  removeSubscriber,
} from '../../../server/domain/audience/index.ts';
import { eachDatabase } from '../../support/databases.ts';
import { createMailing } from '../email/mailing.ts';

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  test('traits are added and replaced', async () => {
    const { ctx, actor } = await createMailing(databases);
    const q = ctx.db.read;
    const [news, offers] = [await addList(ctx, actor, 'News'), await addList(ctx, actor, 'Offers')];
    const attributes = { city: 'Ulm', visits: 2.5, member: true, since: '2026-01-01T10:00:00+01:00' };
    const input = { email: 'a@example.com', name: '', lists: [news.id], tags: ['b', 'a'], attributes };
    const { subscriber } = await addSubscriber(ctx, actor, input);
    assert.partialDeepStrictEqual(await describeSubscriber(q, subscriber), {
      lists: [news.id],
      tags: ['a', 'b'],
      attributes: { city: 'Ulm', visits: 2.5, member: true, since: '2026-01-01T09:00:00.000Z' },
    });
    const change = { lists: [offers.id], tags: [], attributes: { visits: 3, city: '' } };
    await changeSubscriber(ctx, actor, subscriber.id, change);
    assert.partialDeepStrictEqual(await describeSubscriber(q, subscriber), {
      lists: [offers.id],
      tags: [],
      attributes: { visits: 3, member: true },
    });
    assert.deepEqual(
      (await listAttributes(q, actor.businessId)).map(({ key, type }) => [key, type]),
      [
        ['city', 'text'],
        ['member', 'boolean'],
        ['since', 'date'],
        ['visits', 'number'],
      ],
    );
    assert.deepEqual(await listTags(q, actor.businessId, 10), ['a', 'b']);
    assert.deepEqual(
      (await findLists(q, actor.businessId)).map(({ count }) => count),
      [0, 1],
    );
  });

  test('many who declare one attribute at the same time give it one type', async () => {
    const { ctx, actor } = await createMailing(databases);
    const values = [1, 'one', true, 2, 'two', false];
    const ends = await Promise.allSettled(
      values.map((value, at) =>
        addSubscriber(ctx, actor, { email: `r${at}@example.com`, name: '', attributes: { race: value } }),
      ),
    );
    assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 2);
    assert.equal((await listAttributes(ctx.db.read, actor.businessId)).length, 1);
  });

  test('who is deleted leaves nothing behind', async () => {
    const { ctx, actor } = await createMailing(databases);
    const list = await addList(ctx, actor, 'News');
    const input = { email: 'x@example.com', name: '', lists: [list.id], tags: ['t'], attributes: { k: 'v' } };
    const { subscriber } = await addSubscriber(ctx, actor, input);
    const { consents } = await getPerson(ctx.db.read, actor, subscriber.id);
    assert.equal(consents.length, 1);
    await removeSubscriber(ctx, actor, subscriber.id);
    for (const table of ['subscriber_lists', 'subscriber_tags', 'subscriber_attributes', 'consents']) {
      const rows = await ctx.db.read(table).where({ subscriber_id: subscriber.id });
      assert.deepEqual(rows, [], table);
    }
  });
});
