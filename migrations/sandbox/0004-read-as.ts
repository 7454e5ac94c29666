// What readers of the Sandbox make of a post. Frozen.
import type { Knex } from 'knex';

export const name = 'sandbox-0004-read-as';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sandbox_posts', (table) => {
    // JSON; null in posts of earlier releases, of which nobody has told.
    table.text('read_as');
  });
}
