// How somebody asked to leave, where that is kept: a sentence as JSON, with what proves it. Frozen.
import type { Knex } from 'knex';

export const name = '0125-how-people-left';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('subscribers', (table) => {
    table.text('left_by');
  });
}
