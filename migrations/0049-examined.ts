// What is known of how an account's sign-in does: when its network last answered, and what a test without posting found. Frozen.
import type { Knex } from 'knex';

export const name = '0049-examined';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('connection_accounts', (table) => {
    table.bigInteger('last_good_at');
    table.bigInteger('examined_at');
    // JSON; null until somebody has tested it.
    table.text('examination');
  });
}
