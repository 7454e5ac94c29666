// All SQL of the server's health, apart from the queue's.
import { mapColumns } from '../../db/columns.ts';
import { type DatabaseFacts, readDatabaseFacts } from '../../db/database-facts.ts';
import type { Query } from '../../db/unit-of-work.ts';

export type { DatabaseFacts };
export { readDatabaseFacts };

/** Times are UTC milliseconds. */
export interface WorkerRecord {
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly startedAt: number;
  readonly seenAt: number;
}

const WORKER = mapColumns<WorkerRecord>('workers', {
  host: 'host',
  pid: 'pid',
  version: 'version',
  startedAt: 'started_at',
  seenAt: 'seen_at',
});

/** Processes that take jobs, the one heard of last first. */
export async function listWorkers(q: Query, limit: number): Promise<WorkerRecord[]> {
  return WORKER.all(WORKER.from(q).orderBy('seen_at', 'desc').limit(limit));
}

/** Letters that wait, and those of which it is not known that they arrived. */
export async function countLetters(q: Query): Promise<{ waiting: number; failed: number }> {
  const inStates = (states: readonly string[]) =>
    q('letters')
      .whereIn('status', [...states])
      .count('*');
  const [row] = await q.select({
    waiting: inStates(['queued', 'sending']),
    failed: inStates(['failed', 'unknown']),
  });
  return { waiting: Number(row.waiting), failed: Number(row.failed) };
}
