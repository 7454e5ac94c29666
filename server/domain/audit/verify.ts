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

export async function verifyAudit(q: Query): Promise<Verified> {
  // Read first: rows that are added meanwhile lie behind it.
  const noted = await findHead(q);
  let head: Head = START;
  let since: number | null = null;
  for (;;) {
    const rows = await listRowsAfter(q, head.id, PAGE);
    for (const row of rows) {
      const broken = findBreak(head, row);
      if (broken !== undefined) return { rows: head.id, since, head, broken };
      since ??= row.at;
      head = row;
      if (row.id === noted.id && row.hash !== noted.hash)
        return { rows: head.id, since, head, broken: OTHER_END };
    }
    if (rows.length < PAGE) break;
  }
  const broken = head.id < noted.id ? `rows ${head.id + 1} to ${noted.id} are missing` : null;
  return { rows: head.id, since, head: { id: head.id, hash: head.hash }, broken };
}

const OTHER_END = 'the last row is not the one that was noted as the last';
