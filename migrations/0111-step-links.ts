// Links of automations' mails, which of these mails are measured, and reads of them by machines. Frozen.
import type { Knex } from 'knex';

export const name = '0111-step-links';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('step_links', (table) => {
    table.increments('id');
    table.integer('automation_id').notNullable().references('id').inTable('automations').onDelete('CASCADE');
    // As it was written, with its merge fields.
    table.text('url').notNullable();
    // Addresses may be longer than an index takes.
    table.string('url_hash', 64).notNullable();
    table.unique(['automation_id', 'url_hash']);
  });
  // In SQL of its own: the builder would copy the whole table for a reference.
  await knex.raw(
    'alter table mail_reads add column step_link_id integer references step_links (id) on delete cascade',
  );
  await knex.schema.alterTable('deliveries', (table) => {
    // Of automations: whether the mail tells of opens and clicks. Mailings note it once for all their mails.
    table.boolean('is_measured').notNullable().defaultTo(false);
  });
  await knex.schema.alterTable('automation_step_counts', (table) => {
    table.integer('machine_reads').notNullable().defaultTo(0);
  });
  await knex.raw(
    'create index deliveries_measured on deliveries (business_id, status, opened_at, clicked_at) where is_measured',
  );
}
