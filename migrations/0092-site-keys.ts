// Keys by which a business's own website tells what people do there, and who told of an event. Frozen.
import type { Knex } from 'knex';

export const name = '0092-site-keys';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('site_keys', (table) => {
    table.integer('business_id').primary().references('id').inTable('businesses').onDelete('CASCADE');
    // Stands on public pages.
    table.string('key', 64).notNullable().unique();
    // JSON: the origins whose pages may use it.
    table.text('origins').notNullable();
    table.bigInteger('created_at').notNullable();
  });
  await knex.schema.alterTable('person_events', (table) => {
    // Null for programs and shops.
    table.string('source', 16);
  });
}
