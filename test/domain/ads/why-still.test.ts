// An owner who looks where a move would stand is told why there is none, in one sentence.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerMove, setBudgetLimits, whyStill } from '../../../server/domain/ads/index.ts';
import { listMoves } from '../../../server/domain/ads/move.repo.ts';
import { changeAutopilot } from '../../../server/domain/autopilot/index.ts';
import { overrule } from '../../../server/domain/evidence/index.ts';
import { wordsOf } from '../../../server/sentences/index.ts';
import {
  type AdvertisingOptions,
  type AdvertisingWorld,
  openAdvertising,
} from '../../support/advertising.ts';
import { eachDatabase } from '../../support/databases.ts';

eachDatabase((open, dialect) => {
  const begin = async (options: AdvertisingOptions = {}) => openAdvertising(await open(), options);
  const reasonIn = async ({ ctx, businessId, clock }: AdvertisingWorld) => {
    const still = await whyStill({ q: ctx.db.read, now: clock.now() }, businessId);
    return still.map(({ world, why }) => `${world}: ${wordsOf(why)}`).join(' ');
  };
  const latest = async ({ ctx, businessId }: AdvertisingWorld) =>
    (await listMoves(ctx.db.read, { businessId, limit: 1 }))[0];
  /** Until a move is proposed; what was told on the way. */
  const untilProposed = async (world: AdvertisingWorld) => {
    const told: string[] = [];
    for (let day = 0; day < 60; day++) {
      await world.pass(1);
      const move = await latest(world);
      if (move?.state === 'proposed') return { told, id: move.id };
      told.push(await reasonIn(world));
    }
    return assert.fail('nothing was proposed in sixty days');
  };

  test('too little is known; then it is asked, and after a no it rests for a week', async () => {
    const world = await begin();
    assert.equal(await reasonIn(world), '', 'no budget, no reason');
    await world.pass(5);
    assert.match(
      await reasonIn(world),
      /^sandbox: Not enough is known yet: \d+ results on \d days\. It takes 30 results and 14 days\.$/,
    );
    const { told, id } = await untilProposed(world);
    assert.ok(
      told.every((why) =>
        /Not enough is known|would bring more, but hardly|brings the most|A move is in sight/.test(why),
      ),
      told.join('\n'),
    );
    await answerMove(world.ctx, world.owner, id, 'refuse');
    assert.match(await reasonIn(world), /You did not want the last move, .* 7 days: .* in 6 days\./);
    await world.pass(3);
    assert.match(await reasonIn(world), /7 days: the next is looked for in 3 days\./);
  });

  if (dialect !== 'sqlite') return;

  test('a move on its way, and the rest after it', async () => {
    const world = await begin();
    const { id } = await untilProposed(world);
    await answerMove(world.ctx, world.owner, id, 'accept');
    assert.match(await reasonIn(world), /A move is on its way/);
    await world.playOut();
    assert.equal((await latest(world))?.state, 'made');
    assert.match(
      await reasonIn(world),
      /After a move budgets rest for a day: the next is looked for tomorrow\./,
    );
    await setBudgetLimits(world.ctx, world.owner, { coolDown: 9 });
    assert.match(await reasonIn(world), /rest for 9 days: the next is looked for in 9 days\./);
  });

  test('what a person holds, a pause, and an account that tells nothing', async () => {
    let isAway = false;
    const world = await begin({
      channels: ['facebook', 'google-ads'],
      around: (network) => ({
        ...network,
        read: (call, span) =>
          isAway ? Promise.resolve({ end: 'unknown', error: 'Away.' }) : network.read(call, span),
      }),
    });
    await world.pass(3);
    for (const id of world.connections.values())
      await overrule(world.ctx, world.owner, id, { of: 'budget', stance: 'hold' });
    assert.match(await reasonIn(world), /between two budgets at least, and you hold all others\./);
    for (const id of world.connections.values())
      await overrule(world.ctx, world.owner, id, { of: 'budget', stance: null });
    await changeAutopilot(world.ctx, world.owner, { paused: true });
    assert.match(await reasonIn(world), /The autopilot is paused/);
    await changeAutopilot(world.ctx, world.owner, { paused: false });
    isAway = true;
    await world.pass(3);
    assert.match(
      await reasonIn(world),
      /has told nothing for two days\. Nothing is moved by figures that are missing\./,
    );
  });
});
