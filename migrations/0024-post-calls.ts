// How the last call of an attempt ended, what a network still works on, and what came out after its attempt had ended. Frozen.
import type { Knex } from 'knex';

export const name = '0024-post-calls';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('post_calls', (table) => {
    table.integer('post_id').primary().references('id').inTable('posts').onDelete('CASCADE');
    table.string('attempt', 64).notNullable();
    table.bigInteger('ended_at').notNullable();
    // The connector's own note of what is pending, and whether going on makes the post visible: `ask` or `publish`.
    table.text('pending');
    table.string('next', 8);
    table.integer('asks').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('late_publications', (table) => {
    table.integer('post_id').notNullable().references('id').inTable('posts').onDelete('CASCADE');
    table.string('external_id', 200).notNullable();
    table.string('external_url', 2048).notNullable();
    table.string('attempt', 64).notNullable();
    table.bigInteger('found_at').notNullable();
    table.primary(['post_id', 'external_id']);
  });
}
