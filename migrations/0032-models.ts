// Language models: where one answers for the server or for a business, what each call cost, and answers that are kept.
import type { Knex } from 'knex';

export const name = '0032-models';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('model_endpoints', (table) => {
    table.increments('id');
    // `server`, or `business:<id>`.
    table.string('scope', 32).notNullable().unique();
    table.integer('business_id').references('id').inTable('businesses').onDelete('CASCADE');
    // `own`: this one is asked. `server`: that of the server. `none`: no model writes.
    table.string('choice', 16).notNullable();
    // The environment names it: nobody changes its address, model and key here.
    table.boolean('fixed').notNullable().defaultTo(false);
    table.string('kind', 16).notNullable();
    table.string('url', 2048).notNullable();
    table.string('model', 200).notNullable();
    table.text('sealed_key');
    // Bounds, tokens; null is none. `business_day_tokens`: of the server's, for one business.
    table.integer('call_tokens').notNullable();
    table.bigInteger('day_tokens');
    table.bigInteger('month_tokens');
    table.bigInteger('business_day_tokens');
    // Millionths of the currency's major unit: of a month, and for a million tokens.
    table.bigInteger('month_cost');
    table.bigInteger('input_price').notNullable();
    table.bigInteger('output_price').notNullable();
    table.string('currency', 3).notNullable();
    // The surest form of JSON that it gives; null before it was asked.
    table.string('form', 16);
    // JSON list of names.
    table.text('models').notNullable();
    table.bigInteger('tested_at');
    // Failures in a row, why the last one, and until when it rests after too many.
    table.integer('failures').notNullable().defaultTo(0);
    table.string('trouble', 16);
    table.bigInteger('rests_until');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
  });

  await knex.schema.createTable('model_calls', (table) => {
    table.increments('id');
    table
      .integer('endpoint_id')
      .notNullable()
      .references('id')
      .inTable('model_endpoints')
      .onDelete('CASCADE');
    // Null for a test by the admin.
    table.integer('business_id').references('id').inTable('businesses').onDelete('SET NULL');
    table.string('model', 200).notNullable();
    // `reserved` until it is over; then `answered`, `failed` or `unsent`.
    table.string('state', 16).notNullable();
    // What it may come to while it is reserved, then what it came to.
    table.integer('input_tokens').notNullable();
    table.integer('output_tokens').notNullable();
    // False where the other side counted.
    table.boolean('estimated').notNullable();
    table.bigInteger('cost').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('settled_at');
    table.index(['endpoint_id', 'created_at']);
  });

  await knex.schema.createTable('model_answers', (table) => {
    // SHA-256 of everything that the answer depends on.
    table.string('hash', 64).notNullable();
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.text('answer').notNullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['business_id', 'hash']);
    table.index(['created_at']);
  });
}
