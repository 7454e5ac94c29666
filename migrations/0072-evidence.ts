// What published posts brought at the age at which their channel is judged, and the choices that were drawn from it. Frozen.
import type { Knex } from 'knex';

export const name = '0072-evidence';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('observations', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('connection_id').notNullable().references('id').inTable('connections').onDelete('CASCADE');
    table.string('channel', 32).notNullable();
    // Where the post was out: what is simulated teaches nothing of what is real.
    table.string('network', 16).notNullable();
    table.integer('post_id').notNullable().unique().references('id').inTable('posts').onDelete('CASCADE');
    table.bigInteger('at').notNullable();
    // JSON: what the post is made of, and what was read of it.
    table.text('features').notNullable();
    table.text('figures').notNullable();
    table.bigInteger('read_at').notNullable();
    // `edited`, `deleted` or `boosted`, and since when it teaches nothing any more.
    table.string('left_out', 8);
    table.bigInteger('left_out_at');
    table.index(['connection_id', 'at']);
    table.index(['business_id']);
  });
  await knex.schema.createTable('draws', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('decision_id').references('id').inTable('decisions').onDelete('SET NULL');
    // `time`, `content`, `variant` or `budget`.
    table.string('kind', 8).notNullable();
    table.integer('connection_id').references('id').inTable('connections').onDelete('CASCADE');
    table.integer('post_id').references('id').inTable('posts').onDelete('CASCADE');
    // What was known by then was drawn from.
    table.bigInteger('as_of').notNullable();
    // SHA-256 of all that the choice was made from, hex.
    table.string('inputs_hash', 64).notNullable();
    // JSON: all that was asked with but the history; what was chosen, and what came next to it.
    table.text('request').notNullable();
    table.text('chosen').notNullable();
    table.text('runner_up');
    // Natural logs, 0 as usual; null where the choice tells its own.
    table.double('expected');
    table.double('low');
    table.double('high');
    table.double('probability').notNullable();
    table.string('bound', 32);
    table.boolean('is_baseline').notNullable();
    // The chance with which it was the baseline's.
    table.double('share').notNullable();
    table.double('reward');
    table.bigInteger('measured_at');
    table.string('model', 32).notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['business_id', 'id']);
    table.index(['post_id']);
    table.index(['decision_id']);
  });
  await knex.schema.alterTable('business_settings', (table) => {
    // A share of posts goes by the published pattern, so that one can tell what learning brings.
    table.boolean('baseline_comparison').notNullable().defaultTo(true);
  });
}
