// Making sure that what was written is on the disk, and that nobody else reads it.
import { chmodSync, closeSync, existsSync, fchmodSync, fsyncSync, openSync, statSync } from 'node:fs';

/** For this user alone. */
export const ONLY_OURS = 0o600;
const OTHERS = 0o077;
/** What SQLite may keep beside a database. */
export const BESIDE = ['-wal', '-shm', '-journal'] as const;

/**
 * Makes a file that nobody else can read, whatever the umask, or closes one to others, and what SQLite keeps beside it. To
 * be called before SQLite opens it: new logs get the rights of their database. What cannot be changed, `doctor` names.
 */
export function keepToOurselves(path: string): void {
  if (!existsSync(path)) makeOurs(path);
  for (const end of ['', ...BESIDE])
    try {
      if (isOpenToOthers(path + end)) chmodSync(path + end, ONLY_OURS);
    } catch {
      // It belongs to another user, lies on a disk that is only read, or has gone with its last connection.
    }
}

function makeOurs(path: string): void {
  const file = openSync(path, 'a', ONLY_OURS);
  // A umask may have taken even our own right away.
  fchmodSync(file, ONLY_OURS);
  closeSync(file);
}

/** Windows has no such rights: there the folder's own protect it. @throws Error when there is no such file */
export function isOpenToOthers(path: string): boolean {
  return process.platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0;
}

export function syncFile(path: string): void {
  sync(path, 'r+');
}

/** So that a new name in it is kept. Windows opens no directories; its renames are kept without this. */
export function syncFolder(path: string): void {
  if (process.platform !== 'win32') sync(path, 'r');
}

function sync(path: string, flags: string): void {
  const file = openSync(path, flags);
  fsyncSync(file);
  closeSync(file);
}
