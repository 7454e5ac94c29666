// Links by which an owner tells what is new without signing in: one a person, business and week, good once. Frozen.
import type { Knex } from 'knex';

export const name = '0037-news-links';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('news_links', (table) => {
    table.increments('id').primary();
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table
      .integer('account_id')
      .notNullable()
      .references('id')
      .inTable('accounts')
      .onDelete('CASCADE')
      .index();
    // The Monday on which it was sent, where the business is.
    table.string('week', 10).notNullable();
    table.string('token_hash', 64).notNullable().unique();
    table.bigInteger('expires_at').notNullable();
    table.bigInteger('used_at');
    table.unique(['business_id', 'account_id', 'week']);
  });
}
