// The audit log on both databases: made with the act, in one chain, and nothing in it changes unnoticed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NewEvent } from '../../../server/contract/events.ts';
import type { Database } from '../../../server/db/connect.ts';
import { type Context, unitOfWork } from '../../../server/db/unit-of-work.ts';
import { AUDITED, listAudit, verifyAudit } from '../../../server/domain/audit/index.ts';
import { type AccountActor, ANONYMOUS, SYSTEM } from '../../../server/kernel/actor.ts';
import { SimulatedClock } from '../../../server/kernel/clock.ts';
import { sha256 } from '../../../server/kernel/ids.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { readSources } from '../../support/source.ts';

const NOW = Date.UTC(2027, 2, 1, 9);
const OWNER: AccountActor = { kind: 'account', accountId: 14, businessId: 1, role: 'owner', open: false };
const SIGNED_IN: NewEvent = { kind: 'account.signed-in', businessId: null, subjectId: 14 };

function createContext(db: Database): Context {
  const clock = new SimulatedClock(NOW);
  return createTestContext(db, clock);
}

async function emit(ctx: Context, ...events: NewEvent[]): Promise<void> {
  await unitOfWork(ctx, SYSTEM, async (tx) => {
    for (const event of events) tx.emit(event);
  });
}

/** Changes the log as somebody would who may do everything in the database. */
async function tamper({ db }: Context, change: (db: Database) => Promise<unknown>): Promise<void> {
  if (db.dialect === 'postgres') await db.write.raw('alter table audit disable trigger all');
  else for (const action of ['update', 'delete']) await db.write.raw(`drop trigger audit_no_${action}`);
  await change(db);
}

