// The built product, for tests that start the real server or read what the browser gets.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where what tests unpack is kept between runs; `npm ci` empties it. */
export const CACHE = `${ROOT}node_modules/.cache/drivyn`;

/**
 * Builds dist/ unless it is newer than every source. A run has done so before its first test.
 * @throws Error when the build fails; what is wrong stands on stderr.
 */
export async function ensureBuilt(): Promise<void> {
  if (process.env.DRIVYN_TEST_BUILT) return;
  const build = spawn(process.execPath, [`${ROOT}build.mjs`, '--if-stale'], { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(build, 'exit');
  if (code !== 0) {
    throw new Error('The build failed, so no test was run.');
  }
}
