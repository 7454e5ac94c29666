// What each local day brought: posts that went out and the engagement gained, per connection and network. Frozen.
import type { Knex } from 'knex';

export const name = '0008-daily-figures';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('daily_figures', (table) => {
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('connection_id').notNullable().references('id').inTable('connections').onDelete('CASCADE');
    // A connection may change its network; what was simulated stays apart from what was not.
    table.string('network', 16).notNullable();
    // YYYY-MM-DD in the business's time zone.
    table.string('day', 10).notNullable();
    for (const figure of ['posts', 'likes', 'comments', 'shares', 'clicks', 'impressions']) {
      table.integer(figure).notNullable().defaultTo(0);
    }
    table.primary(['connection_id', 'network', 'day']);
    table.index(['business_id', 'day']);
  });
}
