// What an owner adds to how the brand speaks: words that no post may hold, comma-separated, and the trade, where the one that
// is found is not theirs. Frozen.
import type { Knex } from 'knex';

export const name = '0035-brand-words';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('business_preferences', (table) => {
    table.text('brand_banned_words').notNullable().defaultTo('');
    table.string('brand_trade', 64);
  });
}
