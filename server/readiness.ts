// Whether the server can do its work: the databases answer and are at this release, and the queue moves.
import { areMigrated, type Databases } from './db/open.ts';
import { nextDueAt } from './jobs/job.repo.ts';
import { type Clock, MINUTE } from './kernel/clock.ts';
import { type Said, say } from './sentences/index.ts';

/** A job that is due for longer than this waits for a worker that does not come. */
const STUCK_AFTER = 5 * MINUTE;

/** What is wrong, in one sentence; null when nothing is. */
export async function findTrouble(databases: Databases, clock: Clock): Promise<Said | null> {
  try {
    if (!(await areMigrated(databases))) return say('http.old-release');
    const due = await nextDueAt(databases.main.read);
    const isStuck = due !== null && clock.now() - due > STUCK_AFTER;
    return isStuck ? say('http.no-worker') : null;
  } catch {
    // Why is in the log of whoever could not read; a probe needs no details of the inside.
    return say('http.no-database');
  }
}
