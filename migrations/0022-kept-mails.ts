// Mails that stayed in the local outbox are told from those that a mail server took. Frozen.
import type { Knex } from 'knex';

export const name = '0022-kept-mails';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('posts', (table) => {
    // Mail only: messages in the local outbox.
    table.integer('kept');
  });
  // What a mail is called stands in its Message-ID, `<name@host>`.
  const at = knex.client.config.client === 'pg' ? 'strpos' : 'instr';
  const names = knex('outbox').select(knex.raw(`substr(message_id, 2, ${at}(message_id, '@') - 2)`));
  await knex('deliveries').where({ status: 'sent' }).whereIn('message_id', names).update({ status: 'kept' });
  const count = (status: string) =>
    knex('deliveries').where({ status }).whereRaw('deliveries.post_id = posts.id').count('*');
  await knex('posts')
    .whereNotNull('delivered')
    .update({ delivered: count('sent'), kept: count('kept') });
}
