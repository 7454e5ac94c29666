// Mailings of which two versions are tried, and who left by which mail. Frozen.
import type { Knex } from 'knex';

export const name = '0078-mailing-results';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mailings', (table) => {
    // The other version, where it differs; the post is the first.
    table.text('b_subject');
    table.text('b_content');
    // Percent of the recipients on whom the two are tried; null where nothing is tried.
    table.integer('test_share');
    // `opens` or `clicks`: what decides.
    table.string('test_by', 8);
    table.integer('test_hours');
    // Set when the first mail may leave.
    table.bigInteger('test_until');
    // JSON of the result.
    table.text('test_result');
    // People who left by a mail of it.
    table.integer('unsubscribed').notNullable().defaultTo(0);
  });
  await knex.schema.alterTable('deliveries', (table) => {
    table.bigInteger('unsubscribed_at');
  });
  await knex.raw(
    'create index deliveries_variant_index on deliveries (post_id, variant) where variant is not null',
  );
  await knex.raw(
    'create index deliveries_clicked_index on deliveries (post_id, clicked_at) where clicked_at is not null',
  );
  await knex.raw(
    'create index deliveries_bounced_index on deliveries (post_id, bounce) where bounce is not null',
  );
}
