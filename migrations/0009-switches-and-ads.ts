// The switches of a business beside the master switch: what it may do by itself, one by one.
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
  });
}
