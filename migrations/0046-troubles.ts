// What keeps a post from being out, by name, and what a notification offers to do about it. Posts of before are given theirs
// by the sentence that stands at them. Frozen.
import type { Knex } from 'knex';

export const name = '0046-troubles';

const TROUBLES = [
  ['needs_attention', 'content.lost', 'unknown'],
  ['needs_attention', 'content.working-for-hours', 'unknown'],
  ['needs_attention', 'content.maybe-published', 'unknown'],
  ['needs_attention', 'content.maybe-sent', 'unknown'],
  ['needs_attention', 'content.connect-again', 'signed-out'],
  ['failed', 'content.refused', 'refused'],
  ['failed', 'content.not-taken', 'unreachable'],
  ['failed', 'content.their-words', 'unreachable'],
] as const;

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('posts', (table) => {
    table.string('trouble', 16);
  });
  await knex.schema.alterTable('notifications', (table) => {
    // JSON.
    table.text('action');
  });
  for (const [status, sentence, trouble] of TROUBLES)
    await knex('posts').where({ status }).where('note', 'like', `{"id":"${sentence}"%`).update({ trouble });
}
