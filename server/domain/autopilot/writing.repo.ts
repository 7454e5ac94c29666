// All SQL of drafts that are being written.
import type { Sentence } from '../../contract/sentence.ts';
import type { WritingState } from '../../contract/writing.ts';
import { type Column, mapColumns, sentenceOrNull } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface WritingRecord {
  readonly id: number;
  readonly businessId: number;
  readonly connectionId: number;
  /** Who asked. */
  readonly accountId: number;
  readonly wanted: number;
  readonly written: number;
  readonly seed: string | null;
  readonly state: WritingState;
  readonly postIds: readonly number[];
  readonly problem: Sentence | null;
  readonly createdAt: number;
  readonly endedAt: number | null;
}

const ids: Column<readonly number[]> = {
  sql: 'post_ids',
  read: (stored: string) => JSON.parse(stored),
  write: JSON.stringify,
};

const WRITING = mapColumns<WritingRecord>('writings', {
  id: 'id',
  businessId: 'business_id',
  connectionId: 'connection_id',
  accountId: 'account_id',
  wanted: 'wanted',
  written: 'written',
  seed: 'seed',
  state: { sql: 'state', read: (state: WritingState) => state },
  postIds: ids,
  problem: sentenceOrNull('problem'),
  createdAt: 'created_at',
  endedAt: 'ended_at',
});

export async function insertWriting(
  q: Query,
  writing: Pick<WritingRecord, 'businessId' | 'connectionId' | 'accountId' | 'wanted' | 'seed' | 'createdAt'>,
): Promise<number> {
  const row = { ...WRITING.stored(writing), state: 'writing' satisfies WritingState, post_ids: '[]' };
  const [added] = await q('writings').insert(row, ['id']);
  return added.id;
}

export async function findWriting(
  q: Query,
  { id, businessId }: { id: number; businessId: number },
): Promise<WritingRecord | undefined> {
  return WRITING.one(WRITING.from(q).where({ id, business_id: businessId }));
}

export async function findWritingOfAnyBusiness(q: Query, id: number): Promise<WritingRecord | undefined> {
  return WRITING.one(WRITING.from(q).where({ id }));
}

/** Only while it is being written. @returns whether it was */
export async function updateWriting(
  q: Query,
  id: number,
  change: Partial<Pick<WritingRecord, 'written' | 'state' | 'postIds' | 'problem' | 'endedAt'>>,
): Promise<boolean> {
  return (await q('writings').where({ id, state: 'writing' }).update(WRITING.stored(change))) === 1;
}

export async function purgeWritings(q: Query, before: number): Promise<void> {
  await q('writings').where('created_at', '<', before).del();
}
