// A business gets its first strategy by itself, once its first posts are planned, and a reviewed one every quarter.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { BUSINESS_PROFILE_EXAMPLE } from '../../server/contract/business.ts';
import type { Decision } from '../../server/contract/decision.ts';
import type { Notification } from '../../server/contract/notification.ts';
import type { Strategy, StrategyVersion } from '../../server/contract/strategy.ts';
import { connectChannel, saveProfile } from '../support/factories.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

async function read<T>(path: string): Promise<T> {
  return (await (await server.as('owner')(path)).json()) as T;
}
const versions = () => read<StrategyVersion[]>('/api/strategies');

test('a profile alone makes none: nothing is planned yet', async () => {
  await saveProfile(server.as('owner'));
  await server.drain();
  assert.deepEqual(await versions(), []);
});

test('the first connected channel does; it is decided, told, and about this business', async () => {
  await connectChannel(server.as('owner'), 'facebook');
  await server.drain();
  const [first, ...others] = await versions();
  assert.ok(first);
  assert.deepEqual([first.version, others], [1, []]);
  const { document } = await read<Strategy>(`/api/strategies/${first.id}`);
  assert.deepEqual([document.sample, document.business.name], [false, BUSINESS_PROFILE_EXAMPLE.name]);
  const decisions = await read<Decision[]>('/api/decisions');
  assert.ok(decisions.some(({ what }) => what === `Made your first strategy (${first.code})`));
  const told = await read<Notification[]>('/api/notifications');
  assert.equal(told.filter(({ title }) => title === 'Your first strategy is ready').length, 1);
});

test('more channels and later plans make no other', async () => {
  await connectChannel(server.as('owner'), 'instagram');
  await server.drain();
  assert.equal((await versions()).length, 1);
});

describe('a quarter later', () => {
  const DAY = 86_400_000;
  const age = (days: number) =>
    server.app.ctx.db.write('strategies').update({ created_at: server.clock.now() - days * DAY });
  /** The daily job, by the calendar. */
  const tomorrow = async () => {
    server.clock.advance(DAY);
    await server.app.scheduler.tick();
    await server.drain();
  };
  const reviewed = async () =>
    (await read<Notification[]>('/api/notifications')).filter(
      ({ title }) => title === 'Your strategy was reviewed',
    );

  test('it is reviewed by itself: a version with what differs, decided and told; once', async () => {
    await age(80);
    await tomorrow();
    assert.equal((await versions()).length, 1, 'not before');
    await age(91);
    await tomorrow();
    const [second, first] = await versions();
    assert.deepEqual([second?.version, first?.version], [2, 1]);
    assert.ok((second?.changes.length ?? 0) > 0, 'a second channel has come since');
    const decisions = await read<Decision[]>('/api/decisions');
    assert.ok(decisions.some(({ what }) => what.startsWith(`Reviewed your strategy (${second?.code})`)));
    assert.equal((await reviewed()).length, 1);
    await tomorrow();
    assert.equal((await versions()).length, 2);
  });

  test('paused means paused; it is made up for afterwards', async () => {
    const pause = (paused: boolean) =>
      server.as('owner')('/api/autopilot', { method: 'PUT', json: { paused } });
    await age(100);
    await pause(true);
    await tomorrow();
    assert.equal((await versions()).length, 2);
    await pause(false);
    await tomorrow();
    assert.equal((await versions()).length, 3);
  });
});
