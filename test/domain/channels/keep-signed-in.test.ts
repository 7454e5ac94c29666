// Sign-ins that live on: renewed before they end, by one at a time, and given up where nobody knows what became of a token.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Auth } from '../../../server/connectors/channels/connector.ts';
import type { RefreshOutcome } from '../../../server/domain/channels/index.ts';
import { createCredentials, renewSignIns } from '../../../server/domain/channels/index.ts';
import { DAY, HOUR, MINUTE, SimulatedClock } from '../../../server/kernel/clock.ts';
import { createTestContext } from '../../support/context.ts';
import { eachDatabase } from '../../support/databases.ts';
import { inSigningIn, type SigningIn } from '../../support/signing-in.ts';

/** Until new tokens are asked for: the Sandbox lets in for an hour, and is asked ten minutes before. */
const FRESH = 50 * MINUTE;
const never = new AbortController().signal;

eachDatabase((open) => {
  /** A world in which refreshing is what the test says; it counts how often it was asked for. */
  async function withRefresh(change: (asked: () => Promise<RefreshOutcome>) => Promise<RefreshOutcome>) {
    const counted = { refreshes: 0 };
    const world = await inSigningIn(
      await open(),
      ({ oauth }): Auth => ({
        ...oauth,
        refresh: (call, tokens) => {
          counted.refreshes += 1;
          return change(() => oauth.refresh(call, tokens));
        },
      }),
    );
    return { world, counted, id: await world.connect() };
  }
  const tokenOf = async (world: SigningIn, id: number) => {
    const opened = await world.open(id);
    assert.equal(opened.end, 'opened');
    return opened.end === 'opened' ? opened.credential?.token : undefined;
  };
  const state = async ({ ctx }: SigningIn) => (await ctx.db.read('connection_accounts'))[0]?.state;

  test('tokens are renewed ten minutes before they end, and stored before they are used', async () => {
    const { world, counted, id } = await withRefresh((ask) => ask());
    const first = await tokenOf(world, id);
    world.clock.advance(FRESH - 1);
    assert.equal(await tokenOf(world, id), first);
    world.clock.advance(1);
    const second = await tokenOf(world, id);
    assert.notEqual(second, first);
    assert.equal(await world.sandbox.admits('x', second ?? ''), true);
    assert.equal(counted.refreshes, 1);
    assert.equal(await tokenOf(world, id), second);
    const [row] = await world.ctx.db.read('connection_accounts');
    assert.deepEqual([row?.version, row?.lease], [2, null]);
  });

  test('access for a shorter time than usual is used for a part of it, and not asked for at every call', async () => {
    const world = await inSigningIn(await open(), ({ oauth }) => ({ ...oauth, renewWithin: 23 * DAY }));
    const id = await world.connect();
    const first = await tokenOf(world, id);
    world.clock.advance(10 * MINUTE);
    assert.equal(await tokenOf(world, id), first);
    world.clock.advance(2 * MINUTE);
    assert.notEqual(await tokenOf(world, id), first);
  });

  test('of many at once, in two processes, one asks', async () => {
    const { world, counted, id } = await withRefresh((ask) => ask());
    world.clock.advance(FRESH);
    // Who waits here does so without the clock running on, however long the database takes.
    const clock = new SimulatedClock(world.clock.now());
    clock.sleep = () => new Promise((resolve) => setImmediate(resolve));
    const createProcess = () => createCredentials(createTestContext(world.ctx.db, clock), world.signIns);
    const [first, second] = [createProcess(), createProcess()];
    const openings = [first, second, first, second].map((one) =>
      one.open({ connectionId: id, network: 'sandbox', kind: 'ask', signal: never }),
    );
    const tokens = (await Promise.all(openings)).map((one) => one.end === 'opened' && one.credential?.token);
    assert.equal(counted.refreshes, 1);
    assert.equal(new Set(tokens).size, 1);
    assert.equal(await world.sandbox.admits('x', String(tokens[0])), true);
  });

  test('who waits in the process that asks waits for its answer, however far the clock goes meanwhile', async () => {
    const { world, counted, id } = await withRefresh(async (ask) => {
      world.clock.advance(MINUTE - 1);
      // As long as a loaded machine takes: whoever looked in vain meanwhile has given up.
      for (let turns = 0; turns < 2000; turns += 1) await new Promise((resolve) => setImmediate(resolve));
      return ask();
    });
    world.clock.advance(HOUR);
    const tokens = await Promise.all([tokenOf(world, id), tokenOf(world, id), tokenOf(world, id)]);
    assert.deepEqual([new Set(tokens).size, counted.refreshes], [1, 1]);
    assert.equal(await world.sandbox.admits('x', tokens[0] ?? ''), true);
  });

  test('a lost answer ends the sign-in, says so once, and the spent token is never tried again', async () => {
    const { world, counted, id } = await withRefresh(async (ask) => {
      await ask();
      throw new Error('The connection broke.');
    });
    world.clock.advance(FRESH);
    for (let look = 0; look < 3; look += 1) {
      assert.partialDeepStrictEqual(await world.open(id), {
        end: 'reconnect',
        error: 'The sign-in at X has ended. Connect it again.',
      });
    }
    assert.equal(counted.refreshes, 1);
    assert.equal(await world.countEvents('connection.signed-out'), 1);
    const [row] = await world.ctx.db.read('connection_accounts');
    assert.deepEqual([row?.state, row?.sealed_tokens], ['ended', null]);
  });

  test('whoever signs in again goes on', async () => {
    const { world, id } = await withRefresh(() => Promise.reject(new Error('lost')));
    world.clock.advance(FRESH);
    assert.equal((await world.open(id)).end, 'reconnect');
    assert.equal(await world.connect(), id);
    assert.ok(await tokenOf(world, id));
  });

  test('a process that is gone in the middle of it leaves a sign-in that has ended', async () => {
    const { world, counted, id } = await withRefresh((ask) => ask());
    world.clock.advance(FRESH);
    const until = world.clock.now() + MINUTE;
    await world.ctx.db.write('connection_accounts').update({ lease: 'another process', lease_until: until });
    // As long as the other may still be asking, it is waited for; the old token still lets in.
    assert.ok(await tokenOf(world, id));
    assert.equal(counted.refreshes, 0);
    world.clock.advance(MINUTE);
    assert.equal((await world.open(id)).end, 'reconnect');
    assert.equal(counted.refreshes, 0);
  });

  test('where a token may be used again, whoever finds the lease of somebody gone asks', async () => {
    const world = await inSigningIn(await open(), ({ oauth }) => ({ ...oauth, rotates: false }));
    const id = await world.connect();
    world.clock.advance(FRESH);
    const until = world.clock.now() - 1;
    await world.ctx.db.write('connection_accounts').update({ lease: 'another process', lease_until: until });
    const first = await tokenOf(world, id);
    assert.equal(await world.sandbox.admits('x', first ?? ''), true);
    assert.equal((await world.ctx.db.read('connection_accounts'))[0]?.version, 2);
  });

  test('a clock that jumps ahead and back makes no lease last for ever', async () => {
    const world = await inSigningIn(await open(), ({ oauth }) => ({ ...oauth, rotates: false }));
    const id = await world.connect();
    world.clock.advance(FRESH);
    const until = world.clock.now() + 2 * DAY;
    await world.ctx.db
      .write('connection_accounts')
      .update({ lease: 'before the clock was set', lease_until: until });
    await tokenOf(world, id);
    assert.equal((await world.ctx.db.read('connection_accounts'))[0]?.version, 2);
  });

  test('an answer that comes after others have given it up is still kept', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: asked, resolve: tell } = Promise.withResolvers<void>();
    const { world, id } = await withRefresh(async (ask) => {
      tell();
      await held;
      return ask();
    });
    world.clock.advance(FRESH);
    const slow = world.open(id);
    await asked;
    world.clock.advance(2 * MINUTE);
    assert.equal((await world.open(id)).end, 'reconnect');
    release();
    assert.equal((await slow).end, 'opened');
    assert.equal(await state(world), 'signed-in');
    assert.ok(await tokenOf(world, id));
  });

  test('a network that has no time is asked later, and the old token used as long as it lets in', async () => {
    let busy = true;
    const { world, counted, id } = await withRefresh((ask) =>
      busy ? Promise.resolve({ end: 'later', at: world.clock.now() + 5 * MINUTE }) : ask(),
    );
    world.clock.advance(FRESH);
    const old = await tokenOf(world, id);
    assert.equal(await tokenOf(world, id), old);
    assert.equal(counted.refreshes, 1);
    busy = false;
    world.clock.advance(5 * MINUTE);
    assert.notEqual(await tokenOf(world, id), old);
    assert.equal(await state(world), 'signed-in');
  });

  test('what was revoked at the network is noticed when it refuses, and a person told', async () => {
    const { world, id } = await withRefresh((ask) => ask());
    const opened = await world.open(id);
    assert.ok(opened.end === 'opened' && opened.credential);
    await revoke(world, opened.credential.token);
    world.clock.advance(2 * MINUTE);
    assert.equal(await world.credentials.refused(id, opened.credential), 'ended');
    assert.equal((await world.open(id)).end, 'reconnect');
    assert.equal(await world.countEvents('connection.signed-out'), 1);
  });

  test('access that ended before its time is renewed; tokens that are refused when new are given up', async () => {
    const { world, id } = await withRefresh((ask) => ask());
    const opened = await world.open(id);
    assert.ok(opened.end === 'opened' && opened.credential);
    world.clock.advance(2 * MINUTE);
    assert.equal(await world.credentials.refused(id, opened.credential), 'renewed');
    // Who was refused with the old ones meanwhile is told that there are new ones.
    assert.equal(await world.credentials.refused(id, opened.credential), 'renewed');
    const again = await world.open(id);
    assert.ok(again.end === 'opened' && again.credential);
    assert.equal(await world.credentials.refused(id, again.credential), 'ended');
  });

  test('access that ends as soon as somebody has signed in is renewed all the same', async () => {
    const { world, id } = await withRefresh((ask) => ask());
    const opened = await world.open(id);
    assert.ok(opened.end === 'opened' && opened.credential);
    assert.equal(await world.credentials.refused(id, opened.credential), 'renewed');
    assert.equal(await state(world), 'signed-in');
  });

  test('a sign-in of many weeks that nothing renews is told of before it ends, and used until then', async () => {
    const { world, counted, id } = await withRefresh(async () => ({ end: 'reconnect' }));
    const endsAt = world.clock.now() + 10 * DAY;
    const renewAt = world.clock.now();
    await world.ctx.db.write('connection_accounts').update({ access_ends_at: endsAt, renew_at: renewAt });
    for (let day = 0; day < 9; day += 1) {
      await renewSignIns(world.ctx, world.signIns, never);
      assert.ok(await tokenOf(world, id));
      world.clock.advance(DAY);
    }
    assert.equal(counted.refreshes, 1);
    assert.equal(await world.countEvents('connection.sign-in-ending'), 1);
    world.clock.advance(DAY);
    await renewSignIns(world.ctx, world.signIns, never);
    assert.equal((await world.open(id)).end, 'reconnect');
    assert.equal(await world.countEvents('connection.signed-out'), 1);
  });

  test('access of many weeks that the network refuses has ended, where nothing renews it', async () => {
    const { world, id } = await withRefresh(async () => ({ end: 'reconnect' }));
    await world.ctx.db.write('connection_accounts').update({ access_ends_at: world.clock.now() + 50 * DAY });
    const opened = await world.open(id);
    assert.ok(opened.end === 'opened' && opened.credential);
    world.clock.advance(2 * MINUTE);
    assert.equal(await world.credentials.refused(id, opened.credential), 'ended');
    assert.equal((await world.open(id)).end, 'reconnect');
    assert.equal(await world.countEvents('connection.signed-out'), 1);
  });

  test('what nobody uses is renewed by the hour', async () => {
    const { world, counted } = await withRefresh((ask) => ask());
    for (let hour = 0; hour < 5; hour += 1) {
      world.clock.advance(HOUR - 5 * MINUTE);
      await renewSignIns(world.ctx, world.signIns, never);
    }
    assert.equal(counted.refreshes, 5);
    assert.equal(await state(world), 'signed-in');
  });

  test('a token of another row opens nothing', async () => {
    const { world, id } = await withRefresh((ask) => ask());
    const other = await world.connect('facebook');
    const [row] = await world.ctx.db.read('connection_accounts').where({ connection_id: id });
    await world.ctx.db
      .write('connection_accounts')
      .where({ connection_id: other })
      .update({ sealed_tokens: row?.sealed_tokens });
    await assert.rejects(world.open(other), /sealed text was changed, or it is about something else/);
  });
});

async function revoke(world: SigningIn, access: string): Promise<void> {
  const call = {
    channel: 'x',
    server: null,
    app: { clientId: '', clientSecret: '' },
    signal: never,
  } as const;
  const [way] = world.signIns.waysOf('x');
  const tokens = { access, accessEndsAt: null, refresh: null, refreshEndsAt: null, scopes: [] };
  await way?.auth.revoke?.(call, tokens);
}
