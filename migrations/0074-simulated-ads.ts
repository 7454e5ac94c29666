// Advertising accounts that are simulated, for connections in the Sandbox. Frozen.
import type { Knex } from 'knex';

export const name = '0074-simulated-ads';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('connections', (table) => {
    table.boolean('simulated_ads').notNullable().defaultTo(false);
  });
  await knex.schema.alterTable('campaigns', (table) => {
    table.boolean('is_simulated').notNullable().defaultTo(false);
  });
}
