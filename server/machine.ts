// What the process knows of itself and of the machine that it runs on.
import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import { VERSION } from './config/build-info.ts';
import type { Config } from './config/config.ts';
import type { MachineFacts } from './domain/admin/index.ts';
import { type Clock, SECOND } from './kernel/clock.ts';

/** How letters leave this server. */
export interface MailWay {
  /** Of the servers, in the order of use. */
  readonly hosts: readonly string[];
  /** There are servers, and somebody has paused every one of them. */
  readonly arePaused: boolean;
}

export async function readMachine(
  config: Config,
  { clock, mailWay: { hosts, arePaused } }: { readonly clock: Clock; readonly mailWay: MailWay },
): Promise<MachineFacts> {
  return {
    mail: {
      transport: arePaused ? 'paused' : hosts.length === 0 ? 'outbox' : 'smtp',
      host: hosts.length === 0 ? null : hosts.join(', '),
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
