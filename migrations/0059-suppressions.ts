// Addresses that a business must not write to, and why. Frozen.
import type { Knex } from 'knex';

export const name = '0059-suppressions';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('suppressions', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('email', 254).notNullable();
    // `manual`, `bounce` or `complaint`.
    table.string('reason', 16).notNullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['business_id', 'email']);
  });
}
