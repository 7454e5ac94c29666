// A first comment that belongs to a post, and how far it is once the post is out. Frozen.
import type { Knex } from 'knex';

export const name = '0055-first-comments';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('posts', (table) => {
    table.text('first_comment');
  });
  await knex.schema.createTable('first_comments', (table) => {
    table.integer('post_id').primary().references('id').inTable('posts').onDelete('CASCADE');
    // `placing`: a call has been made, or is about to be. `placed`, `missing`: the end.
    table.string('state', 16).notNullable();
    // Calls that were made.
    table.integer('attempts').notNullable();
    // When the last one was begun.
    table.bigInteger('called_at').notNullable();
  });
}
