// The port that people reach the server on.
import { VERSION } from '../../config/build-info.ts';
import type { Config } from '../../config/config.ts';
import { Outbound } from '../../connectors/http.ts';
import { listen } from '../../http/server.ts';
import { type Finding, messageOf, note, well, wrong } from './finding.ts';

const TIMEOUT = 3000;
const MAX_BYTES = 10_000;

/** A Drivyn that answers is well, and so is a port that a start would get. */
export async function checkPort(config: Config): Promise<Finding> {
  const { host, port } = config;
  const running = port === 0 ? undefined : await readVersion(config);
  if (running === VERSION) return well(`Server: Drivyn ${running} answers on port ${port}.`);
  if (running !== undefined)
    return note(`Server: Drivyn ${running} answers on port ${port}; this is ${VERSION}. Start it anew.`);
  try {
    await (await listen(() => {}, config)).stop(0);
    return well(`Server: none is running; port ${port} on ${host} is free.`);
  } catch (error) {
    return wrong(messageOf(error));
  }
}

/** The version of the Drivyn that answers; undefined when none does. */
async function readVersion({ host, port }: Config): Promise<string | undefined> {
  const name = EVERYWHERE[host] ?? (host.includes(':') ? `[${host}]` : host);
  try {
    const limits = { timeout: TIMEOUT, maxBytes: MAX_BYTES };
    const { body } = await new Outbound().fetchProvider(`http://${name}:${port}`, '/healthz', limits);
    const { status, version }: { status?: unknown; version?: unknown } = JSON.parse(body.toString());
    return status === 'ok' && typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

/** "All addresses" is none to connect to. */
const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
