// Segments that businesses make, and the ways to find quickly who is in one. Frozen.
import type { Knex } from 'knex';

export const name = '0069-segments';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('segments', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('name', 200).notNullable();
    // JSON.
    table.text('rule').notNullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['business_id', 'name']);
  });
  await knex.schema.alterTable('subscribers', (table) => {
    table.index(['business_id', 'status', 'created_at']);
  });
}
