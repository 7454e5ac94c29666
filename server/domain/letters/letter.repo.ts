// All SQL of letters: one row a mail to one of Drivyn's own people, from the intent to its known end.

import type { LetterTemplate } from '../../contract/letters.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { mapColumns, sentenceOrNull } from '../../db/columns.ts';
import type { Query } from '../../db/unit-of-work.ts';

/** queued -> sending -> sent | failed | unknown, or back to queued when the mail certainly was not taken. */
export type LetterStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown';

export interface Letter {
  readonly id: number;
  readonly toName: string;
  readonly toEmail: string;
  readonly template: string;
  /** Sealed; null once sent. */
  readonly props: string | null;
  readonly status: LetterStatus;
  readonly error: Sentence | null;
  readonly messageName: string;
  readonly createdAt: number;
  readonly usefulUntil: number;
  readonly sentAt: number | null;
}

const LETTER = mapColumns<Letter>('letters', {
  id: 'id',
  toName: 'to_name',
  toEmail: 'to_email',
  template: 'template',
  props: 'props',
  status: 'status',
  error: sentenceOrNull('error'),
  messageName: 'message_name',
  createdAt: 'created_at',
  usefulUntil: 'useful_until',
  sentAt: 'sent_at',
});

export type NewLetter = Pick<
  Letter,
  'toName' | 'toEmail' | 'template' | 'props' | 'messageName' | 'createdAt' | 'usefulUntil'
> & { readonly key: string | null };

/** Stores a letter; undefined when one with the same key was stored before. */
export async function insertLetter(q: Query, { key, ...letter }: NewLetter): Promise<number | undefined> {
  const rows: { id: number }[] = await q('letters')
    .insert({ ...LETTER.stored({ ...letter, status: 'queued' }), key })
    .onConflict('key')
    .ignore()
    .returning('id');
  return rows[0]?.id;
}

export async function findLetter(q: Query, id: number): Promise<Letter | undefined> {
  return LETTER.one(LETTER.from(q).where({ id }));
}

/** The newest letters that were not sent. */
export async function listUnsentLetters(q: Query, limit: number): Promise<Letter[]> {
  return LETTER.all(LETTER.from(q).whereNot({ status: 'sent' }).orderBy('id', 'desc').limit(limit));
}

/** Stores the intent to send, in one statement; false when the letter is not queued (any more). */
export async function claimLetter(q: Query, id: number): Promise<boolean> {
  const changed = await q('letters')
    .where({ id, status: 'queued' })
    .update({ status: 'sending', attempts: q.raw('attempts + 1') });
  return changed === 1;
}

/** Puts a letter back whose mail certainly was not taken. */
export async function releaseLetter(q: Query, id: number, error: Sentence): Promise<void> {
  await q('letters')
    .where({ id, status: 'sending' })
    .update({ status: 'queued', error: JSON.stringify(error) });
}

/** Ends a letter. A late answer replaces `unknown`, never another end. What was sent keeps no props: they hold tokens. */
export async function finishLetter(
  q: Query,
  id: number,
  end: { status: 'sent' | 'failed' | 'unknown'; error: Sentence | null; now: number },
): Promise<void> {
  const sent = end.status === 'sent' ? { sent_at: end.now, props: null } : {};
  await q('letters')
    .where({ id })
    .whereIn('status', ['queued', 'sending', 'unknown'])
    .update({ status: end.status, error: end.error && JSON.stringify(end.error), ...sent });
}

/** Ends a letter that an interrupted run left under way: it may have been taken, so it is never sent again. */
export async function endInterruptedLetter(q: Query, id: number, error: Sentence): Promise<void> {
  await q('letters')
    .where({ id, status: 'sending' })
    .update({ status: 'unknown', error: JSON.stringify(error) });
}

/** How many letters of a kind an address was written, whoever asked for them. */
export async function countLettersTo(
  q: Query,
  of: { readonly email: string; readonly template: LetterTemplate; readonly since: number },
): Promise<number> {
  const row: { count?: number | string } | undefined = await q('letters')
    .where({ to_email: of.email, template: of.template })
    .where('created_at', '>', of.since)
    .count({ count: '*' })
    .first();
  return Number(row?.count ?? 0);
}

/** Removes letters written before a moment, whatever became of them. */
export async function purgeLetters(q: Query, before: number): Promise<number> {
  return q('letters').where('created_at', '<', before).del();
}
