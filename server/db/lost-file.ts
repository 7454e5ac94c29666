// A write that would be lost, because the file of its database was deleted, exchanged or written over.
import type { FileTrouble } from './watch-file.ts';

const CODES = { gone: 'DATABASE_GONE', damaged: 'DATABASE_DAMAGED' } as const satisfies Record<
  FileTrouble,
  string
>;

/** Nothing was stored. Its `code` is known to `describeStorageError`. */
export class LostFileError extends Error {
  readonly code: string;

  constructor(trouble: FileTrouble) {
    super(`${CODES[trouble]}: the file of the database is not the one that was opened`);
    this.code = CODES[trouble];
  }
}
