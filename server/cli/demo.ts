// `drivyn demo [DAYS]`: an example business with 90 days behind it, or as many as are asked for. The days are played
// through the real worker, queue and transitions; nothing but the clock and the seed differs from `serve`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, compose } from '../compose.ts';
import { type Config, readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { type ChannelType, channelOf } from '../contract/channels/index.ts';
import { nextDueAt } from '../jobs/job.repo.ts';
import type { AccountActor } from '../kernel/actor.ts';
import { DAY, SimulatedClock, systemClock } from '../kernel/clock.ts';
import { type Ids, secureIds, seededIds } from '../kernel/ids.ts';
import { saveLook, setUpDemo, spendMorning } from './demo-business.ts';
import { untilSignal } from './until-signal.ts';

const DAYS = 90;
/** A year; each day takes a moment to play. */
const MOST_DAYS = 365;
const BAR = 30;
const SEED = 'demo';

/** @param given how many days to play. @throws StartError when that is no such number */
export async function demo(environment: NodeJS.ProcessEnv, given = String(DAYS)): Promise<void> {
  const days = readDays(given);
  const config = demoConfig(environment);
  const clock = new SimulatedClock(systemClock.now() - days * DAY);
  const ids = new SwitchedIds();
  let isPlayed = false;
  // Ninety days of pictures would take longer than the days: these get theirs that cannot leave without, films in half their size,
  // and what is planned gets its own once they are over.
  const draws = (type: ChannelType) => isPlayed || ['image', 'video'].includes(channelOf(type).form.media);
  const app = await compose(config, { clock, ids, draws, halvesFilms: () => !isPlayed });
  try {
    const owner = await app.findOpenOwner();
    if (!owner) throw new Error('a fresh database has an owner without a password');
    await playDays(app, clock, { owner, days });
    isPlayed = true;
    await saveLook(app.ctx, owner);
    clock.follow(systemClock);
    ids.current = secureIds;
    const url = await app.listen();
    app.startJobs();
    process.stdout.write(`The demo is running at ${url}. It forgets everything when you stop it (Ctrl+C).\n`);
    await untilSignal();
  } finally {
    await app.stop();
    rmSync(config.dataDir, { recursive: true, force: true });
  }
}

function readDays(given: string): number {
  const days = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  if (days < 1 || days > MOST_DAYS)
    throw new StartError(`The demo plays 1 to ${MOST_DAYS} days, not "${given}".`);
  return days;
}

/** Repeatable while the days are played, unguessable once people can reach the server. */
class SwitchedIds implements Ids {
  current: Ids = seededIds(SEED);

  token(bytes: number): string {
    return this.current.token(bytes);
  }
}

/** A directory of its own, SQLite, and nothing that leaves the machine, whatever the environment says. */
function demoConfig(environment: NodeJS.ProcessEnv): Config {
  const { HOST, PORT, DRIVYN_LOG_LEVEL = 'warn' } = environment;
  const DRIVYN_DATA = mkdtempSync(join(tmpdir(), 'drivyn-demo-'));
  return readConfig({ HOST, PORT, DRIVYN_LOG_LEVEL, DRIVYN_DATA });
}

/** From so many days ago until now, one day at a time, each job at its own time. */
async function playDays(
  app: App,
  clock: SimulatedClock,
  { owner, days }: { owner: AccountActor; days: number },
): Promise<void> {
  const start = clock.now();
  await setUpDemo(app.ctx, owner);
  for (let day = 1; day <= days; day += 1) {
    await playDay(app, clock, { owner, end: start + day * DAY });
    showProgress(day, days);
  }
}

async function playDay(
  app: App,
  clock: SimulatedClock,
  day: { owner: AccountActor; end: number },
): Promise<void> {
  await spendMorning(app.ctx, day.owner);
  await app.scheduler.tick();
  for (;;) {
    await app.worker.drain();
    const next = await nextDueAt(app.ctx.db.write);
    if (next === null || next > day.end) break;
    clock.advanceTo(next);
  }
  clock.advanceTo(day.end);
}

/** A bar on a terminal, a line now and then elsewhere. */
function showProgress(day: number, days: number): void {
  const filled = Math.round((day / days) * BAR);
  const line = `Playing ${days} days  ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}  day ${day}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${day === days ? '\n' : ''}`);
  else if (day % BAR === 0) process.stdout.write(`${line}\n`);
}
