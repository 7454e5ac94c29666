// Requests for new posts by their names: one that comes again, because its answer was lost, makes nothing again.
import type { Knex } from 'knex';

export const name = '0020-post-requests';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('post_requests', (table) => {
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('key', 100).notNullable();
    // SHA-256 of what was asked for: the same name for something else is a mistake.
    table.string('digest', 64).notNullable();
    // JSON list of the posts that it made.
    table.text('post_ids').notNullable().defaultTo('[]');
    table.bigInteger('created_at').notNullable();
    table.primary(['business_id', 'key']);
  });
}
