// What a person wants a post's picture to be, the photo in it, and how many pictures a carousel has. Frozen.
import type { Knex } from 'knex';

export const name = '0048-picture-wishes';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('post_pictures', (table) => {
    // As JSON: design, scheme, words, colours and photo that were chosen. None: everything is chosen for the person.
    table.text('wish');
    // The business's own photo that the design shows.
    table.integer('photo_id').references('id').inTable('media').onDelete('SET NULL').index();
    table.integer('slides').notNullable().defaultTo(1);
  });
  // Nothing ever set it: what a person wants is the wish.
  await knex.raw('alter table post_pictures drop column is_own');
}
