// The business that the benchmarks look at: made by domain commands and played forward through the real queue, as
// the demo is, then given a password so that every page costs a session too.

import { setUpDemo, spendMorning } from '../../server/cli/demo-business.ts';
import { type App, compose } from '../../server/compose.ts';
import { type Config, readConfig } from '../../server/config/config.ts';
import { createLog } from '../../server/config/logging.ts';
import { setPassword } from '../../server/domain/accounts/index.ts';
import { nextDueAt } from '../../server/jobs/job.repo.ts';
import { DAY, SimulatedClock, systemClock } from '../../server/kernel/clock.ts';
import { seededIds } from '../../server/kernel/ids.ts';

/** Enough for full lists on the dashboard, and for figures of every age. */
const DAYS = 14;

export interface Business {
  readonly config: Config;
  /** Of a browser in which the owner is signed in. */
  readonly cookie: string;
}

/** Fills an empty data directory; its history ends now. */
export async function makeBusiness(dataDir: string): Promise<Business> {
  const config = readConfig({ DRIVYN_DATA: dataDir, DRIVYN_LOG_LEVEL: 'silent', PORT: '0' });
  const clock = new SimulatedClock(systemClock.now() - DAYS * DAY);
  const app = await compose(config, { clock, ids: seededIds('bench'), log: createLog('silent') });
  try {
    const owner = await app.findOpenOwner();
    if (!owner) throw new Error('a fresh database has an owner without a password');
    await setUpDemo(app.ctx, owner);
    for (let day = 0; day < DAYS; day += 1) {
      await spendMorning(app.ctx, owner);
      await playDay(app, clock);
    }
    clock.follow(systemClock);
    const password = { email: 'anna@example.com', newPassword: 'flour, water, salt, time' };
    const { token } = await setPassword(app.ctx, owner, password);
    return { config, cookie: `drivyn_session=${token}` };
  } finally {
    await app.stop();
  }
}

/** Does what is due by now, such as the pictures and films of the next days, so that it is not done while something else is measured. */
export async function bringUpToDate(config: Config): Promise<void> {
  const app = await compose(config, { log: createLog('silent') });
  try {
    await app.scheduler.tick();
    await app.worker.drain();
  } finally {
    await app.stop();
  }
}

async function playDay(app: App, clock: SimulatedClock): Promise<void> {
  const end = clock.now() + DAY;
  await app.scheduler.tick();
  for (;;) {
    await app.worker.drain();
    const next = await nextDueAt(app.ctx.db.write);
    if (next === null || next > end) break;
    clock.advanceTo(next);
  }
  clock.advanceTo(end);
}
