// Posts that come again: their rhythm, their words, and which of them was made last. Frozen.
import type { Knex } from 'knex';

export const name = '0068-series';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('series', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('connection_id').notNullable().references('id').inTable('connections').onDelete('CASCADE');
    // The post that comes again.
    table.integer('post_id').notNullable().unique().references('id').inTable('posts').onDelete('CASCADE');
    table.integer('every').notNullable();
    table.string('unit', 8).notNullable();
    // The first time on the clock of the business: 2027-03-15T09:30.
    table.string('first', 16).notNullable();
    table.string('until', 10);
    table.integer('most');
    table.integer('cool_down').notNullable();
    table.text('title');
    table.text('content').notNullable();
    table.text('first_comment');
    table.integer('made').notNullable();
    table.string('state', 8).notNullable();
    // When the next one is to be made; that it has been, and when it leaves.
    table.bigInteger('make_at').notNullable();
    table.bigInteger('next_at');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.index(['business_id', 'state']);
    table.index(['state', 'make_at']);
  });
  await knex.schema.alterTable('posts', (table) => {
    table.integer('series_id');
  });
  await knex.raw('create index posts_series_index on posts (series_id) where series_id is not null');
}
