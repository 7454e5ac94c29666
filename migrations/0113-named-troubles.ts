// Why a job failed, and why a mail or a letter did not arrive, is kept as the name of a sentence and what it is about. What we
// said before is named where it was always the same; a server's own words, and all else, stand as the sentence `legacy`. Frozen.
import type { Knex } from 'knex';

export const name = '0113-named-troubles';

interface Sentence {
  readonly id: string;
  readonly params?: object;
}

const INTERRUPTED = 'Drivyn was interrupted while this mail was on its way; it may have arrived.';

const OF_MAILS: readonly (readonly [text: string, named: Sentence])[] = [
  ['The address is suppressed.', { id: 'email.mail-suppressed' }],
  ['They do not get mail any more.', { id: 'email.mail-gone' }],
  ['They have paused mails.', { id: 'email.put-off', params: { why: 'pause' } }],
  [
    'They have chosen fewer mails, and had one not long ago.',
    { id: 'email.put-off', params: { why: 'frequency' } },
  ],
  [
    'They have had as many mails as the frequency cap allows.',
    { id: 'email.put-off', params: { why: 'cap' } },
  ],
  ['It waits for the end of their quiet hours.', { id: 'email.put-off', params: { why: 'quiet' } }],
  [INTERRUPTED, { id: 'email.interrupted' }],
  ['The mailing was cancelled before this mail left.', { id: 'email.cancelled-mail' }],
  ['Its automation has this mail no more.', { id: 'automations.mail-removed' }],
  ['It was more than a day late.', { id: 'automations.mail-late' }],
  ['They have left.', { id: 'automations.left', params: { why: 'unsubscribed' } }],
  ['They never asked for mail.', { id: 'automations.left', params: { why: 'never-subscribed' } }],
  ['They have ordered.', { id: 'automations.left', params: { why: 'ordered' } }],
  ['They are active again.', { id: 'automations.left', params: { why: 'active-again' } }],
  ['They have reached the goal.', { id: 'automations.left', params: { why: 'goal' } }],
  ['They do not meet the condition.', { id: 'automations.left', params: { why: 'condition' } }],
  ['The automation was changed.', { id: 'automations.left', params: { why: 'changed' } }],
];

const OF_LETTERS: typeof OF_MAILS = [
  [
    'Drivyn was interrupted while this letter was on its way; it may have arrived.',
    { id: 'letters.interrupted' },
  ],
  ['It did not leave this machine.', { id: 'letters.kept' }],
  ['Not sent: no mail server is set.', { id: 'email.no-server' }],
];

export async function up(knex: Knex): Promise<void> {
  await nameTexts(knex, { table: 'deliveries', column: 'error', known: OF_MAILS });
  await nameTexts(knex, { table: 'letters', column: 'error', known: OF_LETTERS });
  await nameTexts(knex, { table: 'jobs', column: 'last_error', known: [] });
}

/** One pass over the rows that say anything: there may be millions. */
async function nameTexts(
  knex: Knex,
  { table, column, known }: { table: string; column: string; known: typeof OF_MAILS },
): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg';
  const object = isPostgres ? 'json_build_object' : 'json_object';
  const asText = isPostgres ? '::text' : '';
  const legacy = `${object}('id', 'legacy', 'params', ${object}('text', ??))${asText}`;
  const whens = known.map(() => 'when ? then ?').join(' ');
  const named = known.length === 0 ? legacy : `case ?? ${whens} else ${legacy} end`;
  const bindings =
    known.length === 0
      ? [column]
      : [column, ...known.flatMap(([text, sentence]) => [text, JSON.stringify(sentence)]), column];
  await knex(table)
    .whereNotNull(column)
    .update({ [column]: knex.raw(named, bindings) });
}
