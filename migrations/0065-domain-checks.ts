// What DNS said of the domains that mails are sent from. Frozen.
import type { Knex } from 'knex';

export const name = '0065-domain-checks';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('domain_checks', (table) => {
    table.text('domain').primary();
    // JSON: each record with what was found.
    table.text('records').notNullable();
    table.bigInteger('checked_at').notNullable();
  });
}
