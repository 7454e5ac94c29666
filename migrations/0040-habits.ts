// What people make of posts that were written for them, and what is learned of it: `lessons` keeps a post as it was written
// beside what an edit made of it, or why it was rejected; `habits` what repeats in them. Frozen.
import type { Knex } from 'knex';

export const name = '0040-habits';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('lessons', (table) => {
    table.increments('id').primary();
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('post_id').notNullable().references('id').inTable('posts').onDelete('CASCADE');
    // edit or rejection
    table.string('kind', 16).notNullable();
    table.text('written').notNullable();
    // What an edit has made of it.
    table.text('made');
    // Why it was rejected.
    table.text('reason');
    table.bigInteger('taught_at').notNullable();
    table.unique(['post_id', 'kind']);
    table.index(['business_id', 'taught_at']);
  });
  await knex.schema.createTable('habits', (table) => {
    table.increments('id').primary();
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    // The word that it is about, or its kind: each is learned once.
    table.string('subject', 64).notNullable();
    // JSON of its kind and what belongs to it.
    table.text('value').notNullable();
    // JSON of the ids of the posts that have taught it.
    table.text('posts').notNullable();
    // learned, kept or forgotten
    table.string('state', 16).notNullable();
    table.bigInteger('learned_at').notNullable();
    // Lessons until then have been used, or are not to be.
    table.bigInteger('heard_until').notNullable();
    table.unique(['business_id', 'subject']);
  });
}
