// All SQL of letters: one row a mail to one of Drivyn's own people, from the intent to its known end.
import type { Query } from '../../db/unit-of-work.ts';

/** queued -> sending -> sent | failed | unknown, or back to queued when the mail certainly was not taken. */
export type LetterStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown';

export interface LetterRow {
  readonly id: number;
  readonly to_name: string;
  readonly to_email: string;
  readonly template: string;
  /** Sealed; null once sent. */
  readonly props: string | null;
  readonly status: LetterStatus;
  readonly error: string | null;
  readonly message_name: string;
  readonly created_at: number;
  readonly useful_until: number;
  readonly sent_at: number | null;
}

const COLUMNS = [
  'id',
  'to_name',
  'to_email',
  'template',
  'props',
  'status',
  'error',
  'message_name',
  'created_at',
  'useful_until',
  'sent_at',
] as const;

export type NewLetter = Pick<
  LetterRow,
  'to_name' | 'to_email' | 'template' | 'props' | 'message_name' | 'created_at' | 'useful_until'
> & { readonly key: string | null };

/** Stores a letter; undefined when one with the same key was stored before. */
export async function insertLetter(q: Query, letter: NewLetter): Promise<number | undefined> {
  const rows: { id: number }[] = await q('letters')
    .insert({ ...letter, status: 'queued' })
    .onConflict('key')
    .ignore()
    .returning('id');
  return rows[0]?.id;
}

export async function findLetter(q: Query, id: number): Promise<LetterRow | undefined> {
  return q('letters')
    .select(...COLUMNS)
    .where({ id })
    .first();
}

/** The newest letters that were not sent. */
export async function listUnsentLetters(q: Query, limit: number): Promise<LetterRow[]> {
  return q('letters')
    .select(...COLUMNS)
    .whereNot({ status: 'sent' })
    .orderBy('id', 'desc')
    .limit(limit);
}

/** Stores the intent to send, in one statement; false when the letter is not queued (any more). */
export async function claimLetter(q: Query, id: number): Promise<boolean> {
  const changed = await q('letters')
    .where({ id, status: 'queued' })
    .update({ status: 'sending', attempts: q.raw('attempts + 1') });
  return changed === 1;
}

/** Puts a letter back whose mail certainly was not taken. */
export async function releaseLetter(q: Query, id: number, error: string): Promise<void> {
  await q('letters').where({ id, status: 'sending' }).update({ status: 'queued', error });
}

/** Ends a letter. A late answer replaces `unknown`, never another end. What was sent keeps no props: they hold tokens. */
export async function finishLetter(
  q: Query,
  id: number,
  end: { status: 'sent' | 'failed' | 'unknown'; error: string | null; now: number },
): Promise<void> {
  const sent = end.status === 'sent' ? { sent_at: end.now, props: null } : {};
  await q('letters')
    .where({ id })
    .whereIn('status', ['queued', 'sending', 'unknown'])
    .update({ status: end.status, error: end.error, ...sent });
}

/** Ends a letter that an interrupted run left under way: it may have been taken, so it is never sent again. */
export async function endInterruptedLetter(q: Query, id: number, error: string): Promise<void> {
  await q('letters').where({ id, status: 'sending' }).update({ status: 'unknown', error });
}

/** Removes letters written before a moment, whatever became of them. */
export async function purgeLetters(q: Query, before: number): Promise<number> {
  return q('letters').where('created_at', '<', before).del();
}
