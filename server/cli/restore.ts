// `drivyn restore`: puts a backup in the place of the database while no server runs. What fell due since the backup is
// asked about, not done again.
import { resolve } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { keepAll, openMediaStores } from '../connectors/services/media-store/stores.ts';
import type { Database } from '../db/connect.ts';
import type { BytesPlace } from '../db/media-bytes.ts';
import { withDataDirectory } from '../db/open.ts';
import { openVault } from '../db/open-vault.ts';
import { replaceDatabase } from '../db/restore.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { UnusableBackupError } from '../db/unusable-backup.ts';
import { type Backup, findBackupTime, type Settled, settleAfterRestore } from '../jobs/after-restore.ts';
import { SYSTEM } from '../kernel/actor.ts';
import { systemClock } from '../kernel/clock.ts';
import { secureIds } from '../kernel/ids.ts';
import { formatMoment } from '../sentences/moment.ts';
import { createContext } from './context.ts';
import { nameMoment } from './moment.ts';

/** @throws StartError in one line; then everything is as it was */
export async function restoreBackup(environment: NodeJS.ProcessEnv, given?: string): Promise<void> {
  const config = readConfig(environment);
  if (config.databaseUrl !== undefined)
    throw new StartError('The database is PostgreSQL: restore it with pg_restore or psql.');
  if (given === undefined) throw new StartError('Name the backup: drivyn restore FILE.');
  const file = resolve(given);
  const stores = openMediaStores({ dataDir: config.dataDir, ids: secureIds, clock: systemClock });
  const place = {
    stores: {
      keep: (of: BytesPlace, bytes: AsyncIterable<Uint8Array>) => keepAll(stores[of], bytes),
    },
    file,
    dataDir: config.dataDir,
    keptName: `drivyn-before-restore-${nameMoment(systemClock.now())}.db`,
  };
  const { result, kept } = await withDataDirectory(config.dataDir, () =>
    replaceDatabase(place, (db) => settle(db, config)).catch(explain),
  );
  tell({ file, kept, ...result });
}

interface Result {
  readonly backup: Backup;
  readonly settled: Settled;
}

async function settle(db: Database, config: Config): Promise<Result> {
  const vault = await openVault(db, config);
  const at = await findBackupTime(db.read);
  const backup = { at, name: formatMoment(at) };
  const ctx = createContext(db, vault);
  return { backup, settled: await unitOfWork(ctx, SYSTEM, (tx) => settleAfterRestore(tx, backup)) };
}

function explain(error: unknown): never {
  if (error instanceof UnusableBackupError) throw new StartError(`${error.message} Nothing was changed.`);
  throw error;
}

function tell({ file, kept, backup, settled }: Result & { file: string; kept: string | null }): void {
  const { posts, jobs, news, people } = settled;
  say(`Restored ${file}, a backup of ${backup.name}. Start Drivyn now.`);
  if (kept !== null) say(`The database from before is kept: ${kept}`);
  say(`Posts that may be out since then, and wait until somebody has looked: ${posts}.`);
  say(`Jobs that may have written to somebody, held for the admin: ${jobs}.`);
  if (news > 0) say(`Notifications that may have been mailed, now only in the app: ${news}.`);
  if (people > 0) say(`People in automations who are not sent again what they may have got: ${people}.`);
  say('Everybody is signed out, and API tokens have ended. Passwords are those of the backup.');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
