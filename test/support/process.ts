// The built server as a process of its own, for what only a process shows: starting, failing to, and being ended.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './build.ts';

const BUNDLE = join(ROOT, 'dist/server.cjs');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly child: ChildProcess;
  /** What it has written so far. */
  readonly output: { stdout: string; stderr: string };
  readonly ended: Promise<Ended>;
}

type Environment = Readonly<Record<string, string>>;

/**
 * Starts a command; nothing of our own environment reaches it except what every program needs.
 * @param input what a pipe hands to it
 */
export function startProcess(environment: Environment, args: readonly string[] = [], input = ''): Running {
  const env = {
    PATH: process.env.PATH,
    NODE_OPTIONS: process.env.NODE_OPTIONS,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DRIVYN_LOG_LEVEL: 'silent',
    ...environment,
  };
  const child = spawn(process.execPath, [BUNDLE, ...args], { env, stdio: 'pipe' });
  // One that ends before it has read everything is no fault.
  child.stdin.on('error', () => {}).end(input);
  const output = { stdout: '', stderr: '' };
  // Decoded by the stream: a chunk may end in the middle of a character.
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output.stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output.stderr += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code, ...output }));
  return { child, output, ended };
}

/** @returns the address that the server printed, without a slash at the end */
export async function waitForUrl({ output, ended }: Running): Promise<string> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  for (;;) {
    const url = /running at (http\S+?)\/?\n/.exec(output.stdout)?.[1];
    if (url) return url;
    if (hasEnded) throw new Error(`the server did not start: ${output.stderr}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
