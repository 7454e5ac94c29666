// What a disk or a file system does to us, in plain words for an operator.

const FULL = 'There is no space left on the disk. Make room, then try again.';
const BROKEN = 'The disk could not be written or read: it is full or damaged.';
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
};

/** Whether there is no space left where the data is. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && WORDS[String(error.code)] === FULL;
}

/** One sentence or two; undefined for what no disk is to blame for. */
export function describeStorageError(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? WORDS[String(error.code)] : undefined;
}
