// How fast a business's mails leave, whichever server they go by: rates of single domains, and the warm-up of a new sender. Frozen.
import type { Knex } from 'knex';

export const name = '0090-mail-pace';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('business_settings', (table) => {
    // JSON: the rate of each domain that has one.
    table.text('domain_rates');
    // Its first day, in days since 1970 (UTC); null while it is off.
    table.integer('warm_up_day');
  });
}
