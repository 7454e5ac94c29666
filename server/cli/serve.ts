// `drivyn serve`: the server, until it is told to stop.
import { type App, compose } from '../compose.ts';
import { type Config, isLoopback, readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { findOpenOwner } from '../domain/accounts/index.ts';
import { untilSignal } from './until-signal.ts';

export async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  const app = await compose(config);
  try {
    showNewPassword(app);
    await refuseOpenAddress(app, config);
    const url = await app.listen();
    app.startJobs();
    say(`Drivyn ${app.version} is running at ${config.publicUrl ?? url}`);
    await untilSignal();
  } finally {
    await app.stop();
    // Whatever still holds the process after that has had its time.
    setTimeout(() => process.exit(), LAST_MOMENT).unref();
  }
}

const LAST_MOMENT = 500;

/** Before anything else can fail: nobody can look it up later. */
function showNewPassword({ newAdminPassword }: App): void {
  if (newAdminPassword !== null) say(`Admin password, shown this once: ${newAdminPassword}`);
}

/** Without a password everybody who can reach the server would be its owner. */
async function refuseOpenAddress(app: App, { host }: Config): Promise<void> {
  if (isLoopback(host) || !(await findOpenOwner(app.ctx.db.read))) return;
  throw new StartError(
    `HOST is ${host}, which others can reach, but there is no password yet. ` +
      'Start with HOST=127.0.0.1, set a password under Settings, Security, and then start with this HOST again.',
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
