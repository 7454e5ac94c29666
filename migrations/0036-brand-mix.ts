// How an owner mixes the kinds of posts: a share for each pillar as JSON; none where the plan keeps to its own. Frozen.
import type { Knex } from 'knex';

export const name = '0036-brand-mix';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('business_preferences', (table) => {
    table.text('brand_mix');
  });
}
