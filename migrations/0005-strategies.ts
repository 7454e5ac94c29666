// Strategies, and the latest analysis of each kind. Frozen.
import type { Knex } from 'knex';

export const name = '0005-strategies';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('strategies', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.string('code', 16).notNullable();
    table.string('timeframe', 16).notNullable();
    table.boolean('content_strategy').notNullable();
    table.boolean('platform_analysis').notNullable();
    table.boolean('audience_targeting').notNullable();
    table.boolean('posting_schedule').notNullable();
    // The whole text as it was made: figures change, a strategy that was handed on does not.
    table.text('document').notNullable();
    table.text('changes').notNullable();
    // Names the strategy in its public link; random, so that it cannot be guessed. Null while it is not shared.
    table.string('share_token', 64).unique();
    table.bigInteger('shared_at');
    table.bigInteger('created_at').notNullable();
    table.unique(['business_id', 'version']);
    table.unique(['business_id', 'code']);
  });

  await knex.schema.createTable('analyses', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('kind', 16).notNullable();
    table.text('result').notNullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['business_id', 'kind']);
  });
}
