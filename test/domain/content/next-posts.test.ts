// The first posts of each group of states come out of one query, whatever lies between them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PostStatus } from '../../../server/contract/post.ts';
import { select } from '../../../server/db/gather.ts';
import type { Context } from '../../../server/db/unit-of-work.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import {
  addPosts,
  LEAVING_STATES,
  listPosts,
  selectNextPosts,
  WAITING_STATES,
} from '../../../server/domain/content/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { HOUR, SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

const START = Date.UTC(2027, 2, 1, 9);

/** One post an hour, each in the state given for it. */
async function seed(ctx: Context, states: readonly PostStatus[]): Promise<number> {
  return unitOfWork(ctx, SYSTEM, async (tx) => {
    const businessId = await insertBusiness(tx.q, tx.now);
    const [connection] = await tx.q('connections').insert(
      {
        business_id: businessId,
        type: 'facebook',
        name: 'F',
        network: 'sandbox',
        created_at: 1,
        updated_at: 1,
      },
      ['id'],
    );
    const ids = await addPosts(
      tx,
      'facebook',
      states.map((_, index) => ({
        businessId,
        connectionId: connection.id,
        status: 'scheduled' as const,
        origin: 'person' as const,
        title: null,
        content: `Post of hour ${index}.`,
        note: null,
        needsMedia: null,
        pillar: 'own',
        hook: 'plain',
        cta: 'none',
        skeleton: 'plain',
        factIds: [],
        idea: null,
        writer: null,
        why: null,
        scheduledAt: START + index * HOUR,
      })),
    );
    for (const [index, status] of states.entries())
      await tx.q('posts').where({ id: ids[index] }).update({ status });
    return businessId;
  });
}

eachDatabase((open) => {
  const createContext = async (): Promise<Context> =>
    createTestContext((await open()).main, new SimulatedClock(START));

  test('by time: what leaves last comes first, whenever it was made; pages join without a gap or a repeat', async () => {
    const ctx = await createContext();
    const businessId = await seed(ctx, ['scheduled', 'published', 'draft', 'failed', 'scheduled']);
    const other = await seed(ctx, ['scheduled']);
    const times = [3, 1, null, 3, 0];
    const made = await listPosts(ctx.db.read, { businessId, limit: 9 });
    for (const [index, { id }] of made.toReversed().entries()) {
      const hours = times[index];
      const time = hours === null ? null : START + Number(hours) * HOUR;
      const column = index === 1 ? 'published_at' : 'scheduled_at';
      await ctx.db
        .write('posts')
        .where({ id })
        .update({ scheduled_at: null, [column]: time });
    }
    const texts: string[] = [];
    for (let before: number | undefined; ; ) {
      const page = await listPosts(ctx.db.read, { businessId, by: 'time', before, limit: 2 });
      if (page.length === 0) break;
      texts.push(...page.map(({ content }) => content));
      before = page.at(-1)?.id;
    }
    // One without a time stands where it was made.
    assert.deepEqual(texts, [
      'Post of hour 3.',
      'Post of hour 0.',
      'Post of hour 1.',
      'Post of hour 4.',
      'Post of hour 2.',
    ]);
    const [foreign] = await listPosts(ctx.db.read, { businessId: other, limit: 1 });
    const beyond = await listPosts(ctx.db.read, { businessId, by: 'time', before: foreign?.id, limit: 9 });
    assert.deepEqual(beyond, []);
  });

  test('each group gives its first, in the order in which they leave', async () => {
    const ctx = await createContext();
    const { db } = ctx;
    const many = Array.from({ length: 70 }, () => 'scheduled' as const);
    const businessId = await seed(ctx, [
      'published',
      ...many,
      'awaiting_approval',
      'draft',
      'failed',
      'rejected',
      'failed',
    ]);
    await seed(ctx, ['scheduled', 'failed']);
    const groups = [WAITING_STATES, LEAVING_STATES];
    const posts = await select(selectNextPosts(db.read, { businessId, groups, each: 2 }));
    assert.deepEqual(
      posts.map(({ status, scheduledAt }) => [status, (Number(scheduledAt) - START) / HOUR]),
      [
        ['scheduled', 1],
        ['scheduled', 2],
        ['awaiting_approval', 71],
        ['failed', 73],
      ],
    );
    assert.deepEqual(
      await select(selectNextPosts(db.read, { businessId: businessId + 5, groups, each: 2 })),
      [],
    );
  });
});
