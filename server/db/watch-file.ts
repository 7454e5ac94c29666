// Whether a database is still the file that was opened. SQLite goes on with what it has open, also once the file has been
// deleted or written over, and whatever is stored from then on is lost.
import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';

export type FileTrouble = 'gone' | 'damaged';

/** How each SQLite file begins, https://sqlite.org/fileformat.html. */
const MAGIC = Buffer.from('SQLite format 3\0');

/** Call it once the file is open. @returns what is wrong with the file, by a look that costs next to nothing; null for nothing */
export function watchFile(path: string): () => FileTrouble | null {
  const opened = statSync(path);
  return () => {
    try {
      const now = statSync(path);
      if (!isSame(now, opened)) return 'gone';
      // It is never made smaller while it is in use.
      return now.size < opened.size || !isDatabase(path) ? 'damaged' : null;
    } catch {
      return 'gone';
    }
  };
}

function isSame(now: Stats, opened: Stats): boolean {
  return now.ino === opened.ino && now.dev === opened.dev;
}

function isDatabase(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const start = Buffer.alloc(MAGIC.length);
    readSync(file, start, 0, start.length, 0);
    return start.equals(MAGIC);
  } finally {
    closeSync(file);
  }
}
