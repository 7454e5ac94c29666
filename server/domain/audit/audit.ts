// The audit log: rows made of events in their own transaction, and what people get to see of them.
import type { AdminAuditEntry, AuditEntry } from '../../contract/audit.ts';
import type { EventRow } from '../../contract/events.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { type AuditFilter, appendRows, listRows } from './audit.repo.ts';
import { isAudited } from './audited.ts';
import type { AuditRow } from './chain.ts';
import { findSubjects, type NamedSort, type Names } from './subject.repo.ts';
import { presentSubject, type Subject, subjectOf } from './subject.ts';

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
  const names = await findSubjects(q, idsOf(rows.map(actorIn)));
  return rows.map((row) => presentEntry(row, names));
}

/** The same for the admin, who is told what each is about: two queries, whatever there is. */
export async function listAuditForAdmin(q: Query, filter: AuditFilter): Promise<AdminAuditEntry[]> {
  const rows = (await listRows(q, filter)).map((row) => ({ ...row, parsed: parse(row) }));
  const subjects = rows.map((row) => subjectOf({ ...row, details: row.parsed }));
  const businesses = rows.map(({ businessId: id }) => ({ sort: 'business', id }) as const);
  const names = await findSubjects(q, idsOf([...rows.map(actorIn), ...subjects, ...businesses]));
  return rows.map(({ parsed, ...row }) => ({
    ...presentEntry(row, names),
    about: presentSubject({ ...row, details: parsed }, names),
  }));
}

const actorIn = (row: AuditRow): Subject => ({ sort: 'account', id: personIn(row) ?? null });
const parse = ({ details }: AuditRow) => JSON.parse(details) as Record<string, unknown>;

/** What has a name, each once. */
function idsOf(subjects: readonly (Subject | undefined)[]): Partial<Record<NamedSort, number[]>> {
  const ids = new Map<NamedSort, Set<number>>();
  for (const subject of subjects) {
    if (!subject || subject.id === null || subject.sort === 'server' || subject.sort === 'job') continue;
    const { sort, id } = subject;
    ids.set(sort, (ids.get(sort) ?? new Set()).add(id));
  }
  return Object.fromEntries([...ids].map(([sort, list]) => [sort, [...list]]));
}

/** The account that acted; at sign-in, when nobody is known yet, the one that was signed in to. */
function personIn({ actor, kind, subjectId }: AuditRow): number | undefined {
  const [, id] = /^(?:admin as )?account:(\d+)$/.exec(actor) ?? [];
  if (id !== undefined) return Number(id);
  return actor === 'anonymous' && kind.startsWith('account.') && subjectId !== null ? subjectId : undefined;
}

function presentEntry(row: AuditRow, names: Names): AuditEntry {
  const person = personIn(row);
  const known = person === undefined ? undefined : names('account', person);
  const name =
    person === undefined
      ? undefined
      : known?.name || known?.email || wordsOf(say('audit.account', { id: person }));
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    kind: row.kind,
    what: isAudited(row.kind) ? wordsOf(say('audit.done', { kind: row.kind })) : row.kind,
    actor: row.actor,
    who: name ? nameActor(row, name) : wordsOf(say('audit.other', { actor: row.actor })),
    businessId: row.businessId,
    subjectId: row.subjectId,
    details: parse(row),
    hash: row.hash,
  };
}

function nameActor({ actor }: AuditRow, name: string | number): string {
  return actor.startsWith('admin as ') ? wordsOf(say('audit.admin-as', { name })) : String(name);
}
