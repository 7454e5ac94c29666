// The secret address under which calendar programs read a business's calendar.
import type { Knex } from 'knex';

export const name = '0006-calendar-feeds';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('calendar_feeds', (table) => {
    table.integer('business_id').primary().references('id').inTable('businesses').onDelete('CASCADE');
    // Whoever knows it may read; renewing replaces it, and the old address is gone.
    table.string('token', 64).notNullable().unique();
    table.bigInteger('created_at').notNullable();
  });
}
