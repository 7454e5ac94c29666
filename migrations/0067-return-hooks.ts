// Addresses at which mail services tell a business what came back of its mails. Frozen.
import type { Knex } from 'knex';

export const name = '0067-return-hooks';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('return_hooks', (table) => {
    table.integer('business_id').primary().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('token_hash', 64).notNullable().unique();
    table.text('sealed_token').notNullable();
  });
}
