// The built product as people start it: a process of its own, with the system's clock and its worker.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../support/build.ts';

export interface RealServer {
  /** Ends without a slash. */
  readonly url: string;
  /** Ends it as a supervisor would; fails when it does not end well. */
  stop(): Promise<void>;
}

/** Starts `serve` on an empty data directory. @throws Error with what it said when it does not start */
export async function startRealServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<RealServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'drivyn-real-'));
  const server = spawn(process.execPath, [join(ROOT, 'dist/server.cjs'), 'serve'], {
    env: {
      ...process.env,
      DRIVYN_DATA: dataDir,
      DRIVYN_ADMIN_PASSWORD: 'the operator knows it',
      DRIVYN_LOG_LEVEL: 'warn',
      PORT: String(await findFreePort()),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await readUrl(server);
  return {
    url,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      const [code] = await ended;
      rmSync(dataDir, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The server ended with ${code}.`);
    },
  };
}

/** Links in mails name the port, so it has to be known before. */
async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function readUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /is running at (http:\/\/\S+?)\/?\s/.exec(said)?.[1];
      if (url) resolve(url);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', (code) => reject(new Error(`The server did not start (${code}): ${said}`)));
  });
}
