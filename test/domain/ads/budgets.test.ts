// Budgets and campaigns on both databases: what two at once must not get past.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import {
  addFunds,
  createCampaign,
  createRecommended,
  findAdState,
  listCampaigns,
  listEntries,
  moveCampaign,
  paceOf,
  setAdLimit,
  setBudget,
  undoEntry,
} from '../../../server/domain/ads/index.ts';
import { getActivity } from '../../../server/domain/analytics/index.ts';
import { listUndoable, undoDecision } from '../../../server/domain/autopilot/index.ts';
import { insertBusiness } from '../../../server/domain/business/index.ts';
import { type AccountActor, SYSTEM } from '../../../server/kernel/actor.ts';
import { DAY, SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';

const NOW = Date.UTC(2027, 2, 1, 9);

test('the pace of a month follows the business’s own calendar', () => {
  const at = { now: Date.UTC(2027, 1, 28, 23, 30), timezone: 'Europe/Paris' };
  assert.deepEqual(paceOf(3100, at), { day: 1, days: 31, even: 100 });
  assert.deepEqual(paceOf(2800, { ...at, timezone: 'UTC' }), { day: 28, days: 28, even: 2800 });
});

eachDatabase((open) => {
  async function seed() {
    const databases = await open();
    const clock = new SimulatedClock(NOW);
    const ctx = createTestContext(databases.main, clock);
    const seeded = await unitOfWork(ctx, SYSTEM, async ({ q, now }) => {
      const businessId = await insertBusiness(q, now);
      await q('businesses').where({ id: businessId }).update({ profile_at: now, name: 'Bakery' });
      const owner = { business_id: businessId, created_at: now, updated_at: now, network: 'sandbox' };
      const add = async (type: string) => {
        const [row] = await q('connections').insert({ ...owner, type, name: type }, ['id']);
        return Number(row.id);
      };
      return { businessId, facebook: await add('facebook'), x: await add('x') };
    });
    const actor: AccountActor = {
      kind: 'account',
      accountId: 14,
      businessId: seeded.businessId,
      role: 'owner',
      open: false,
    };
    return { ...seeded, ctx, clock, actor };
  }
  const settle = (work: Promise<unknown>[]) =>
    Promise.allSettled(work).then((all) => all.filter(({ status }) => status === 'fulfilled').length);

  test('of ten requests for funds with one key, one counts', async () => {
    const { ctx, actor, facebook, businessId } = await seed();
    const request = { amount: 5, key: 'same' };
    const all = Array.from({ length: 10 }, () => addFunds(ctx, actor, facebook, request));
    for (const { budgetMinor } of await Promise.all(all)) assert.equal(budgetMinor, 500);
    assert.equal((await listEntries(ctx.db.read, { businessId, limit: 20 })).length, 1);
  });

  test('requests for funds at the same time all count, one on top of the other', async () => {
    const { ctx, actor, facebook, businessId } = await seed();
    await Promise.all(Array.from({ length: 8 }, () => addFunds(ctx, actor, facebook, { amount: 1 })));
    const entries = await listEntries(ctx.db.read, { businessId, limit: 20 });
    assert.deepEqual(
      entries.map(({ before, after }) => [before, after]),
      Array.from({ length: 8 }, (_, index) => [700 - index * 100, 800 - index * 100]),
    );
  });

  test('two budgets set at the same time do not cross the limit together', async () => {
    const { ctx, actor, facebook, x } = await seed();
    await setAdLimit(ctx, actor, 100);
    const set = (id: number) => setBudget(ctx, actor, id, { budget: 60 });
    assert.equal(await settle([set(facebook), set(x)]), 1);
  });

  test('an entry is undone once, however often it is asked at once', async () => {
    const { ctx, actor, facebook, businessId } = await seed();
    await setBudget(ctx, actor, facebook, { budget: 60 });
    const [entry] = await listEntries(ctx.db.read, { businessId, limit: 1 });
    assert.ok(entry);
    assert.equal(await settle(Array.from({ length: 4 }, () => undoEntry(ctx, actor, entry.id))), 1);
    const kinds = (await listEntries(ctx.db.read, { businessId, limit: 9 })).map(({ kind }) => kind);
    assert.deepEqual(kinds, ['undo', 'set']);
    assert.deepEqual(await findAdState(ctx.db.read, businessId), { limit: null, everSet: [facebook] });
  });

  test('two campaigns started at the same time do not cross the budget together', async () => {
    const { ctx, actor, facebook, businessId } = await seed();
    const input = {
      platformId: facebook,
      name: 'A',
      startDate: '2027-03-01',
      endDate: null,
      budget: 60,
      audience: '',
      audienceSize: null,
    };
    const [first, second] = [
      await createCampaign(ctx, actor, input),
      await createCampaign(ctx, actor, input),
    ];
    assert.deepEqual([first.state, second.state], ['pending', 'pending'], 'there is no budget yet');
    await setBudget(ctx, actor, facebook, { budget: 100 });
    const start = (id: number) => moveCampaign(ctx, actor, id, 'start');
    assert.equal(await settle([start(first.id), start(second.id)]), 1);
    assert.equal((await listCampaigns(ctx.db.read, { businessId, limit: 9 })).length, 2);
  });

  test('a recommendation applied twice at once drafts one campaign', async () => {
    const { ctx, actor, x, businessId } = await seed();
    await setBudget(ctx, actor, x, { budget: 10 });
    assert.equal(await settle([createRecommended(ctx, actor, x), createRecommended(ctx, actor, x)]), 1);
    assert.equal((await listCampaigns(ctx.db.read, { businessId, limit: 9 })).length, 1);
  });

  test('decisions tell what can be taken back, and are nobody else’s', async () => {
    const { ctx, actor, x, businessId } = await seed();
    await setBudget(ctx, actor, x, { budget: 10 });
    await setBudget(ctx, actor, x, { budget: 20 });
    const [last, before] = await listUndoable(ctx.db.read, actor, { limit: 5 });
    assert.deepEqual([last?.undo, before?.undo], ['budget', null]);
    const stranger = { ...actor, businessId: businessId + 1 };
    await assert.rejects(undoDecision(ctx, stranger, last?.id ?? 0), { code: 'not-found' });
    await assert.rejects(undoDecision(ctx, { ...actor, role: 'approver' }, last?.id ?? 0), {
      code: 'forbidden',
    });
    await undoDecision(ctx, actor, last?.id ?? 0);
    await assert.rejects(undoDecision(ctx, actor, last?.id ?? 0), { code: 'conflict' });
  });

  test('what is under way and what came of it', async () => {
    const { ctx, businessId, facebook, x } = await seed();
    const q = ctx.db.write;
    const nothing = await getActivity(q, { businessId, lastEvent: 0, now: NOW, channels: [] });
    assert.deepEqual(nothing, {
      ...{ running: 0, scheduled: 0, others: 0, lastAt: null },
      ...{ generated: null, score: null },
    });
    const post = { business_id: businessId, content: 'x', origin: 'autopilot', updated_at: 1 };
    const add = (connection: number, status: string, days: number) =>
      q('posts').insert({
        ...post,
        connection_id: connection,
        status,
        scheduled_at: NOW - days * DAY,
        created_at: NOW - days * DAY,
      });
    await q('connections').where({ id: x }).update({ network: 'real' });
    for (const status of ['published', 'published', 'published', 'needs_attention', 'rejected']) {
      await add(facebook, status, 3);
      await add(facebook, 'published', 40);
    }
    await add(facebook, 'failed', 3);
    for (let at = 0; at < 4; at += 1) await add(x, 'published', 5);
    const job = { kind: 'notify', business_id: businessId, due_at: 1, created_at: 1 };
    await q('jobs').insert([
      { ...job, key: 'a', state: 'running' },
      { ...job, key: 'b', state: 'waiting' },
      { ...job, key: 'c', state: 'done', due_at: null },
    ]);
    const activity = await getActivity(q, { businessId, lastEvent: 0, now: NOW, channels: [] });
    assert.deepEqual(activity, {
      running: 1,
      scheduled: 0,
      others: 1,
      lastAt: null,
      generated: { count: 10, before: 5 },
      score: { value: 60, change: -40, posts: 5, sandbox: true },
    });
    // What the pace asks for and nobody wrote counts as well; of mornings before it was connected nothing is asked.
    const paced = { id: facebook, world: 'sandbox', weekly: 7, since: NOW - 15 * DAY } as const;
    const lacking = await getActivity(q, { businessId, lastEvent: 0, now: NOW, channels: [paced] });
    assert.deepEqual(lacking.score, { value: 20, change: -80, posts: 15, sandbox: true });
    await add(x, 'published', 6);
    const real = await getActivity(q, { businessId, lastEvent: 0, now: NOW, channels: [] });
    assert.deepEqual(real.score, { value: 100, change: null, posts: 5, sandbox: false });
    // What was tried again by a person has not left by itself; and by hand nothing does.
    const [first] = await q('posts').where({ connection_id: x }).orderBy('id').pluck('id');
    const failed = { business_id: businessId, subject_id: first, actor: 'system', created_at: 1 };
    await q('events').insert({ ...failed, kind: 'post.failed' });
    const aided = await getActivity(q, { businessId, lastEvent: 0, now: NOW, channels: [] });
    assert.equal(aided.score?.sandbox, true);
    await q('posts').where({ connection_id: x }).update({ network: 'sandbox' });
    await q('connections').where({ id: x }).update({ network: 'manual' });
    await add(x, 'needs_attention', 7);
    const simulated = await getActivity(q, { businessId, lastEvent: 0, now: NOW, channels: [] });
    assert.deepEqual(simulated.score, { value: 78, change: -22, posts: 9, sandbox: true });
    await q('posts').where({ connection_id: x }).update({ network: 'manual' });
    await q('posts').where({ connection_id: facebook }).update({ network: 'manual' });
    const byHand = await getActivity(q, { businessId, lastEvent: 0, now: NOW, channels: [] });
    assert.equal(byHand.score, null);
  });
});
