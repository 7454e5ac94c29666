// The Sandbox network's own tables: in a file (or behind a connection) of its own, never in our transactions. Frozen.
import type { Knex } from 'knex';

export const name = 'sandbox-0001-network';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sandbox_posts', (table) => {
    table.increments('id');
    table.string('external_id', 64).notNullable().unique();
    table.string('channel', 32).notNullable();
    // The account on the network: one a connection.
    table.string('profile', 64).notNullable();
    table.string('title', 400);
    table.text('content').notNullable();
    table.string('media_preview', 400);
    table.string('fingerprint', 64).notNullable();
    table.bigInteger('published_at').notNullable();
    table.index(['profile', 'published_at']);
    table.index(['profile', 'fingerprint']);
  });
}
