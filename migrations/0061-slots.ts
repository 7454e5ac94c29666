// The times of the week at which a channel's posts leave, as a list of days and times in JSON. Frozen.
import type { Knex } from 'knex';

export const name = '0061-slots';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('connections', (table) => {
    table.text('slots').notNullable().defaultTo('[]');
  });
}
