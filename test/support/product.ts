// The built product as people start it: the executable, or the bundle under plain node. Its output goes to a file, so
// that whoever reads it does not slow it down.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './build.ts';

/** The bundle, as `npm start` starts it. */
export const BUNDLE: Program = [process.execPath, join(ROOT, 'dist/server.cjs')];

/** One file that holds everything: `node build.mjs --if-stale --package` makes it. */
export const EXECUTABLE = join(ROOT, process.platform === 'win32' ? 'dist/drivyn.exe' : 'dist/drivyn');

/** A file and the arguments that come first. */
export type Program = readonly [file: string, ...args: string[]];

export interface ProductOptions {
  readonly program: Program;
  readonly command: 'serve' | 'demo';
  /** What stands behind the command. */
  readonly given?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** User and group to run as; only root can choose. */
  readonly user?: number | undefined;
  /** How long it may take until it answers, milliseconds. */
  readonly limit?: number;
}

export interface Product {
  /** Ends without a slash. */
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process until it said that it runs. */
  readonly startedIn: number;
  output(): string;
  /** Sends SIGTERM. @returns the exit code, null when it had to be killed, and how long the end took */
  stop(): Promise<{ code: number | null; took: number }>;
}

const POLL = 2;
const START_LIMIT = 60_000;
const STOP_LIMIT = 15_000;

/** @throws Error with everything it wrote when it ends, or stays silent for too long, instead of running */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-output-'));
  const startedAt = performance.now();
  const child = spawnInto(join(folder, 'output'), options);
  const output = () => readFileSync(join(folder, 'output'), 'utf8');
  try {
    const url = await waitForUrl(child, output, startedAt + (options.limit ?? START_LIMIT));
    const startedIn = performance.now() - startedAt;
    const stop = () => end(child).finally(() => rmSync(folder, { recursive: true, force: true }));
    return { url, pid: child.pid ?? 0, startedIn, output, stop };
  } catch (error) {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function spawnInto(file: string, { program, ...options }: ProductOptions): ChildProcess {
  const { command, given, environment, cwd, user } = options;
  const [path, ...args] = program;
  const log = openSync(file, 'w');
  const child = spawn(path, [...args, command, ...(given === undefined ? [] : [given])], {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', log, log],
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  closeSync(log);
  return child;
}

async function waitForUrl(child: ChildProcess, output: () => string, until: number): Promise<string> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  for (;;) {
    const url = /running at (http\S+?)\/?\.?\s/.exec(output())?.[1];
    if (url) return url;
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended: ${output()}`);
    if (performance.now() > until) throw new Error(`It does not start: ${output()}`);
    await sleep(POLL);
  }
}

async function end(child: ChildProcess): Promise<{ code: number | null; took: number }> {
  const startedAt = performance.now();
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
    await ended;
    clearTimeout(limit);
  }
  return { code: child.exitCode, took: performance.now() - startedAt };
}
