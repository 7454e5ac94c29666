// How the pictures of a business look, as its owner chose: colours, a pair of fonts, corners and photos; what was not chosen is
// made from the name and the industry. Frozen.
import type { Knex } from 'knex';

export const name = '0038-brand-kits';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('brand_kits', (table) => {
    table.integer('business_id').primary().references('id').inTable('businesses').onDelete('CASCADE');
    // '#rrggbb' each.
    table.string('primary_color', 7).notNullable();
    table.string('secondary_color', 7).notNullable();
    table.string('accent_color', 7);
    table.string('fonts', 32).notNullable();
    table.string('corners', 32).notNullable();
    table.string('photos', 32).notNullable();
    table.bigInteger('updated_at').notNullable();
  });
}
