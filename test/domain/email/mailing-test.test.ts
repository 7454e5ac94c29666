// Two versions of a mailing, tried on a share of its recipients.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { MailingTestInput } from '../../../server/contract/mailing-test.ts';
import type { Databases } from '../../../server/db/open.ts';
import { listUndoable } from '../../../server/domain/autopilot/index.ts';
import {
  addMailing,
  countHoldOuts,
  describeGain,
  getMailing,
  recordOpen,
  replayVersion,
  setMeasuring,
} from '../../../server/domain/email/index.ts';
import { judge } from '../../../server/domain/email/judge-versions.ts';
import { listDrawsOf } from '../../../server/domain/evidence/index.ts';
import type { Mail } from '../../../server/domain/letters/index.ts';
import { DAY, HOUR, MINUTE } from '../../../server/kernel/clock.ts';
import { wordsOf } from '../../../server/sentences/index.ts';
import { eachDatabase } from '../../support/databases.ts';
import { createMailing, type MailingWorld, prepare, START, scriptedTransport, send } from './mailing.ts';

const READER = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/131.0 Mobile', method: 'GET' };

describe('the judge', () => {
  const of = (a: [number, number], b: [number, number]) => {
    const count = ([opened, sent]: [number, number]) => ({ sent, opened, clicked: 0 });
    return judge({ A: count(a), B: count(b) }, 'opens', 'seed');
  };

  test('names the better version where the figures carry it', () => {
    assert.partialDeepStrictEqual(of([20, 100], [40, 100]), { winner: 'B', isSure: true });
    assert.partialDeepStrictEqual(of([40, 100], [20, 100]), { winner: 'A', isSure: true });
  });

  test('lets the first one go where they do not', () => {
    assert.partialDeepStrictEqual(of([3, 10], [5, 10]), { winner: 'A', isSure: false });
    assert.partialDeepStrictEqual(of([0, 0], [0, 0]), { winner: 'A', isSure: false });
    assert.partialDeepStrictEqual(of([0, 500], [0, 500]), { winner: 'A', isSure: false });
  });
});

