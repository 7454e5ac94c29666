// Time that passes for a server of a test, as it does for a real one.
import { DAY } from '../../server/kernel/clock.ts';
import type { TestServer } from './server.ts';

/** Lets the clock pass day by day, so that every job runs on its day; the sessions are those of today. */
export async function passDays(server: TestServer, until: number): Promise<void> {
  const { clock } = server;
  while (clock.now() < until) {
    clock.advanceTo(Math.min(until, clock.now() + DAY));
    await server.drain();
  }
  const [now, later] = [clock.now(), clock.now() + 30 * DAY];
  await server.app.ctx.db.write('sessions').update({ created_at: now, seen_at: now, expires_at: later });
}
