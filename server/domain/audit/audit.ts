// The audit log: rows made of events in their own transaction, and what people get to see of them.
import type { AuditEntry } from '../../contract/audit.ts';
import type { EventRow, Query } from '../../db/unit-of-work.ts';
import { type AuditFilter, appendRows, findNames, listRows } from './audit.repo.ts';
import { AUDITED, isAudited } from './audited.ts';
import type { AuditRow } from './chain.ts';

/** Adds what is audited among the events of a transaction, in that transaction. */
export async function recordAudit(q: Query, events: readonly EventRow[], actor: string): Promise<void> {
  const facts = events
    .filter(({ kind }) => isAudited(kind))
    .map(({ kind, businessId, subjectId, data, createdAt }) => ({
      at: createdAt,
      actor,
      kind,
      businessId,
      subjectId,
      details: JSON.stringify(data),
    }));
  if (facts.length > 0) await appendRows(q, facts);
}

/** Entries that a filter finds, newest first. */
export async function listAudit(q: Query, filter: AuditFilter): Promise<AuditEntry[]> {
  const rows = await listRows(q, filter);
  const people = rows.map(personIn).filter((id) => id !== undefined);
  const names = await findNames(q, [...new Set(people)]);
  return rows.map((row) => presentEntry(row, names));
}

/** The account that acted; at sign-in, when nobody is known yet, the one that was signed in to. */
function personIn({ actor, kind, subjectId }: AuditRow): number | undefined {
  const [, id] = /^(?:admin as )?account:(\d+)$/.exec(actor) ?? [];
  if (id !== undefined) return Number(id);
  return actor === 'anonymous' && kind.startsWith('account.') && subjectId !== null ? subjectId : undefined;
}

function presentEntry(row: AuditRow, names: ReadonlyMap<number, string>): AuditEntry {
  const person = personIn(row);
  const name = person === undefined ? undefined : names.get(person) || `Account ${person}`;
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    kind: row.kind,
    what: AUDITED[row.kind] ?? row.kind,
    actor: row.actor,
    who: name
      ? `${row.actor.startsWith('admin as ') ? 'Admin as ' : ''}${name}`
      : (OTHERS[row.actor] ?? row.actor),
    businessId: row.businessId,
    subjectId: row.subjectId,
    details: JSON.parse(row.details) as Record<string, unknown>,
    hash: row.hash,
  };
}

const OTHERS: Readonly<Record<string, string>> = {
  admin: 'Admin',
  anonymous: 'Someone not signed in',
  system: 'Drivyn',
};
