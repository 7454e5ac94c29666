// What a restored database must not do by itself: whatever fell due since the backup may have happened already. Payments
// need nothing here: each is looked up where it was made before it is made (domain/billing/collect.ts).
import type { Tx } from '../db/unit-of-work.ts';
import { endAccess, findSetting } from '../domain/accounts/index.ts';
import { passAfterRestore } from '../domain/automations/index.ts';
import { askAfterRestore } from '../domain/content/index.ts';
import { newestEventAt } from '../domain/events/index.ts';
import { forgetHeld } from '../domain/notifications/index.ts';
import { say } from '../sentences/index.ts';
import { holdJobs } from './job.repo.ts';
import type { JobKind } from './registry.ts';

/** Jobs that write to people: once they have begun, only the mail server knows. */
const WRITING: readonly JobKind[] = ['send-letter', 'send-single-mail', 'send-reset', 'notify', 'warn-trial'];

export interface Backup {
  /** When it was made, UTC milliseconds. */
  readonly at: number;
  /** That moment in words. */
  readonly name: string;
}

export interface Settled {
  /** Posts that may be out and wait for a person. */
  readonly posts: number;
  /** Jobs that may have written to somebody and wait for the admin. */
  readonly jobs: number;
  /** People in automations who were taken past what they may have got. */
  readonly people: number;
  /** Notifications that may have been mailed and stand in the app alone. */
  readonly news: number;
}

/** When the database was copied; of one that was copied by hand, when it last noted anything. UTC milliseconds. */
export async function findBackupTime(q: Tx['q']): Promise<number> {
  return Math.max(Number((await findSetting(q, 'last-backup-at')) ?? 0), await newestEventAt(q));
}

/** Asks about what may have happened since the backup, and ends every access. */
export async function settleAfterRestore(tx: Tx, backup: Backup): Promise<Settled> {
  const error = say('admin.held-after-restore', { at: backup.at });
  const jobs = await holdJobs(tx.q, WRITING, { now: tx.now, error });
  const news = await forgetHeld(tx.q, tx.now);
  const posts = await askAfterRestore(tx, backup);
  const people = await passAfterRestore(tx, error);
  await endAccess(tx.q);
  const settled = { posts, jobs, news, people };
  tx.emit({ kind: 'backup.restored', businessId: null, data: { at: backup.at, ...settled } });
  return settled;
}
