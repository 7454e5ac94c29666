// Whether a database is still the file that was opened. SQLite goes on with what it has open, also once the file has been
// deleted or written over, and whatever is stored from then on is lost.
import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';

export type FileTrouble = 'gone' | 'damaged';

export interface WatchedFile {
  /** What is wrong with the file, by a look of some microseconds; null for nothing. */
  findTrouble(): FileTrouble | null;
  /** To be called once SQLite has closed the file. */
  close(): void;
}

/** How each SQLite file begins, https://sqlite.org/fileformat.html. */
const MAGIC = Buffer.from('SQLite format 3\0');
/** Where the size of a page stands behind it, two bytes, and how many there are, four. */
const PAGE_SIZE_AT = 16;
const PAGES_AT = 28;
const HEADER = 32;
/** What stands for 65,536, which two bytes cannot hold. */
const LARGEST_PAGE = 1;

/**
 * Call it once SQLite has the file and its log open. The file stays open here as well: whoever closes one gives up every
 * lock of the process on it, SQLite's too, and the next program that looks into the database would clear the log away.
 */
export function watchFile(path: string): WatchedFile {
  const log = `${path}-wal`;
  const opened = statSync(path);
  // None where the disk is one that SQLite cannot keep a log on.
  const openedLog = statSync(log, { throwIfNoEntry: false });
  const file = openSync(path, 'r');
  const header = Buffer.alloc(HEADER);
  let largest = opened.size;
  const findTrouble = () => {
    try {
      const now = statSync(path);
      if (!isSame(now, opened)) return 'gone';
      if (openedLog && !isSame(statSync(log), openedLog)) return 'gone';
      readSync(file, header, 0, HEADER, 0);
      // A file that has just been made begins in its log.
      if (now.size > 0 && !header.subarray(0, MAGIC.length).equals(MAGIC)) return 'damaged';
      // It grows from its first page on, and shrinks only when it is written anew, which its header then says.
      if (now.size < largest && now.size < sizeOf(header)) return 'damaged';
      largest = now.size;
      return null;
    } catch {
      return 'gone';
    }
  };
  return { findTrouble, close: () => closeSync(file) };
}

function isSame(now: Stats, opened: Stats): boolean {
  return now.ino === opened.ino && now.dev === opened.dev;
}

/** Bytes that a database has by its own account. */
function sizeOf(header: Buffer): number {
  const page = header.readUInt16BE(PAGE_SIZE_AT);
  return header.readUInt32BE(PAGES_AT) * (page === LARGEST_PAGE ? 65_536 : page);
}
