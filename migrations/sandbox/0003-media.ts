// What a post of the Sandbox shows. Frozen.
import type { Knex } from 'knex';

export const name = 'sandbox-0003-media';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('sandbox_posts', (table) => {
    // JSON list; null in posts of earlier releases, which show none.
    table.text('media');
  });
}
