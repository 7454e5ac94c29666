// Mailings that leave at a time on the clock of each reader. Frozen.
import type { Knex } from 'knex';

export const name = '0114-local-times';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mailings', (table) => {
    // What those clocks show: `2027-03-01T09:30`; null for one moment for all.
    table.string('local_time', 16);
    // The moment for which it was planned so, UTC milliseconds: moved to another one, it is for all at once again.
    table.bigInteger('local_begin');
  });
}
