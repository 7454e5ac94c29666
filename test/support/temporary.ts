// Where a run keeps its temporary files: in memory where there is enough of it, as each test makes and drops databases.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes; a whole run was seen to take less than one. */
const ENOUGH = 4 * 2 ** 30;

/**
 * Makes a folder of this run the one that `tmpdir()` answers, here and in processes started from now on.
 * @returns what removes it
 */
export function makeTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(freeMemory() >= ENOUGH ? MEMORY : tmpdir(), 'drivyn-run-'));
  // PostgreSQL does not run as root: its user passes through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function freeMemory(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
