// How many posts of the planned days could not be written, as of the last plan. Frozen.
import type { Knex } from 'knex';

export const name = '0023-lacking-posts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('connections', (table) => {
    table.integer('lacking').notNullable().defaultTo(0);
  });
}
