// All SQL of the audit log: append and read. Triggers refuse everything else.
import { mapColumns } from '../../db/columns.ts';
import { lockAlone } from '../../db/dialect.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { type AuditFacts, type AuditRow, chain, type Head } from './chain.ts';

const AUDIT = mapColumns<AuditRow>('audit', {
  id: 'id',
  at: 'at',
  actor: 'actor',
  kind: 'kind',
  businessId: 'business_id',
  subjectId: 'subject_id',
  details: 'details',
  prevHash: 'prev_hash',
  hash: 'hash',
});
const INSERT_CHUNK = 50;

/**
 * Adds rows at the end of the chain. The head stays locked until the caller's transaction ends: whoever appends next
 * must see this end or none of it, or two rows would follow the same one.
 */
export async function appendRows(q: Query, facts: readonly AuditFacts[]): Promise<void> {
  await lockAlone(q, q('audit_head').select('id').where({ id: 1 }));
  const rows = chain(await findHead(q), facts);
  const last = rows.at(-1);
  if (!last) return;
  for (let start = 0; start < rows.length; start += INSERT_CHUNK) {
    await q('audit').insert(rows.slice(start, start + INSERT_CHUNK).map(AUDIT.stored));
  }
  await q('audit_head').where({ id: 1 }).update({ last_id: last.id, hash: last.hash });
}

/** Where the chain ends, as noted when its last row was added. */
export async function findHead(q: Query): Promise<Head> {
  const head: Head | undefined = await q('audit_head')
    .select({ id: 'last_id', hash: 'hash' })
    .where({ id: 1 })
    .first();
  if (!head) throw new Error('The audit log has no head.');
  return head;
}

/** Rows after an id, oldest first. */
export async function listRowsAfter(q: Query, after: number, limit: number): Promise<AuditRow[]> {
  return AUDIT.all(AUDIT.from(q).where('id', '>', after).orderBy('id').limit(limit));
}

export interface AuditFilter {
  readonly businessId?: number | undefined;
  /** What an account did, what was done to it, and what happened in its businesses. */
  readonly accountId?: number | undefined;
  readonly kind?: string | undefined;
  readonly actor?: string | undefined;
  readonly limit: number;
  /** The id to page on from, which is not repeated. */
  readonly before?: number | undefined;
}

/** Rows that a filter finds, newest first. */
export async function listRows(q: Query, filter: AuditFilter): Promise<AuditRow[]> {
  const query = AUDIT.from(q).orderBy('id', 'desc').limit(filter.limit);
  if (filter.businessId !== undefined) query.where({ business_id: filter.businessId });
  if (filter.accountId !== undefined) query.whereIn('id', aboutAccount(q, filter.accountId, filter));
  if (filter.kind !== undefined) query.where({ kind: filter.kind });
  if (filter.actor !== undefined) query.where({ actor: filter.actor });
  if (filter.before !== undefined) query.where('id', '<', filter.before);
  return AUDIT.all(query);
}

/** The ids of an account's newest rows: as many of each sort as the page could need, each along an index. */
function aboutAccount(q: Query, accountId: number, { before, limit }: AuditFilter) {
  const newest = () => {
    const query = q('audit').select('id').orderBy('id', 'desc').limit(limit);
    return before === undefined ? query : query.where('id', '<', before);
  };
  const own = q('memberships').select('business_id').where({ account_id: accountId });
  const sorts = [
    newest().whereIn('business_id', own),
    newest().where({ actor: `account:${accountId}` }),
    newest().where({ actor: `admin as account:${accountId}` }),
    newest().where({ subject_id: accountId }).whereLike('kind', 'account.%'),
  ];
  return q.unionAll(sorts.map((sort, index) => q.select('id').from(sort.as(`sort_${index}`))));
}
