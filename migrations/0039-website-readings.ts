// What the website of a business said when it was last read: a line about the reading, and what could stand in the profile
// and the brand kit, as JSON. Frozen.
import type { Knex } from 'knex';

export const name = '0039-website-readings';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('website_readings', (table) => {
    table.integer('business_id').primary().references('id').inTable('businesses').onDelete('CASCADE');
    table.text('url').notNullable();
    table.integer('pages').notNullable();
    // How many facts were proposed.
    table.integer('facts').notNullable();
    table.text('proposals').notNullable();
    // The lists of them of which a person wants nothing more, as JSON.
    table.text('left_lists').notNullable();
    table.bigInteger('read_at').notNullable();
  });
}
