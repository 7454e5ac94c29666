// `drivyn audit verify`: walks the audit log's chain, also while a server is running.
import { readConfig } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { openBeside } from '../db/open.ts';
import { type Head, type Verified, verifyAudit } from '../domain/audit/index.ts';

/** @throws StartError when the log is broken: the exit code tells it to whoever runs this every night */
export async function verifyAuditLog(environment: NodeJS.ProcessEnv, given?: string): Promise<void> {
  const noted = given === undefined ? undefined : readNoted(given);
  const db = await openBeside(readConfig(environment));
  try {
    const verified = await verifyAudit(db.read, noted);
    if (verified.broken !== null) throw new StartError(describeBreak(verified));
    process.stdout.write(`${describe(verified).join('\n')}\n`);
  } finally {
    await db.close();
  }
}

function describe({ rows, since, head }: Verified): string[] {
  if (since === null) return ['The audit log is empty.'];
  const count = `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;
  return [
    `${count}, unbroken since ${new Date(since).toISOString()}.`,
    `It ends at ${head.id}:${head.hash}`,
    'Note this end outside the machine and give it to the next check: that alone shows when the log was made anew or cut off.',
  ];
}

function readNoted(text: string): Head {
  const [, id, hash = ''] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (id === undefined)
    throw new StartError('An end of the log is a row and its hash, as this command prints it: 12:ab34...');
  return { id: Number(id), hash };
}

function describeBreak({ rows, broken }: Verified): string {
  const until = rows === 0 ? 'no row before it is whole' : `rows 1 to ${rows} are whole`;
  return `The audit log is broken: ${broken} (${until}).`;
}
