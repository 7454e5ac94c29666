// What the server of a connection says of its own limits, where each server of a network sets its own. Frozen.
import type { Knex } from 'knex';

export const name = '0119-own-limits';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('connections', (table) => {
    // JSON; null where none is known: then the channel's usual ones hold.
    table.text('own_limits');
  });
}
