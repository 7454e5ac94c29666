// Drafts that somebody asked for and that take a while: how far they are, and what came of it.
import type { Knex } from 'knex';

export const name = '0033-writings';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('writings', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('connection_id').notNullable().references('id').inTable('connections').onDelete('CASCADE');
    // Who asked.
    table.integer('account_id').notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.integer('wanted').notNullable();
    table.integer('written').notNullable().defaultTo(0);
    table.string('seed', 120);
    // `writing`, `done` or `failed`.
    table.string('state', 16).notNullable();
    // JSON list of posts.
    table.text('post_ids').notNullable();
    // Why it failed: a sentence.
    table.text('problem');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('ended_at');
    table.index(['created_at']);
  });
}
