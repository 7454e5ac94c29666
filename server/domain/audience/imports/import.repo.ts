// All SQL of imports.
import type { AttributeType } from '../../../contract/attribute.ts';
import type { ImportCounts, ImportExamples, ImportStatus, ListEncoding } from '../../../contract/import.ts';
import type { Sentence } from '../../../contract/sentence.ts';
import { type Column, flag, mapColumns, sentenceOrNull } from '../../../db/columns.ts';
import type { Query } from '../../../db/unit-of-work.ts';

export interface ImportRecord {
  readonly id: number;
  readonly businessId: number;
  readonly name: string;
  readonly status: ImportStatus;
  /** Null once it is gone. */
  readonly file: string | null;
  readonly bytes: number;
  readonly encoding: ListEncoding;
  readonly delimiter: string;
  readonly hasTitles: boolean;
  readonly titles: readonly string[];
  readonly sample: readonly (readonly string[])[];
  readonly columns: readonly string[];
  /** What the values of columns that nobody has declared could be, by their keys. */
  readonly types: Readonly<Record<string, readonly AttributeType[]>>;
  readonly lists: readonly number[];
  readonly tags: readonly string[];
  readonly updates: boolean;
  readonly rows: number;
  readonly total: number | null;
  readonly readBytes: number;
  readonly refusedBytes: number;
  readonly counts: ImportCounts;
  readonly examples: KeptExamples;
  readonly consentText: string | null;
  readonly consentSource: string | null;
  readonly saidBy: string | null;
  readonly problem: Sentence | null;
  readonly createdAt: number;
  readonly endedAt: number | null;
}

/** Examples as they are kept: why a row is left out is a sentence, or words that an earlier release made. */
export interface KeptExamples extends Omit<ImportExamples, 'refused'> {
  readonly refused: readonly (Omit<ImportExamples['refused'][number], 'reason'> & {
    readonly reason: Sentence | string;
  })[];
}

function json<T>(sql: string): Column<T> {
  return { sql, read: (value: string) => JSON.parse(value), write: JSON.stringify };
}

const IMPORT = mapColumns<ImportRecord>('imports', {
  id: 'id',
  businessId: 'business_id',
  name: 'name',
  status: { sql: 'status', read: (status: ImportStatus) => status },
  file: 'file',
  bytes: 'bytes',
  encoding: { sql: 'encoding', read: (encoding: ListEncoding) => encoding },
  delimiter: 'delimiter',
  hasTitles: flag('has_titles'),
  titles: json('titles'),
  sample: json('sample'),
  columns: json('columns'),
  types: json('types'),
  lists: json('lists'),
  tags: json('tags'),
  updates: flag('updates'),
  rows: 'rows',
  total: 'total',
  readBytes: 'read_bytes',
  refusedBytes: 'refused_bytes',
  counts: json('counts'),
  examples: json('examples'),
  consentText: 'consent_text',
  consentSource: 'consent_source',
  saidBy: 'said_by',
  problem: sentenceOrNull('problem'),
  createdAt: 'created_at',
  endedAt: 'ended_at',
});

export type ImportPatch = Partial<Omit<ImportRecord, 'id' | 'businessId' | 'createdAt'>>;

export async function insertImport(q: Query, record: Omit<ImportRecord, 'id'>): Promise<ImportRecord> {
  const [added] = await IMPORT.all(q('imports').insert(IMPORT.stored(record)).returning(IMPORT.list(q)));
  if (!added) throw new Error('an import was stored and is not there');
  return added;
}

export async function findImport(
  q: Query,
  key: { id: number; businessId: number },
): Promise<ImportRecord | undefined> {
  return IMPORT.one(IMPORT.from(q).where({ id: key.id, business_id: key.businessId }));
}

/** Only jobs ask for it. */
export async function findImportOfAnyBusiness(q: Query, id: number): Promise<ImportRecord | undefined> {
  return IMPORT.one(IMPORT.from(q).where({ id }));
}

/** Newest first. */
export async function listImports(q: Query, businessId: number, limit: number): Promise<ImportRecord[]> {
  return IMPORT.all(IMPORT.from(q).where({ business_id: businessId }).orderBy('id', 'desc').limit(limit));
}

export async function countOpenImports(q: Query, businessId: number): Promise<number> {
  const row: { count?: number | string } | undefined = await q('imports')
    .where({ business_id: businessId })
    .whereNot({ status: 'done' })
    .count({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
}

/** Changes an import that stands where it is expected to. @returns false when it does not: somebody was first */
export async function updateImport(
  q: Query,
  expected: Pick<ImportRecord, 'id' | 'status' | 'rows'>,
  patch: ImportPatch,
): Promise<boolean> {
  const { id, status, rows } = expected;
  return (await q('imports').where({ id, status, rows }).update(IMPORT.stored(patch))) === 1;
}

export async function deleteImport(q: Query, id: number): Promise<void> {
  await q('imports').where({ id }).del();
}

/** Imports whose files are due to go: made before a moment, and not at work. */
export async function listStaleImports(q: Query, before: number): Promise<ImportRecord[]> {
  return IMPORT.all(
    IMPORT.from(q)
      .whereNotNull('file')
      .where('created_at', '<', before)
      .whereNotIn('status', ['checking', 'storing']),
  );
}
