// What was drawn for a post: from which words, in which design, and of which text it is the picture. Frozen.
import type { Knex } from 'knex';

export const name = '0042-post-pictures';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('post_pictures', (table) => {
    table.integer('post_id').primary().references('id').inTable('posts').onDelete('CASCADE');
    // None while it could not be drawn: then it is tried again when text or look change.
    table.integer('media_id').references('id').inTable('media').onDelete('SET NULL').index();
    table.string('design', 32);
    table.string('scheme', 8);
    // What it says, as JSON.
    table.text('words');
    // SHA-256 of the text and the look that it follows, hex.
    table.string('stamp', 64).notNullable();
    // A person chose it: it follows the text no more.
    table.boolean('is_own').notNullable().defaultTo(false);
    table.bigInteger('drawn_at').notNullable();
  });
}
