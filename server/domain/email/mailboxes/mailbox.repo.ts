// All SQL of mailboxes that reports come back to.
import type { ReturnMailboxInput } from '../../../contract/return-mailbox.ts';
import type { Sentence } from '../../../contract/sentence.ts';
import { flag, mapColumns, sentenceOrNull } from '../../../db/columns.ts';
import type { Query } from '../../../db/unit-of-work.ts';

export interface MailboxRecord extends Omit<ReturnMailboxInput, 'password'> {
  readonly businessId: number;
  readonly sealedPassword: string;
  readonly validity: string | null;
  readonly uid: number;
  readonly taken: number;
  readonly readAt: number | null;
  readonly nextAt: number;
  readonly failures: number;
  readonly trouble: Sentence | null;
}

const MAILBOX = mapColumns<MailboxRecord>('return_mailboxes', {
  businessId: 'business_id',
  host: 'host',
  port: 'port',
  security: 'security',
  login: 'login',
  sealedPassword: 'sealed_password',
  folder: 'folder',
  marksRead: flag('marks_read'),
  validity: 'uid_validity',
  uid: { sql: 'last_uid', read: Number },
  taken: 'taken',
  readAt: { sql: 'read_at', read: (at: number | string | null) => (at === null ? null : Number(at)) },
  nextAt: { sql: 'next_at', read: Number },
  failures: 'failures',
  trouble: sentenceOrNull('trouble'),
});

export async function findMailbox(q: Query, businessId: number): Promise<MailboxRecord | undefined> {
  return MAILBOX.one(MAILBOX.from(q).where({ business_id: businessId }));
}

/** Those that can be read first: one that hangs takes nobody's place. */
export async function listDueMailboxes(q: Query, now: number): Promise<MailboxRecord[]> {
  return MAILBOX.all(MAILBOX.from(q).where('next_at', '<=', now).orderBy(['failures', 'next_at']));
}

export async function saveMailbox(q: Query, mailbox: MailboxRecord): Promise<void> {
  await q('return_mailboxes').insert(MAILBOX.stored(mailbox)).onConflict('business_id').merge();
}

/** @returns false when the mailbox was set anew, or removed, meanwhile */
export async function updateMailbox(
  q: Query,
  { businessId, sealedPassword, folder }: MailboxRecord,
  change: Partial<MailboxRecord>,
): Promise<boolean> {
  const changed = await q('return_mailboxes')
    .where({ business_id: businessId, sealed_password: sealedPassword, folder })
    .update(MAILBOX.stored(change));
  return changed === 1;
}

export async function deleteMailbox(q: Query, businessId: number): Promise<boolean> {
  return (await q('return_mailboxes').where({ business_id: businessId }).del()) === 1;
}
