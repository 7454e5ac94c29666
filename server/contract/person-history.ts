// What happened with one person beside what they are: mails, automations, and whether mail to them is held back.
import * as v from 'valibot';
import { Person } from './subscriber.ts';

const MailToPerson = v.object({
  id: v.number(),
  kind: v.string(),
  /** Of a mailing. */
  title: v.nullable(v.string()),
  status: v.string(),
  bounce: v.nullable(v.string()),
  error: v.nullable(v.string()),
  at: v.nullable(v.string()),
  /** Measured alone: machines are left out. */
  openedAt: v.nullable(v.string()),
  clickedAt: v.nullable(v.string()),
});

const RunOfPerson = v.object({
  id: v.number(),
  /** Its kind, or the name that the business gave it. */
  automation: v.string(),
  status: v.string(),
  /** When it goes on; null once it has ended. */
  dueAt: v.nullable(v.string()),
  startedAt: v.string(),
  endedAt: v.nullable(v.string()),
});

export const PersonHistory = v.object({
  /** Newest first. */
  mails: v.array(MailToPerson),
  runs: v.array(RunOfPerson),
  suppression: v.nullable(v.object({ reason: v.string(), createdAt: v.string() })),
});
export type PersonHistory = v.InferOutput<typeof PersonHistory>;

/** Everything that is stored of one person: GET /api/subscribers/:id/export. */
export const PersonExport = v.object({ ...Person.entries, ...PersonHistory.entries });
