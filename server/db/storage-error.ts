// What a disk or a file system does to us, in plain words for an operator.
import { LostFileError } from './lost-file.ts';

const FULL = 'There is no space left on the disk. Make room, then try again.';
const BROKEN = 'The disk could not be written or read: it is full or damaged.';
const LOST =
  'The file of the database was deleted, exchanged or written over while it was in use: nothing was stored. Stop the server, put the file back or restore a backup, and start it again.';
const DAMAGED = 'The database is damaged: restore the last backup.';

const WORDS: Readonly<Record<string, string>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  SQLITE_FULL: FULL,
  EIO: BROKEN,
  EFBIG: BROKEN,
  SQLITE_IOERR: BROKEN,
  SQLITE_CORRUPT: DAMAGED,
  SQLITE_NOTADB: DAMAGED,
  DATABASE_GONE: LOST,
  DATABASE_DAMAGED: LOST,
};

/** Whether there is no space left where the data is. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && WORDS[String(error.code)] === FULL;
}

/** Whether nothing is stored because the file of the database is not the one that was opened. */
export function isFileLost(error: unknown): boolean {
  return error instanceof LostFileError;
}

/** One sentence or two; undefined for what no disk is to blame for. */
export function describeStorageError(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? WORDS[String(error.code)] : undefined;
}
