// Walks the whole chain, page by page.
import type { Query } from '../../db/unit-of-work.ts';
import { findHead, listRowsAfter } from './audit.repo.ts';
import { findBreak, type Head, START } from './chain.ts';

export interface Verified {
  /** How many rows follow each other from the first. */
  readonly rows: number;
  /** When the first was made, UTC milliseconds; null while there is none. */
  readonly since: number | null;
  /** The last row that follows. */
  readonly head: Head;
  /** What is wrong first, in words; null when nothing is. */
  readonly broken: string | null;
}

const PAGE = 1000;

/** @param noted an end of the log that somebody noted elsewhere: the chain must still go through it */
export async function verifyAudit(q: Query, noted?: Head): Promise<Verified> {
  // Read first: rows that are added meanwhile lie behind it.
  const last = await findHead(q);
  const ends = noted ? [noted, last] : [last];
  let head = START;
  let since: number | null = null;
  const result = (broken: string | null): Verified => ({ rows: head.id, since, head, broken });
  for (;;) {
    const rows = await listRowsAfter(q, head.id, PAGE);
    for (const row of rows) {
      const broken = findBreak(head, row);
      if (broken !== undefined) return result(broken);
      since ??= row.at;
      head = { id: row.id, hash: row.hash };
      if (ends.some((end) => end.id === row.id && end.hash !== row.hash))
        return result(`row ${row.id} is another`);
    }
    if (rows.length < PAGE) break;
  }
  const most = Math.max(...ends.map(({ id }) => id));
  return result(head.id < most ? `rows ${head.id + 1} to ${most} are missing` : null);
}
