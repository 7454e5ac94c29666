// Moves of daily budgets between campaigns, their limits, and what was known of each day when they were decided. Frozen.
import type { Knex } from 'knex';

export const name = '0083-budget-moves';

export async function up(knex: Knex): Promise<void> {
  await createMoves(knex);
  await knex.schema.createTable('budget_limits', (table) => {
    table.integer('business_id').primary().references('id').inTable('businesses').onDelete('CASCADE');
    // What all campaigns together may be set to a day; null for what they are set to.
    table.bigInteger('total_micros');
    // Percent of the total, and of a budget.
    table.integer('floor').notNullable();
    table.integer('ceiling').notNullable();
    table.integer('max_change').notNullable();
    // Days.
    table.integer('cool_down').notNullable();
    table.integer('min_results').notNullable();
    table.integer('min_days').notNullable();
    // JSON: ids of campaigns that nothing moves.
    table.text('held').notNullable();
    table.bigInteger('frozen_at');
    table.text('frozen_why');
  });
  await knex.schema.createTable('budget_days', (table) => {
    table.integer('campaign_id').notNullable().references('id').inTable('campaigns').onDelete('CASCADE');
    table.string('day', 10).notNullable();
    // Networks correct themselves: what was told at a moment stays.
    table.bigInteger('read_at').notNullable();
    table.bigInteger('spent_micros').notNullable();
    table.bigInteger('clicks').notNullable();
    table.double('results').notNullable();
    // As the budget stood then.
    table.bigInteger('daily_micros').notNullable();
    table.primary(['campaign_id', 'day', 'read_at']);
  });
}

async function createMoves(knex: Knex): Promise<void> {
  await knex.schema.createTable('budget_moves', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    // `move` or `cut`; `real` or `sandbox`.
    table.string('kind', 8).notNullable();
    table.string('world', 8).notNullable();
    table.string('state', 16).notNullable();
    table.string('level', 16).notNullable();
    // JSON: each campaign with its budget before and after, micros a day.
    table.text('changes').notNullable();
    // JSON: results a day before and after, and the range of what it brings more; null of a cut.
    table.text('expected');
    // JSON: minor units.
    table.text('worst').notNullable();
    table.text('why').notNullable();
    table.text('note');
    table.integer('draw_id').references('id').inTable('draws').onDelete('SET NULL');
    table.bigInteger('leaves_at');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('made_at');
    table.double('measured');
    table.bigInteger('measured_at');
    table.index(['business_id', 'id']);
  });
  await knex.schema.alterTable('ad_orders', (table) => {
    // The move that it is a part of, and whether it takes it back.
    table.integer('move_id');
    table.boolean('is_back').notNullable().defaultTo(false);
    table.index(['move_id']);
  });
}
