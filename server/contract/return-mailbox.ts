// A mailbox of a business to which reports about its mails come back, read by IMAP.
import * as v from 'valibot';
import { SECURITIES, ServerHost, ServerPort } from './mail-server.ts';
import { problem } from './problem.ts';
import { line, requiredLine } from './schema.ts';

/** Body of PUT /api/users/:id/return-mailbox; a password that is absent stays. */
export const ReturnMailboxInput = v.object({
  host: ServerHost,
  port: ServerPort,
  security: v.picklist(SECURITIES, problem('either', { names: ['tls', 'starttls'] })),
  login: requiredLine(320),
  password: v.optional(v.pipe(line(500), v.minLength(1, problem('required')))),
  folder: v.optional(requiredLine(200), 'INBOX'),
  /** Reports about mails of ours are marked as read; nothing else is ever changed there. */
  marksRead: v.optional(v.boolean(problem('yes-or-no')), false),
});
export type ReturnMailboxInput = v.InferOutput<typeof ReturnMailboxInput>;

export const ReturnMailbox = v.object({
  host: v.string(),
  port: v.number(),
  security: v.picklist(SECURITIES),
  login: v.string(),
  folder: v.string(),
  marksRead: v.boolean(),
  /** When it was last read to its end; null before. */
  readAt: v.nullable(v.string()),
  /** Reports about mails of the business that it has brought. */
  taken: v.number(),
  /** Why it could not be read the last time; null when it could. */
  trouble: v.nullable(v.string()),
});
export type ReturnMailbox = v.InferOutput<typeof ReturnMailbox>;

export const RETURN_MAILBOX_EXAMPLE = {
  host: 'imap.example.com',
  port: 993,
  security: 'tls',
  login: 'bounces@example.com',
  password: 'a password of the mailbox',
  folder: 'INBOX',
  marksRead: false,
};
