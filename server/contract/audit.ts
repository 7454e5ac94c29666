// The audit log as it leaves the server.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { IdText } from './schema.ts';

export const AuditEntry = v.object({
  id: v.number(),
  at: v.string(),
  /** The event's kind, such as `account.signed-in`. */
  kind: v.string(),
  /** What was done, in plain words. */
  what: v.string(),
  /** `account:14`, `admin`, `anonymous` or `system`. */
  actor: v.string(),
  /** The same in words: a person's name or address, `Admin`, `Drivyn`. */
  who: v.string(),
  /** Null for what concerns no business. */
  businessId: v.nullable(v.number()),
  /** Id of what it was done to; the kind tells of what sort. */
  subjectId: v.nullable(v.number()),
  details: v.record(v.string(), v.unknown()),
  /** Of this row and all before it, hex. */
  hash: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

/** What an entry is about. */
const AuditSubject = v.object({
  /** In words: `Ada <ada@example.com>`, `Invoice INV-000042`; empty where there is nothing to say. */
  text: v.string(),
  /** The admin's page about it. */
  route: v.nullable(v.string()),
});
export type AuditSubject = v.InferOutput<typeof AuditSubject>;

/** An entry as the admin gets it. */
export const AdminAuditEntry = v.object({ ...AuditEntry.entries, about: AuditSubject });
export type AdminAuditEntry = v.InferOutput<typeof AdminAuditEntry>;

export const AuditQuery = v.object({
  before: v.optional(IdText),
  limit: v.optional(v.pipe(IdText, v.maxValue(LIMITS.page)), String(LIMITS.page)),
});

/** The admin sees every business's, and may look for one kind, actor or business. */
export const AdminAuditQuery = v.object({
  ...AuditQuery.entries,
  kind: v.optional(v.pipe(v.string(), v.regex(/^[a-z._-]{1,64}$/, problem('kind-of-event')))),
  actor: v.optional(v.pipe(v.string(), v.regex(/^(admin as )?[a-z]+(:\d{1,9})?$/, problem('actor')))),
  business: v.optional(IdText),
  /** A customer: what happened in the businesses of this account. */
  account: v.optional(IdText),
});
