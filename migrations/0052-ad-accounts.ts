// Campaigns of advertising accounts that are connected for real, what each of their days brought, and budgets that are on
// their way there. Frozen.
import type { Knex } from 'knex';

export const name = '0052-ad-accounts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('campaigns', (table) => {
    // The network's own name of it; null for one that was made here and runs nowhere.
    table.string('external_id', 200);
    table.string('currency', 3);
    // Its budget there: the network's name, what a day may cost, and how many campaigns live on it.
    table.string('budget_ref', 200);
    table.bigInteger('daily_micros');
    table.integer('budget_uses');
    table.unique(['connection_id', 'external_id'], { indexName: 'campaigns_external' });
  });
  await knex.schema.createTable('campaign_days', (table) => {
    table.integer('campaign_id').notNullable().references('id').inTable('campaigns').onDelete('CASCADE');
    // A day of the account's time zone, YYYY-MM-DD.
    table.string('day', 10).notNullable();
    table.bigInteger('spent_micros').notNullable();
    table.bigInteger('clicks').notNullable();
    table.bigInteger('impressions').notNullable();
    table.double('results').notNullable();
    table.primary(['campaign_id', 'day']);
  });
  await knex.schema.createTable('ad_orders', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('campaign_id').notNullable().references('id').inTable('campaigns').onDelete('CASCADE');
    table.string('state', 16).notNullable();
    // What a day may cost: as whoever ordered it saw it, and as it is to be.
    table.bigInteger('before_micros').notNullable();
    table.bigInteger('after_micros').notNullable();
    table.text('actor').notNullable();
    // Why it was not made; null otherwise.
    table.text('note');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('ended_at');
    table.index(['campaign_id', 'id']);
    table.index(['business_id']);
  });
}
