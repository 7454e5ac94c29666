// How far a mailing is prepared, whether a person has stopped it, and whom it goes to a second time. Frozen.
import type { Knex } from 'knex';

export const name = '0064-mailing-course';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mailings', (table) => {
    // Whose deliveries are stored: those of subscribers up to this id; null once all are.
    table.integer('prepared_to');
    // `paused` or `cancelled`, by a person.
    table.string('stopped', 16);
    // The mailing that it sends again, and to whom of it: `unreached` or `unopened`.
    table.integer('again_of').references('id').inTable('posts').onDelete('CASCADE');
    table.string('again_to', 16);
  });
  // Only mails that wait to be tried again, and those are few.
  await knex.raw(
    'create index deliveries_retry_index on deliveries (post_id, retry_at) where retry_at is not null',
  );
}
