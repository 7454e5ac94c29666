// What the process knows of itself and of the machine that it runs on.
import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { VERSION } from './config/build-info.ts';
import type { Config } from './config/config.ts';
import type { MachineFacts } from './domain/admin/index.ts';
import { type Clock, SECOND } from './kernel/clock.ts';

/** @param mailHosts servers that letters leave by, in order */
export async function readMachine(
  config: Config,
  { clock, mailHosts }: { readonly clock: Clock; readonly mailHosts: readonly string[] },
): Promise<MachineFacts> {
  return {
    mail: {
      transport: mailHosts.length === 0 ? 'outbox' : 'smtp',
      host: mailHosts.length === 0 ? null : mailHosts.join(', '),
    },
    freeBytes: config.databaseUrl ? null : await readFree(config.dataDir),
    process: {
      version: VERSION,
      node: process.version,
      startedAt: new Date(clock.now() - Math.round(process.uptime() * SECOND)).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
      machineBytes: totalmem(),
      machineFreeBytes: freemem(),
    },
  };
}

/** Free bytes where a folder lies. Null where the system does not tell. */
export async function readFree(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
