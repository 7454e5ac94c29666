// What went wrong in SQLite, by SQLite's own names: Node gives a number.

/** https://www.sqlite.org/rescode.html: the primary result codes. */
const NAMES: Readonly<Record<number, string>> = {
  1: 'SQLITE_ERROR',
  2: 'SQLITE_INTERNAL',
  3: 'SQLITE_PERM',
  4: 'SQLITE_ABORT',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  9: 'SQLITE_INTERRUPT',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  17: 'SQLITE_SCHEMA',
  18: 'SQLITE_TOOBIG',
  19: 'SQLITE_CONSTRAINT',
  20: 'SQLITE_MISMATCH',
  21: 'SQLITE_MISUSE',
  23: 'SQLITE_AUTH',
  25: 'SQLITE_RANGE',
  26: 'SQLITE_NOTADB',
};
/** The lowest byte of a result code is the primary one. */
const PRIMARY = 0xff;

/** The same error, with `code` and message by SQLite's name where SQLite is to blame. */
export function namedError(error: unknown): Error & { code?: string } {
  const failed = error instanceof Error ? error : new Error(String(error));
  if (!('errcode' in failed)) return failed;
  const code = NAMES[Number(failed.errcode) & PRIMARY] ?? 'SQLITE_ERROR';
  return Object.assign(failed, { code, message: `${code}: ${failed.message}` });
}
