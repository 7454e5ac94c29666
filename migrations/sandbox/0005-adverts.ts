// Budgets of simulated advertising accounts, each since it was set. Frozen.
import type { Knex } from 'knex';

export const name = 'sandbox-0005-adverts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sandbox_ad_budgets', (table) => {
    table.increments('id');
    table.string('channel', 32).notNullable();
    table.string('profile', 200).notNullable();
    table.integer('campaign').notNullable();
    table.bigInteger('daily_micros').notNullable();
    table.string('currency', 3).notNullable();
    table.bigInteger('set_at').notNullable();
    table.index(['channel', 'profile', 'id']);
  });
}
