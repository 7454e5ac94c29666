// Letters: mails to Drivyn's own people.
import type { Knex } from 'knex';

export const name = '0017-letters';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('letters', (table) => {
    table.increments('id');
    table.string('to_name', 200).notNullable();
    table.string('to_email', 254).notNullable();
    table.string('template', 40).notNullable();
    // Sealed, because links carry tokens; null once the letter was sent.
    table.text('props');
    table.string('status', 16).notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.text('error');
    // Left side of the Message-ID.
    table.string('message_name', 40).notNullable().unique();
    // Whoever writes for the same cause twice writes once.
    table.string('key', 120).unique();
    table.bigInteger('created_at').notNullable();
    // After this nobody needs it any more, so it is not sent.
    table.bigInteger('useful_until').notNullable();
    table.bigInteger('sent_at');
    table.index(['status', 'id']);
    table.index('created_at');
  });
}