eachDatabase((open) => {
  let databases: Databases;
  before(async () => {
    databases = await open();
  });

  const TEST: MailingTestInput = {
    subject: 'Rye from Monday',
    content: null,
    share: 50,
    by: 'opens',
    hours: 4,
  };

  /** A mailing of which two versions are tried. */
  async function tried(subscribers: number, change: Partial<MailingTestInput> = {}): Promise<MailingWorld> {
    const world = await createMailing(databases, { subscribers });
    const input = {
      subject: 'New bread',
      content: 'Come by.',
      segment: 'all',
      sendAt: null,
      clock: 'business',
    } as const;
    const { id } = await addMailing(world.ctx, world.actor, { ...input, test: { ...TEST, ...change } });
    return { ...world, postId: id };
  }

  const of = (mails: readonly Mail[], subject: string) => mails.filter((mail) => mail.subject === subject);
  const present = async ({ ctx, actor, postId }: MailingWorld) => (await getMailing(ctx, actor, postId)).test;

  async function openAll({ ctx, clock }: MailingWorld, mails: readonly Mail[]): Promise<void> {
    clock.advance(MINUTE);
    for (const { messageId } of mails) await recordOpen(ctx, messageId.slice(1).split('@')[0] ?? '', READER);
  }

  test('half of the share gets each version, the others wait, and then get the better one', async () => {
    const world = await tried(40);
    await prepare(world);
    const transport = scriptedTransport();
    const first = await send(world, transport);
    assert.partialDeepStrictEqual(first, { sent: 20, pending: 20, retryAt: START + 4 * HOUR });
    assert.equal(first.error, undefined);
    const b = of(transport.mails, 'Rye from Monday');
    assert.equal(b.length, 10);
    assert.equal(of(transport.mails, 'New bread').length, 10);
    await openAll(world, b);
    assert.partialDeepStrictEqual(await present(world), { winner: null, verdict: null });
    world.clock.advance(3 * HOUR);
    assert.partialDeepStrictEqual(await send(world, transport), { sent: 20 }, 'not before its time');
    world.clock.advance(HOUR);
    assert.partialDeepStrictEqual(await send(world, transport), { sent: 40, pending: 0 });
    assert.equal(of(transport.mails, 'Rye from Monday').length, 30);
    assert.equal(new Set(transport.mails.map(({ to }) => to.address)).size, 40);
    const told = await present(world);
    assert.equal(told?.winner, 'B');
    assert.match(
      told.verdict ?? '',
      /^0 of 10 opened A, 10 of 10 opened B\. B is the better one by a chance of (99|100) %/,
    );
    assert.deepEqual(told.variants, [
      { variant: 'A', sent: 10, opened: 0, clicked: 0 },
      { variant: 'B', sent: 10, opened: 10, clicked: 0 },
    ]);

    const { ctx, actor, postId } = world;
    const [decision] = await listUndoable(ctx.db.read, actor, { limit: 1, postId });
    assert.equal(decision?.what, 'Chose version B of the mailing “New bread”');
    assert.match(decision.why, /^0 of 10 opened A, 10 of 10 opened B\./);
    const [draw] = await listDrawsOf(ctx.db.read, decision.id);
    assert.ok(draw && draw.kind === 'variant' && draw.postId === postId && draw.probability === 1);
    assert.equal(replayVersion(draw), 'same');
    assert.equal(replayVersion({ ...draw, chosen: { version: 'A', chance: 1 } }), 'answer');
    assert.equal(replayVersion({ ...draw, request: { ...Object(draw.request), seed: 'other' } }), 'history');
  });

  test('a tenth of the others keeps the first version, and what choosing brought is counted once, after three days', async () => {
    const world = await tried(240);
    const { ctx, actor, clock, postId } = world;
    const { businessId } = actor;
    await prepare(world);
    const transport = scriptedTransport();
    await send(world, transport);
    await openAll(world, of(transport.mails, 'Rye from Monday'));
    clock.advance(4 * HOUR);
    const rest = scriptedTransport();
    assert.partialDeepStrictEqual(await send(world, rest), { sent: 240, pending: 0 });
    const [kept, chosen] = [of(rest.mails, 'New bread'), of(rest.mails, 'Rye from Monday')];
    assert.equal(new Set(rest.mails.map(({ to }) => to.address)).size, rest.mails.length, 'nobody twice');
    assert.deepEqual([kept.length, chosen.length], [12, 108]);
    assert.equal((await present(world))?.winner, 'B');
    await openAll(world, [...kept.slice(0, 6), ...chosen.slice(0, 81)]);
    const out = { status: 'published', published_at: clock.now() };
    await ctx.db.write('posts').where({ id: postId }).update(out);
    clock.advance(2 * DAY);
    await countHoldOuts(ctx);
    assert.equal((await describeGain(ctx.db.read, businessId)).gain, null, 'not before its time');
    clock.advance(DAY);
    await countHoldOuts(ctx);
    await openAll(world, kept);
    await countHoldOuts(ctx);
    const { gain, verdict } = await describeGain(ctx.db.read, businessId);
    assert.partialDeepStrictEqual(gain, { mailings: 1, kept: 12, chosen: 108, verdict: 'open' });
    assert.ok(Math.abs((gain?.gain ?? 0) - 0.5) < 1e-9, `${gain?.gain}`);
    assert.match(wordsOf(verdict), /\+50 %.*12 people kept the first version\. That may be chance/);
  });

  test('nobody keeps the first version where few are left, or where the comparison is off', async () => {
    const heldOf = async (world: MailingWorld) =>
      (await world.ctx.db.read('deliveries').where({ post_id: world.postId, is_held_out: true })).length;
    const few = await tried(150);
    await prepare(few);
    assert.equal(await heldOf(few), 0);
    const off = await tried(240);
    await off.ctx.db
      .write('business_settings')
      .where({ business_id: off.actor.businessId })
      .update({ baseline_comparison: false });
    await prepare(off);
    assert.equal(await heldOf(off), 0);
    assert.match(wordsOf((await describeGain(off.ctx.db.read, off.actor.businessId)).verdict), /is off/);
  });

  test('where the figures do not tell, the first one goes, and that is said; what is opened later changes nothing', async () => {
    const world = await tried(12);
    await prepare(world);
    const transport = scriptedTransport();
    await send(world, transport);
    await openAll(world, of(transport.mails, 'Rye from Monday').slice(0, 1));
    world.clock.advance(4 * HOUR);
    const stopping = new AbortController();
    const dying = scriptedTransport(() => {
      stopping.abort();
      return { end: 'sent' };
    });
    await send(world, dying, { signal: stopping.signal });
    await openAll(world, of(transport.mails, 'Rye from Monday'));
    await send(world, transport);
    assert.equal(of([...transport.mails, ...dying.mails], 'New bread').length, 9);
    assert.match((await present(world))?.verdict ?? '', /1 of 3 opened B\. That does not tell which/);
  });

  test('of few recipients each version has one, and whoever is alone gets the first', async () => {
    for (const [people, a, b] of [
      [1, 1, 0],
      [2, 1, 1],
      [3, 1, 1],
    ] as const) {
      const world = await tried(people, { share: 10 });
      await prepare(world);
      const transport = scriptedTransport();
      await send(world, transport);
      assert.deepEqual(
        [of(transport.mails, 'New bread').length, of(transport.mails, 'Rye from Monday').length],
        [a, b],
      );
    }
  });

  test('nothing is tried where nothing is measured', async () => {
    const world = await createMailing(databases, {});
    await setMeasuring(world.ctx, world.actor, false);
    const input = {
      subject: 'New bread',
      content: 'Come by.',
      segment: 'all',
      sendAt: null,
      clock: 'business',
    } as const;
    await assert.rejects(addMailing(world.ctx, world.actor, { ...input, test: TEST }), { code: 'conflict' });
  });
});
