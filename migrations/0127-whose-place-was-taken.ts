// Who was signed in before, where an attempt to connect brought somebody else: whoever connects is told. Frozen.
import type { Knex } from 'knex';

export const name = '0127-whose-place-was-taken';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('connect_attempts', (table) => {
    table.text('instead');
  });
}
