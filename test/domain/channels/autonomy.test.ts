// How far a connection may go when it begins with a real network, and when it begins anew.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { type Act, ASK_AFTER, FIRST_HELD } from '../../../server/contract/autonomy.ts';
import { ConnectionInput } from '../../../server/contract/connection.ts';
import { unitOfWork } from '../../../server/db/unit-of-work.ts';
import {
  answerAutonomy,
  changeAutonomy,
  connectChannel,
  countClean,
  findAutonomy,
  listConnections,
  prepareConnection,
} from '../../../server/domain/channels/index.ts';
import { SYSTEM } from '../../../server/kernel/actor.ts';
import { HOUR } from '../../../server/kernel/clock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { inSigningIn, type SigningIn } from '../../support/signing-in.ts';

eachDatabase((open) => {
  const world = async () => inSigningIn(await open(), undefined, (sandbox) => sandbox.oauth);
  const stateOf = async ({ ctx, actor }: SigningIn, id: number) => {
    const { level, firstHeld, begunAt } = await findAutonomy(ctx.db.read, id, 'publish');
    const connection = (await listConnections(ctx.db.read, actor.businessId)).find((one) => one.id === id);
    return [connection?.network, level, firstHeld, begunAt];
  };
  const setBack = ({ ctx }: SigningIn) => ctx.db.write('autonomy').update({ first_held: 0 });

  test('a real network begins at undo, its first five posts held; the Sandbox at the top', async () => {
    const site = await world();
    const id = await site.connect('x');
    assert.deepEqual(await stateOf(site, id), ['real', 'undo', FIRST_HELD, site.clock.now()]);
    const input = v.parse(ConnectionInput, { type: 'linkedin' });
    const { connection } = await connectChannel(site.ctx, site.actor, input);
    assert.deepEqual(await stateOf(site, connection.id), ['sandbox', 'autonomous', 0, 0]);
  });

  test('from the Sandbox to the real network it begins with care, and nobody raises it by that', async () => {
    const site = await world();
    const input = v.parse(ConnectionInput, { type: 'x' });
    const { connection } = await connectChannel(site.ctx, site.actor, input);
    await changeAutonomy(site.ctx, site.actor, connection.id, { act: 'publish', level: 'draft' });
    assert.equal(await site.connect('x'), connection.id);
    assert.deepEqual(await stateOf(site, connection.id), ['real', 'draft', FIRST_HELD, site.clock.now()]);
  });

  test('whoever signs in again with the same account goes on; with another it begins anew', async () => {
    const site = await world();
    const id = await site.connect('x');
    const begun = site.clock.now();
    await setBack(site);
    site.clock.advance(HOUR);
    await site.connect('x');
    assert.deepEqual(await stateOf(site, id), ['real', 'undo', 0, begun]);
    await site.ctx.db.write('connection_accounts').update({ external_id: 'somebody-else' });
    await site.connect('x');
    assert.deepEqual(await stateOf(site, id), ['real', 'undo', FIRST_HELD, begun + HOUR]);
  });

  test('what was set before it was connected may make it more careful, never less', async () => {
    for (const [approval, level] of [
      [true, 'approve'],
      [false, 'undo'],
    ] as const) {
      const site = await world();
      await prepareConnection(site.ctx, site.actor, 'x', { approval });
      assert.equal((await stateOf(site, await site.connect('x')))[1], level);
    }
  });

  test('who lets it go by itself wants none of its first posts held', async () => {
    const site = await world();
    const id = await site.connect('x');
    const set = (change: { level?: 'autonomous' | 'undo'; firstHeld?: 0 }) =>
      changeAutonomy(site.ctx, site.actor, id, { act: 'publish', ...change });
    assert.equal((await set({ level: 'undo' })).firstHeld, FIRST_HELD);
    assert.deepEqual((await set({ firstHeld: 0 })).level, 'undo');
    assert.equal((await stateOf(site, id))[2], 0);
    await site.ctx.db.write('autonomy').update({ first_held: FIRST_HELD });
    assert.equal((await set({ level: 'autonomous' })).firstHeld, 0);
  });

  test('mailings that went out well ask for a step more, and never take it by themselves', async () => {
    const { ctx, actor } = await world();
    const input = v.parse(ConnectionInput, { type: 'email', network: 'mail' });
    const { connection } = await connectChannel(ctx, actor, input);
    const { id: connectionId, businessId, network } = connection;
    await changeAutonomy(ctx, actor, connectionId, { level: 'undo' });
    const mailing = { connectionId, businessId, network, channel: 'email' as const };
    for (let sent = 0; sent < ASK_AFTER; sent++)
      await unitOfWork(ctx, SYSTEM, (tx) => countClean(tx, mailing));
    const of = async (act: Act) => {
      const { level, asked } = await findAutonomy(ctx.db.read, connectionId, act);
      return [level, asked];
    };
    assert.deepEqual(await of('mail'), ['undo', 'open']);
    assert.deepEqual(await of('publish'), ['autonomous', null]);
    await answerAutonomy(ctx, actor, connectionId, { yes: true });
    assert.deepEqual(await of('mail'), ['autonomous', null]);
  });
});
