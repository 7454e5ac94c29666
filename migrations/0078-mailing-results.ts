// Mailings of which two versions are tried, or which leave at a time of each recipient's own day; who left by which mail;
// and links of mails that no mailing made. Frozen.
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
    // When its first recipients' time comes, and that time on their walls; null where it leaves for all at once.
    table.bigInteger('zones_from');
    table.string('zones_wall', 16);
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
  await knex.schema.createTable('step_links', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.text('url').notNullable();
    table.string('url_hash', 64).notNullable();
    table.unique(['business_id', 'url_hash']);
  });
  await knex.schema.alterTable('mail_reads', (table) => {
    table.integer('step_link_id').references('id').inTable('step_links').onDelete('CASCADE');
  });
}
