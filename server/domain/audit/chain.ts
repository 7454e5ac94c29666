// The chain: each row carries the hash of the row before it, so that none can be changed, added or left out in between
// without every later hash being wrong. Only what was cut off at the end leaves no trace in it: for that the newest hash
// has to be noted elsewhere.
import { sha256 } from '../../kernel/ids.ts';

/** One row without its place in the chain. */
export interface AuditFacts {
  /** UTC milliseconds. */
  readonly at: number;
  /** As events name it: `account:14`, `admin`, `anonymous`, `system`. */
  readonly actor: string;
  readonly kind: string;
  readonly businessId: number | null;
  readonly subjectId: number | null;
  /** JSON, hashed as it is stored. */
  readonly details: string;
}

export interface AuditRow extends AuditFacts {
  /** 1, 2, 3 ... without gaps. */
  readonly id: number;
  readonly prevHash: string;
  readonly hash: string;
}

/** Where a chain ends; before its first row it is `START`. */
export interface Head {
  readonly id: number;
  readonly hash: string;
}

export const START: Head = { id: 0, hash: '0'.repeat(64) };

/** Hash of a row: SHA-256 over the hash before it and the row as JSON, its keys always in this order. */
function hashOf(prevHash: string, id: number, facts: AuditFacts): string {
  const { at, actor, kind, businessId, subjectId, details } = facts;
  return sha256(prevHash + JSON.stringify({ id, at, actor, kind, businessId, subjectId, details }));
}

/** The rows that follow a head, in order. */
export function chain(head: Head, facts: readonly AuditFacts[]): AuditRow[] {
  let last = head;
  return facts.map((fact) => {
    const id = last.id + 1;
    const row = { ...fact, id, prevHash: last.hash, hash: hashOf(last.hash, id, fact) };
    last = row;
    return row;
  });
}

/** Why a row cannot follow a head, in words; undefined when it does. */
export function findBreak(head: Head, row: AuditRow): string | undefined {
  if (row.id !== head.id + 1) return `row ${head.id + 1} is missing`;
  if (row.prevHash !== head.hash) return `row ${row.id} does not follow the row before it`;
  return row.hash === hashOf(head.hash, row.id, row) ? undefined : `row ${row.id} was changed`;
}
