// Feeds whose new articles become drafts, and which articles each has told of. Frozen.
import type { Knex } from 'knex';

export const name = '0077-news-feeds';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('news_feeds', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('url', 2048).notNullable();
    table.string('title', 200).notNullable();
    // What the last answer may be asked by.
    table.text('etag');
    table.text('last_modified');
    // JSON, a list of ids of connections.
    table.text('connection_ids').notNullable();
    table.integer('drafts').notNullable();
    table.integer('failures').notNullable();
    // JSON of a sentence.
    table.text('problem');
    table.bigInteger('read_at').notNullable();
    table.bigInteger('next_at').notNullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['business_id', 'url']);
    table.index(['next_at']);
  });
  await knex.schema.createTable('news_articles', (table) => {
    table.integer('feed_id').notNullable().references('id').inTable('news_feeds').onDelete('CASCADE');
    table.string('name_hash', 64).notNullable();
    // When the feed has last told of it.
    table.bigInteger('told_at').notNullable();
    table.primary(['feed_id', 'name_hash']);
  });
}
