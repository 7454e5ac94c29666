// The switches of a business beside the master switch, budgets as a ledger of changes, campaigns, and what of a
// decision can be undone.
import type { Knex } from 'knex';

export const name = '0009-switches-and-ads';

const SWITCHES = [
  'social_posts',
  'content_creation',
  'email_marketing',
  'paid_ads',
  'crisis_response',
  'budget_allocation',
  'performance_scaling',
  'campaign_scheduling',
  'roi_selection',
];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('business_settings', (table) => {
    for (const column of SWITCHES) table.boolean(column).notNullable().defaultTo(true);
    // The most that the budgets of all platforms may come to in a month; null for no limit.
    table.bigInteger('ad_limit_minor');
  });

  await knex.schema.createTable('budget_entries', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('connection_id').notNullable().references('id').inTable('connections').onDelete('CASCADE');
    table.string('kind', 16).notNullable();
    table.bigInteger('before_minor').notNullable();
    table.bigInteger('after_minor').notNullable();
    table.text('why').notNullable();
    table.string('actor', 64).notNullable();
    // An entry is undone once.
    table.integer('undoes_id').unique();
    // Names the request that made it, so that the same request again adds nothing.
    table.string('key', 100);
    table.bigInteger('created_at').notNullable();
    table.unique(['business_id', 'key']);
    table.index(['business_id', 'id']);
  });

  await knex.schema.createTable('campaigns', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('connection_id').notNullable().references('id').inTable('connections').onDelete('CASCADE');
    table.string('name', 200).notNullable();
    table.string('status', 16).notNullable();
    table.boolean('created_by_ai').notNullable().defaultTo(false);
    // Days of the business's time zone, YYYY-MM-DD; without an end it is ongoing.
    table.string('start_day', 10).notNullable();
    table.string('end_day', 10);
    table.bigInteger('budget_minor').notNullable();
    table.text('audience_type').notNullable().defaultTo('');
    table.integer('audience_size');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.index(['business_id', 'id']);
    table.index(['connection_id']);
  });

  await knex.schema.alterTable('decisions', (table) => {
    // What would take the act back, as JSON; null where the act's own post or nothing at all says so.
    table.text('undo');
  });
}
