// A real server on a port of its own: real SQLite files copied from a migrated template, a frozen clock, no worker
// unless told. Every test has the four kinds of callers at hand.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, compose, type Overrides } from '../../server/compose.ts';
import { type Config, readConfig } from '../../server/config/config.ts';
import { createLog } from '../../server/config/logging.ts';
import { SimulatedClock } from '../../server/kernel/clock.ts';
import { ADMIN_PASSWORD, type Caller, seedCallers, TOKENS } from './callers.ts';
import { type Client, createClient } from './client.ts';
import { doNotAwaitDisk } from './databases.ts';
import { testPasswords } from './passwords.ts';
import { copyEmpty, copyTemplate } from './templates.ts';
import { TEST_KEY } from './vault.ts';

/** A Monday morning, on which the clock of every test server stands still. */
export const START = Date.UTC(2027, 2, 1, 9);

export interface TestServer {
  readonly app: App;
  /** Ends without a slash. */
  readonly url: string;
  readonly clock: SimulatedClock;
  /** Each call gives a client with cookies of its own. */
  as(caller: Caller): Client;
  /** Runs every job that is due by the clock, and those they cause. */
  drain(): Promise<number>;
  /** How many events of a kind there are. */
  countEvents(kind: string): Promise<number>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Leaves the owner without a password: whoever asks is the owner. */
  readonly open?: boolean;
  readonly config?: Partial<Config>;
  readonly clock?: SimulatedClock;
  /** Where its log goes, what its random names are, what its passwords cost, and where it looks for models. */
  readonly parts?: Pick<Overrides, 'log' | 'ids' | 'passwords' | 'modelPlaces' | 'outbound'>;
}

export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'drivyn-test-'));
  const clock = options.clock ?? new SimulatedClock(START);
  const isCopied = options.config?.databaseUrl === undefined && options.clock === undefined;
  if (isCopied) await copyTemplate('callers', dataDir, fillTemplate);
  else if (options.config?.databaseUrl === undefined) await copyEmpty(dataDir);
  const app = await composeQuietly(
    { ...testConfig(dataDir), ...options.config },
    { clock, ...options.parts },
  );
  if (!isCopied) await seedCallers(app);
  if (options.open) await app.ctx.db.write('accounts').where({ id: 14 }).update({ password_hash: null });
  const { origin } = await app.listen();
  return {
    app,
    url: origin,
    clock,
    as: (caller) => createClient(origin, TOKENS[caller]),
    drain: () => app.worker.drain(),
    countEvents: async (kind) => {
      const [row] = await app.ctx.db.read('events').where({ kind }).count({ count: '*' });
      return Number(row?.count);
    },
    stop: async () => {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function testConfig(dataDir: string): Config {
  return {
    // Drawing is tested by itself; a picture for each post of each plan would take longer than everything else.
    ...readConfig({ DRIVYN_ADMIN_PASSWORD: ADMIN_PASSWORD, DRIVYN_DRAWING: 'off' }),
    secretKey: TEST_KEY,
    dataDir,
    port: 0,
  };
}

/** Without the built assets: what these servers are asked does not depend on them. */
async function composeQuietly(config: Config, parts: Overrides): Promise<App> {
  const assets = { main: '/assets/main.js', css: '', base: '', rest: '', buildId: 'test' };
  const app = await compose(config, {
    log: createLog('silent'),
    assets,
    passwords: testPasswords,
    modelPlaces: [],
    ...parts,
  });
  await doNotAwaitDisk(app.ctx.db);
  return app;
}

/** What most servers begin with: the callers are there, and signed in. */
async function fillTemplate(folder: string): Promise<void> {
  const app = await composeQuietly(testConfig(folder), { clock: new SimulatedClock(START) });
  await seedCallers(app);
  await app.stop();
}
