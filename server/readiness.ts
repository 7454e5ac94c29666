// Whether the server can do its work: the databases are there, answer, can be written and are at this release, and the queue
// moves.
import { areMigrated, type Databases } from './db/open.ts';
import { saveSetting } from './domain/accounts/index.ts';
import { nextDueAt } from './jobs/job.repo.ts';
import { type Clock, MINUTE, SECOND } from './kernel/clock.ts';
import { readFree } from './machine.ts';
import { type Said, say } from './sentences/index.ts';

/** Minutes: a job that is due for longer waits for a worker that does not come, or that cannot keep up. */
const OLDEST_JOB = 5;
/** Bytes without which nothing more is stored: the log of the database grows by this at a time. */
const LEAST_FREE = 5_000_000;
/** A write costs the disk something, and anybody may ask: what was found holds for so long. */
const TRIED_EVERY = 10 * SECOND;

export interface ReadinessParts {
  readonly databases: Databases;
  readonly clock: Clock;
  /** Where the databases lie; null where they are somebody else's files. */
  readonly folder: string | null;
}

/** @returns what finds out what is wrong, in one sentence; null when nothing is */
export function createReadiness(parts: ReadinessParts): () => Promise<Said | null> {
  const { databases, clock } = parts;
  const canWrite = createTrial(parts);
  return async () => {
    const file = databases.findFileTrouble();
    if (file !== null) return say(file === 'gone' ? 'http.database-gone' : 'http.database-damaged');
    try {
      if (!(await areMigrated(databases))) return say('http.old-release');
      if (!(await canWrite())) return say('http.disk-full');
      const now = clock.now();
      // What waits for its turn waits for an account, not for a worker.
      const due = await nextDueAt(databases.main.read, { now });
      const minutes = due === null ? 0 : (now - due) / MINUTE;
      if (minutes <= OLDEST_JOB) return null;
      return say('http.no-worker', { minutes: Math.floor(minutes), most: OLDEST_JOB });
    } catch {
      // Why is in the log of whoever could not read; a probe needs no details of the inside.
      return say('http.no-database');
    }
  };
}

/** A look at the disk, and one small write. */
function createTrial({ databases, clock, folder }: ReadinessParts): () => Promise<boolean> {
  let tried: { at: number; result: Promise<boolean> } | undefined;
  const hasRoom = async () => folder === null || ((await readFree(folder)) ?? LEAST_FREE) >= LEAST_FREE;
  const write = async () => {
    if (!(await hasRoom())) return false;
    await saveSetting(databases.main.write, 'last-probe-at', String(clock.now()));
    return true;
  };
  return () => {
    const now = clock.now();
    // A clock that was set back proves nothing.
    if (tried === undefined || Math.abs(now - tried.at) >= TRIED_EVERY)
      tried = { at: now, result: write().catch(() => false) };
    return tried.result;
  };
}
