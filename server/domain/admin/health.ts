// The server's health: what the queue, the workers, the database and the mail are at.
import type { ServerHealth } from '../../contract/server-health.ts';
import type { Query } from '../../db/unit-of-work.ts';
import { iso, MINUTE } from '../../kernel/clock.ts';
import { findSetting } from '../accounts/index.ts';
import { countLetters, listWorkers, readDatabaseFacts, type WorkerRecord } from './health.repo.ts';
import { readQueueFigures } from './queue.repo.ts';

/** Workers say that they live once a minute, or more often. */
const SILENT_AFTER = 3 * MINUTE;
const WORKERS = 20;
/** As /readyz has it. */
const STUCK_AFTER = 5 * MINUTE;
const STUCK = 'Jobs have been waiting for more than five minutes: no worker takes them.';

/** What only the process itself knows; the rest is read from the database. */
export type MachineFacts = Pick<ServerHealth, 'process'> & {
  readonly mail: Pick<ServerHealth['mail'], 'transport' | 'host'>;
  readonly freeBytes: number | null;
};

/** Five queries, each along an index or on what the database has counted anyway. */
export async function readHealth(
  q: Query,
  { process, mail, freeBytes }: MachineFacts,
  now: number,
): Promise<ServerHealth> {
  const [queue, workers, database, letters, backupAt] = await Promise.all([
    readQueueFigures(q, now),
    listWorkers(q, WORKERS),
    readDatabaseFacts(q),
    countLetters(q),
    findSetting(q, 'last-backup-at'),
  ]);
  return {
    trouble: queue.oldestDueAt !== null && now - queue.oldestDueAt > STUCK_AFTER ? STUCK : null,
    queue: { ...queue, oldestDueAt: iso(queue.oldestDueAt) },
    workers: workers.map((row) => presentWorker(row, now)),
    database: { ...database, freeBytes },
    lastBackupAt: backupAt === undefined ? null : iso(Number(backupAt)),
    mail: { ...mail, lettersWaiting: letters.waiting, lettersFailed: letters.failed },
    process,
  };
}

function presentWorker({ host, pid, version, startedAt, seenAt }: WorkerRecord, now: number) {
  const isSilent = now - seenAt > SILENT_AFTER;
  return { host, pid, version, startedAt: iso(startedAt), seenAt: iso(seenAt), isSilent };
}
