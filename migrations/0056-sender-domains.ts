// Domains that mails are sent from, and the keys that sign them. Frozen.
import type { Knex } from 'knex';

export const name = '0056-sender-domains';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sender_domains', (table) => {
    table.text('domain').primary();
    table.text('selector').notNullable();
    table.text('public_key').notNullable();
    table.text('sealed_key').notNullable();
    table.bigInteger('created_at').notNullable();
  });
}
