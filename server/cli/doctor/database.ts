// The database: it opens, is whole and of this release, its secrets open, its audit log holds; and what it tells of the
// server's work. Nothing is changed.
import { type Config, staysHere } from '../../config/config.ts';
import type { ServerHealth } from '../../contract/server-health.ts';
import type { Database } from '../../db/connect.ts';
import { findLostTexts } from '../../db/lost-texts.ts';
import { openToRead, readRelease } from '../../db/open.ts';
import { findCheck, peekRightKey } from '../../db/open-vault.ts';
import { findOpenOwner } from '../../domain/accounts/index.ts';
import { readHealth } from '../../domain/admin/index.ts';
import { verifyAudit } from '../../domain/audit/index.ts';
import { newestEventAt } from '../../domain/events/index.ts';
import { findEndpoint } from '../../domain/models/index.ts';
import { DAY, MINUTE, systemClock } from '../../kernel/clock.ts';
import { readMachine } from '../../machine.ts';
import { findMailWay } from '../../sending.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { formatMoment } from '../../sentences/moment.ts';
import { describeBytes } from '../moment.ts';
import { checkAccounts } from './accounts.ts';
import { type Finding, messageOf, note, well, wrong } from './finding.ts';
import { checkMailSetup } from './mail.ts';
import { checkMedia } from './media.ts';

/** One night may fail. */
const BACKUP_EVERY = 2 * DAY;
const CLOCK_OFF = 5 * MINUTE;

export async function* checkDatabase(config: Config): AsyncGenerator<Finding, void> {
  let db: Database;
  try {
    db = await openToRead(config);
  } catch (error) {
    yield wrong(messageOf(error));
    return;
  }
  try {
    const release = await readRelease(db);
    if (release === 'this') yield* lookInto(db, config);
    else yield release === 'newer' ? NEWER : OLDER;
  } catch (error) {
    yield wrong(`The database cannot be read (${messageOf(error)}). Restore a backup: drivyn restore FILE`);
  } finally {
    await db.close();
  }
}

const NEWER = wrong(
  'The database was made by a newer Drivyn. Start that one, or restore a backup from before the upgrade.',
);
const OLDER = note(
  'The database is of an older release: the next start updates it. Make a backup with that release first. Not looked into.',
);

async function* lookInto(db: Database, config: Config): AsyncGenerator<Finding, void> {
  const now = systemClock.now();
  const mailWay = await findMailWay(db.read, config);
  const machine = await readMachine(config, { clock: systemClock, mailWay });
  const health = await readHealth(db.read, machine, now);
  const { kind, version, bytes } = health.database;
  const whole = kind === 'SQLite' ? 'whole, ' : '';
  yield well(`Database: ${kind} ${version}, ${describeBytes(bytes)}, ${whole}of this release.`);
  yield await checkOwner(db, config);
  yield await checkSecrets(db, config);
  yield* checkMailSetup(db, config);
  yield* checkAccounts(db, config);
  const { rows, since, broken } = await verifyAudit(db.read);
  yield broken === null
    ? well(`Audit log: ${rows} rows, unbroken.`)
    : wrong(
        `The audit log is broken: ${broken}. Find out who had access; drivyn audit verify tells where it was whole.`,
      );
  yield* checkMedia(db, config);
  yield checkBackup(health, { since: since ?? now, now });
  yield* checkJobs(health);
  yield await checkModel(db);
  const newest = await newestEventAt(db.read);
  if (newest > now + CLOCK_OFF)
    yield wrong(
      `The clock of this machine is behind: something was noted at ${formatMoment(newest)}. Set the clock.`,
    );
}

/** Without a password, whoever comes from this machine is the owner: a proxy on it, too, when it tells nothing of itself. */
async function checkOwner(db: Database, config: Config): Promise<Finding> {
  if ((await findOpenOwner(db.read)) === undefined) return well('Owner: signs in with a password.');
  if (!staysHere(config))
    return note('Owner: nobody has set a password yet. Each start of the server prints a link to set one.');
  return note(
    'Nobody has set a password yet, so whoever reaches the port from this machine is the owner. ' +
      'Set one under Settings, Security, before a proxy stands in front.',
  );
}

async function checkSecrets(db: Database, config: Config): Promise<Finding> {
  const check = await findCheck(db.read);
  if (check === undefined) return note('Secrets: nothing was sealed yet.');
  try {
    const { texts, columns } = await findLostTexts(db.read, peekRightKey(config, check));
    if (columns.length === 0)
      return well(`Secrets: the key is right and opens every sealed text (${texts}).`);
    const places = columns.map(({ column, keys }) => `${column.table} ${keys.slice(0, 3).join(', ')}`);
    return wrong(
      `Secrets were changed, and the key does not open them (${places.join('; ')}). Restore a backup, or: drivyn key reset`,
    );
  } catch (error) {
    return wrong(messageOf(error));
  }
}

/** Posts are written without one; one that is named and does not answer is a thing to mend. */
async function checkModel(db: Database): Promise<Finding> {
  const model = await findEndpoint(db.read, null);
  if (model?.choice !== 'own')
    return note('Writer: the built-in one; no language model is set for this server.');
  const who = `${model.model} at ${model.url}`;
  if (model.trouble === null) return well(`Writer: ${who}, and the built-in one where it fails.`);
  return wrong(`Writer: ${who} gave no answer. ${wordsOf(say('models.trouble', { why: model.trouble }))}`);
}

/** @param times.since when the first row was noted: a database of today needs no backup of yesterday */
function checkBackup(health: ServerHealth, { since, now }: { since: number; now: number }): Finding {
  if (health.database.kind === 'PostgreSQL')
    return note('Backups: PostgreSQL is backed up by pg_dump, of which Drivyn learns nothing.');
  const { lastBackupAt } = health;
  const last = lastBackupAt === null ? null : Date.parse(lastBackupAt);
  const says = last === null ? 'No backup was made yet.' : `The last backup is of ${formatMoment(last)}.`;
  if (now - (last ?? since) > BACKUP_EVERY) return wrong(`${says} Run every night: drivyn backup DIRECTORY`);
  return last === null ? note(`${says} Run every night: drivyn backup DIRECTORY`) : well(says);
}

function* checkJobs({ queue, workers, trouble, mail }: ServerHealth): Generator<Finding, void> {
  const isServed = workers.some((worker) => !worker.isSilent);
  if (queue.failed > 0)
    yield wrong(`Jobs that wait for a person: ${queue.failed}. The admin runs them again, or cancels them.`);
  const oldest = queue.oldestDueAt === null ? null : formatMoment(Date.parse(queue.oldestDueAt));
  if (trouble !== null && isServed) yield wrong(`${trouble} The oldest is due since ${oldest}.`);
  else if (trouble !== null)
    yield note(`Jobs are due since ${oldest}; no server is at work, and the next start does them.`);
  else if (queue.failed === 0) yield well('Jobs: none waits for a person, and none is overdue.');
  if (mail.lettersFailed > 0)
    yield note(`Letters that were not sent: ${mail.lettersFailed}. To read them: drivyn letters`);
}
