// The pictures and films of a business, without their bytes, and which posts show them. Frozen.
import type { Knex } from 'knex';

export const name = '0041-media';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('media', (table) => {
    table.increments('id').primary();
    table
      .integer('business_id')
      .notNullable()
      .references('id')
      .inTable('businesses')
      .onDelete('CASCADE')
      .index();
    // SHA-256 of the bytes, hex: under it they are kept.
    table.string('hash', 64).notNullable().index();
    table.string('kind', 8).notNullable();
    table.string('type', 32).notNullable();
    table.integer('width').notNullable();
    table.integer('height').notNullable();
    table.bigInteger('bytes').notNullable();
    table.double('seconds');
    table.double('frames');
    table.boolean('is_animated').notNullable();
    table.text('name').notNullable();
    table.text('alt').notNullable();
    // Shares of width and height.
    table.double('focus_x').notNullable();
    table.double('focus_y').notNullable();
    table.string('origin', 16).notNullable();
    table.bigInteger('created_at').notNullable();
  });
  await knex.schema.createTable('post_media', (table) => {
    table.integer('post_id').notNullable().references('id').inTable('posts').onDelete('CASCADE');
    table.integer('media_id').notNullable().references('id').inTable('media').onDelete('CASCADE').index();
    table.integer('position').notNullable();
    // Instead of the medium's own words.
    table.text('alt');
    table.primary(['post_id', 'media_id']);
  });
}
