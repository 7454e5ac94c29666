import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewEvent } from '../../server/contract/events.ts';
import type { Database } from '../../server/db/connect.ts';
import { type Context, unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { createEventSink } from '../../server/jobs/event-sink.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { SimulatedClock } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { eachDatabase } from '../support/databases.ts';
import { testPasswords } from '../support/passwords.ts';
import { testVault } from '../support/vault.ts';

const NOW = Date.UTC(2027, 2, 1, 9);

function createContext(db: Database) {
  const heard: NewEvent[][] = [];
  const events = createEventSink({ onCommit: (committed) => heard.push([...committed]) });
  const ctx: Context = {
    db,
    clock: new SimulatedClock(NOW),
    ids: secureIds,
    vault: testVault,
    passwords: testPasswords,
    events,
  };
  const count = async (table: string) => Number((await db.read(table).count({ count: '*' }).first())?.count);
  return { ctx, heard, count };
}

eachDatabase((open) => {
  test('a commit stores the rows, the events and the jobs that they cause', async () => {
    const { ctx, heard } = createContext((await open()).main);
    const businessId = await unitOfWork(ctx, SYSTEM, async (tx) => {
      const id = await insertBusiness(tx.q, tx.now);
      tx.emit({ kind: 'profile.saved', businessId: id, subjectId: id, data: { created: true } });
      tx.emit({
        kind: 'post.scheduled',
        businessId: id,
        subjectId: 7,
        data: { at: NOW + 5000, channel: 'x' },
      });
      assert.equal(heard.length, 0, 'nobody hears of it before the commit');
      return id;
    });
    const events = await ctx.db.read('events').orderBy('id');
    assert.deepEqual(
      events.map(({ kind, business_id, subject_id, data, actor, created_at }) => ({
        kind,
        business_id,
        subject_id,
        data: JSON.parse(data),
        actor,
        created_at,
      })),
      [
        {
          kind: 'profile.saved',
          business_id: businessId,
          subject_id: businessId,
          data: { created: true },
          actor: 'system',
          created_at: NOW,
        },
        {
          kind: 'post.scheduled',
          business_id: businessId,
          subject_id: 7,
          data: { at: NOW + 5000, channel: 'x' },
          actor: 'system',
          created_at: NOW,
        },
      ],
    );
    const jobs = await ctx.db
      .read('jobs')
      .orderBy('id')
      .select('kind', 'key', 'payload', 'due_at', 'business_id', 'state');
    assert.deepEqual(
      jobs.map((job) => ({ ...job, payload: JSON.parse(job.payload) })),
      [
        {
          kind: 'plan-business',
          key: `plan-business:${events[0].id}`,
          payload: { businessId },
          due_at: NOW,
          business_id: businessId,
          state: 'waiting',
        },
        {
          kind: 'publish-post',
          key: `publish-post:${events[1].id}`,
          payload: { at: NOW + 5000, postId: 7 },
          due_at: NOW + 5000,
          business_id: businessId,
          state: 'waiting',
        },
      ],
    );
    assert.deepEqual(
      heard.map((committed) => committed.map(({ kind }) => kind)),
      [['profile.saved', 'post.scheduled']],
    );
  });

  test('a failure leaves no rows, no events and no jobs, and nobody hears of it', async () => {
    const { ctx, heard, count } = createContext((await open()).main);
    const work = unitOfWork(ctx, SYSTEM, async (tx) => {
      const id = await insertBusiness(tx.q, tx.now);
      tx.emit({ kind: 'profile.saved', businessId: id, subjectId: id });
      throw new Error('changed my mind');
    });
    await assert.rejects(work, /changed my mind/);
    for (const table of ['businesses', 'events', 'jobs']) assert.equal(await count(table), 0, table);
    assert.equal(heard.length, 0);
  });

  test('an event that cannot be stored takes everything back', async () => {
    const { ctx, heard, count } = createContext((await open()).main);
    const work = unitOfWork(ctx, SYSTEM, async (tx) => {
      await insertBusiness(tx.q, tx.now);
      tx.emit({ kind: 'profile.saved', businessId: 999, subjectId: 999 });
    });
    await assert.rejects(work);
    for (const table of ['businesses', 'events', 'jobs']) assert.equal(await count(table), 0, table);
    assert.equal(heard.length, 0);
  });
});
