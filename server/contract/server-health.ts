// How the server is doing, as the admin sees it.
import * as v from 'valibot';

/** Answer of GET /api/admin/health. Sizes are bytes. */
export const ServerHealth = v.object({
  /** Why the server cannot do its work, in one sentence; null when it can. */
  trouble: v.nullable(v.string()),
  queue: v.object({
    due: v.number(),
    waiting: v.number(),
    running: v.number(),
    failed: v.number(),
    oldestDueAt: v.nullable(v.string()),
  }),
  workers: v.array(
    v.object({
      host: v.string(),
      pid: v.number(),
      version: v.string(),
      startedAt: v.string(),
      seenAt: v.string(),
      /** Has not been heard of for longer than it should. */
      isSilent: v.boolean(),
    }),
  ),
  database: v.object({
    kind: v.picklist(['SQLite', 'PostgreSQL']),
    version: v.string(),
    /** The last migration that was applied. */
    schema: v.string(),
    bytes: v.number(),
    /** Left where the data lies; null when that is another machine. */
    freeBytes: v.nullable(v.number()),
  }),
  /** Null: there has never been one. */
  lastBackupAt: v.nullable(v.string()),
  mail: v.object({
    /** `paused`: there are mail servers, and every one of them is paused; mails wait. */
    transport: v.picklist(['smtp', 'outbox', 'paused']),
    /** Hosts of the mail servers, in order; null where nothing leaves. */
    host: v.nullable(v.string()),
    /** Letters that wait to leave, and those that did not get out. */
    lettersWaiting: v.number(),
    lettersFailed: v.number(),
  }),
  process: v.object({
    version: v.string(),
    node: v.string(),
    startedAt: v.string(),
    memoryBytes: v.number(),
    machineBytes: v.number(),
    machineFreeBytes: v.number(),
  }),
});
export type ServerHealth = v.InferOutput<typeof ServerHealth>;
