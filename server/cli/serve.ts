// `drivyn serve`: the server, until it is told to stop.
import { networkInterfaces } from 'node:os';
import { type App, compose } from '../compose.ts';
import { type Config, findUnknown, readConfig, staysHere } from '../config/config.ts';
import { issueSetup } from '../domain/accounts/index.ts';
import { NEW_KEY } from './key-rotate.ts';
import { untilSignal } from './until-signal.ts';

export async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(environment);
  for (const line of findUnknown(environment, [NEW_KEY])) process.stderr.write(`${line}\n`);
  const app = await compose(config);
  try {
    showNewPassword(app);
    const url = await app.listen();
    app.startJobs();
    // Heard from the moment on that anybody knows that it runs.
    const ended = untilSignal();
    say(`Drivyn ${app.version} is running at ${config.publicUrl ?? url}`);
    await showSetupLink(app, config, url);
    await ended;
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

/** Where others can reach the server nobody is its owner until somebody who reads this output has set a password. */
async function showSetupLink({ ctx }: App, config: Config, url: URL): Promise<void> {
  const token = staysHere(config) ? null : await issueSetup(ctx);
  if (token === null) return;
  const { publicUrl } = config;
  const { href } = new URL(`/#/setup?token=${token}`, publicUrl ?? reachable(url));
  say(`Nobody has set a password yet. Open this link within 30 minutes to become the owner: ${href}`);
}

/** "All addresses" is no address that a browser can open: the first of this machine is. */
function reachable(url: URL): URL {
  const isEverywhere = ['0.0.0.0', '[::]'].includes(url.hostname);
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const address = own.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
  return isEverywhere ? new URL(`http://${address ?? 'localhost'}:${url.port}/`) : url;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
