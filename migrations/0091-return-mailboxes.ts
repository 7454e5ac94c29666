// Mailboxes that reports about mails come back to, and how far each was read. Frozen.
import type { Knex } from 'knex';

export const name = '0091-return-mailboxes';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('return_mailboxes', (table) => {
    table.integer('business_id').primary().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('host', 253).notNullable();
    table.integer('port').notNullable();
    table.string('security', 8).notNullable();
    table.string('login', 320).notNullable();
    table.text('sealed_password').notNullable();
    table.string('folder', 200).notNullable();
    table.boolean('marks_read').notNullable();
    // Of the folder, as its server says it; and the number of the last message that was read.
    table.string('uid_validity', 20);
    table.bigInteger('last_uid').notNullable();
    table.integer('taken').notNullable();
    table.bigInteger('read_at');
    table.bigInteger('next_at').notNullable().index();
    table.integer('failures').notNullable();
    // A sentence: why it could not be read the last time.
    table.text('trouble');
  });
}
