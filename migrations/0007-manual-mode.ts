// Where a post really went: a connection may change its network, and what it published before must stay apart. Frozen.
import type { Knex } from 'knex';

export const name = '0007-manual-mode';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('posts', (table) => {
    // Set while a post is on its way and once it is published; null before, when it follows its connection.
    table.string('network', 16);
  });
  await knex('posts')
    .whereIn('status', ['publishing', 'published'])
    .update({
      network: knex('connections').select('network').whereRaw('connections.id = posts.connection_id'),
    });
}