eachDatabase((open) => {
  test('what is audited becomes a row in the same transaction, what is not does not', async () => {
    const ctx = createContext((await open()).main);
    const [{ id: businessId }] = await ctx.db
      .write('businesses')
      .insert({ created_at: 1, updated_at: 1 }, ['id']);
    const saved: NewEvent = { kind: 'ads.limited', businessId, data: { limit: 500 } };
    await emit(ctx, SIGNED_IN, { kind: 'plan.due', businessId }, saved);
    await assert.rejects(
      unitOfWork(ctx, SYSTEM, async (tx) => {
        tx.emit(SIGNED_IN);
        throw new Error('changed my mind');
      }),
    );
    const entries = await listAudit(ctx.db.read, { limit: 10 });
    assert.deepEqual(
      entries.map(({ id, at, kind, actor, details }) => ({ id, at, kind, actor, details })),
      [
        {
          id: 2,
          at: '2027-03-01T09:00:00.000Z',
          kind: 'ads.limited',
          actor: 'system',
          details: { limit: 500 },
        },
        { id: 1, at: '2027-03-01T09:00:00.000Z', kind: 'account.signed-in', actor: 'system', details: {} },
      ],
    );
  });

  test('each row is hashed over the row before it and itself', async () => {
    const ctx = createContext((await open()).main);
    await emit(ctx, SIGNED_IN);
    const [row] = await ctx.db.read('audit');
    const json = `{"id":1,"at":${NOW},"actor":"system","kind":"account.signed-in","businessId":null,"subjectId":14,"details":"{}"}`;
    assert.deepEqual([row.prev_hash, row.hash], ['0'.repeat(64), sha256('0'.repeat(64) + json)]);
  });

  test('many at once make one chain without gaps', async () => {
    const ctx = createContext((await open()).main);
    await Promise.all(Array.from({ length: 40 }, () => emit(ctx, SIGNED_IN, SIGNED_IN)));
    await emit(ctx, ...Array.from({ length: 120 }, () => SIGNED_IN));
    const { rows, since, broken, head } = await verifyAudit(ctx.db.read);
    assert.deepEqual({ rows, since, broken, id: head.id }, { rows: 200, since: NOW, broken: null, id: 200 });
  });

  test('a chain is walked over many pages; an empty one is unbroken', async () => {
    const ctx = createContext((await open()).main);
    assert.deepEqual(
      [(await verifyAudit(ctx.db.read)).broken, (await verifyAudit(ctx.db.read)).rows],
      [null, 0],
    );
    for (let part = 0; part < 3; part += 1) {
      await emit(ctx, ...Array.from({ length: 700 }, () => SIGNED_IN));
    }
    assert.equal((await verifyAudit(ctx.db.read)).rows, 2100);
  });

  test('the database refuses to change or remove a row', async () => {
    const ctx = createContext((await open()).main);
    await emit(ctx, SIGNED_IN);
    await assert.rejects(ctx.db.write('audit').update({ actor: 'admin' }), /append-only/);
    await assert.rejects(ctx.db.write('audit').del(), /append-only/);
    if (ctx.db.dialect === 'postgres') {
      await assert.rejects(ctx.db.write.raw('truncate audit'), /append-only/);
    }
    assert.equal((await verifyAudit(ctx.db.read)).broken, null);
  });

  const TAMPERED: readonly [string, (db: Database) => Promise<unknown>, RegExp][] = [
    [
      'a changed actor',
      (db) => db.write('audit').where({ id: 2 }).update({ actor: 'admin' }),
      /row 2 was changed/,
    ],
    [
      'a changed detail',
      (db) => db.write('audit').where({ id: 3 }).update({ details: '{"a":1}' }),
      /row 3 was/,
    ],
    [
      'a changed moment',
      (db) =>
        db
          .write('audit')
          .where({ id: 1 })
          .update({ at: NOW + 1 }),
      /row 1 was changed/,
    ],
    [
      'another business',
      (db) => db.write('audit').where({ id: 1 }).update({ business_id: 7 }),
      /row 1 was changed/,
    ],
    [
      'a changed hash',
      (db) =>
        db
          .write('audit')
          .where({ id: 2 })
          .update({ hash: 'f'.repeat(64) }),
      /row 2 was/,
    ],
    ['a removed row', (db) => db.write('audit').where({ id: 2 }).del(), /row 2 is missing/],
    ['the first row removed', (db) => db.write('audit').where({ id: 1 }).del(), /row 1 is missing/],
    ['the last row removed', (db) => db.write('audit').where({ id: 4 }).del(), /rows 4 to 4 are missing/],
    ['everything removed', (db) => db.write('audit').del(), /rows 1 to 4 are missing/],
    [
      'a last row made anew',
      async (db) => {
        const [row] = await db.write('audit').where({ id: 3 });
        const json = `{"id":4,"at":${NOW},"actor":"x","kind":"k","businessId":null,"subjectId":null,"details":"{}"}`;
        const made = { actor: 'x', kind: 'k', subject_id: null, hash: sha256(row.hash + json) };
        await db.write('audit').where({ id: 4 }).update(made);
      },
      /row 4 is another/,
    ],
  ];
  for (const [name, change, reason] of TAMPERED) {
    test(`${name} breaks the chain`, async () => {
      const ctx = createContext((await open()).main);
      await emit(ctx, SIGNED_IN, SIGNED_IN, SIGNED_IN, SIGNED_IN);
      await tamper(ctx, change);
      assert.match((await verifyAudit(ctx.db.read)).broken ?? '', reason);
    });
  }

  test('an end that was noted elsewhere shows what the log itself cannot', async () => {
    const ctx = createContext((await open()).main);
    await emit(ctx, SIGNED_IN, SIGNED_IN, SIGNED_IN);
    const { head: noted } = await verifyAudit(ctx.db.read);
    await emit(ctx, SIGNED_IN);
    assert.equal((await verifyAudit(ctx.db.read, noted)).broken, null, 'the log has grown behind it');
    await tamper(ctx, async (db) => {
      const [row] = await db.write('audit').where({ id: 2 });
      await db.write('audit').where('id', '>', 2).del();
      await db.write('audit_head').update({ last_id: 2, hash: row.hash });
    });
    assert.equal((await verifyAudit(ctx.db.read)).broken, null, 'cut off with care, it looks whole');
    assert.match((await verifyAudit(ctx.db.read, noted)).broken ?? '', /rows 3 to 3 are missing/);
    const other = { ...noted, id: 2 };
    assert.match((await verifyAudit(ctx.db.read, other)).broken ?? '', /row 2 is another/);
  });

  test('an account is found by what it did, what was done to it, and its businesses, also without any', async () => {
    const ctx = createContext((await open()).main);
    const [business] = await ctx.db.write('businesses').insert({ created_at: 1, updated_at: 1 }, ['id']);
    await unitOfWork(ctx, OWNER, async (tx) => tx.emit({ kind: 'feed.renewed', businessId: business.id }));
    const said = {
      kind: 'account.suspended',
      businessId: null,
      data: { reason: 'Asked', held: [] },
    } as const;
    const suspended: NewEvent = { ...said, subjectId: 14 };
    await emit(ctx, suspended, { ...said, subjectId: 15 });
    await emit(ctx, {
      kind: 'job.retried',
      businessId: null,
      subjectId: 14,
      data: { kind: 'notify' },
    });
    const find = async (filter: object = {}) =>
      (await listAudit(ctx.db.read, { limit: 10, accountId: 14, ...filter })).map(({ kind }) => kind);
    assert.deepEqual(await find(), ['account.suspended', 'feed.renewed']);
    assert.deepEqual(await find({ limit: 1 }), ['account.suspended']);
    assert.deepEqual(await find({ before: 2 }), ['feed.renewed']);
    assert.deepEqual(await find({ kind: 'feed.renewed' }), ['feed.renewed']);
    await ctx.db.write('accounts').insert({ id: 14, name: 'Anna', email: 'a@example.com', created_at: 1 });
    const membership = { account_id: 14, business_id: business.id, role: 'owner' };
    await ctx.db.write('memberships').insert(membership);
    const data = { before: 0, after: 100 };
    await emit(ctx, { kind: 'budget.changed', businessId: business.id, subjectId: 1, data });
    assert.deepEqual(await find(), ['budget.changed', 'account.suspended', 'feed.renewed']);
  });

  test('filters find by business, kind and actor; whoever was signed in to is named', async () => {
    const ctx = createContext((await open()).main);
    await ctx.db.write('accounts').insert({ id: 14, name: 'Anna', email: 'a@example.com', created_at: 1 });
    const [business] = await ctx.db.write('businesses').insert({ created_at: 1, updated_at: 1 }, ['id']);
    await unitOfWork(ctx, ANONYMOUS, async (tx) => tx.emit({ ...SIGNED_IN, businessId: business.id }));
    await unitOfWork(ctx, OWNER, async (tx) => tx.emit({ kind: 'feed.renewed', businessId: business.id }));
    await emit(ctx, { kind: 'admin.signed-in', businessId: null, data: { address: '::1' } });
    const find = async (filter: object) =>
      (await listAudit(ctx.db.read, { limit: 10, ...filter })).map(({ kind, who }) => [kind, who]);
    assert.deepEqual(await find({ businessId: business.id }), [
      ['feed.renewed', 'Anna'],
      ['account.signed-in', 'Anna'],
    ]);
    assert.deepEqual(await find({ kind: 'admin.signed-in' }), [['admin.signed-in', 'Drivyn']]);
    assert.deepEqual(await find({ actor: 'account:14' }), [['feed.renewed', 'Anna']]);
    assert.deepEqual(await find({ before: 2 }), [['account.signed-in', 'Anna']]);
    assert.equal((await find({ limit: 1 })).length, 1);
  });
});

test('everything about people, money, keys and access that can happen is audited', () => {
  const ABOUT =
    /^(account|admin|session|member|membership|invitation|two-factor|password|subscription|invoice|payment-method|billing|key|connection|budget|ads|feed|autopilot)\./;
  const kinds = readSources()
    .filter(({ path }) => /^server\/contract\/(\w+-)*events\.ts$/.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/^ {2}'?([a-z-]+\.[a-z_-]+)'?:/gm)].map(([, kind = '']) => kind),
    );
  assert.ok(kinds.length > 50, 'the kinds of events are listed there');
  // What is foretold, or feared, has not happened yet.
  const happened = kinds.filter((kind) => !/-ending$|\.in-doubt$/.test(kind));
  const missing = happened.filter((kind) => ABOUT.test(kind) && !Object.hasOwn(AUDITED, kind));
  assert.deepEqual([...new Set(missing)], []);
});
