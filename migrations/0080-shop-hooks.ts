// Addresses at which shops tell what people do, and the secrets with which they sign it. Frozen.
import type { Knex } from 'knex';

export const name = '0080-shop-hooks';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('shop_hooks', (table) => {
    table.integer('business_id').primary().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('token_hash', 64).notNullable().unique();
    table.text('sealed_token').notNullable();
  });
  await knex.schema.createTable('shop_secrets', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('shop', 16).notNullable();
    table.text('sealed_secret').notNullable();
    table.unique(['business_id', 'shop']);
  });
}
