// How many followers an account had, by day. Frozen.
import type { Knex } from 'knex';

export const name = '0088-follower-days';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('follower_days', (table) => {
    table.integer('connection_id').notNullable().references('id').inTable('connections').onDelete('CASCADE');
    // Of the business's own calendar.
    table.string('day', 10).notNullable();
    table.integer('followers').notNullable();
    table.primary(['connection_id', 'day']);
  });
}
