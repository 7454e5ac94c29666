// Automations that a date begins: up to which moment people were looked for. Frozen.
import type { Knex } from 'knex';

export const name = '0112-dates-of-automations';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('automations', (table) => {
    // UTC milliseconds; null until it is put to use, and for those that something else begins.
    table.bigInteger('dates_until');
  });
}
