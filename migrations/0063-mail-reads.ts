// Links of mailings, what was opened and followed in their mails, and the sums that lists show. Frozen.
import type { Knex } from 'knex';

export const name = '0063-mail-reads';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('mail_links', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('post_id').notNullable().references('id').inTable('posts').onDelete('CASCADE');
    table.text('url').notNullable();
    // Addresses may be longer than an index takes.
    table.string('url_hash', 64).notNullable();
    table.unique(['post_id', 'url_hash']);
  });

  await knex.schema.createTable('mail_reads', (table) => {
    table.increments('id');
    table.integer('delivery_id').notNullable().references('id').inTable('deliveries').onDelete('CASCADE');
    // `open` or `click`.
    table.string('kind', 8).notNullable();
    table.integer('link_id').references('id').inTable('mail_links').onDelete('CASCADE');
    table.bigInteger('at').notNullable();
    // Null for a person; else what gave the machine away.
    table.string('machine', 16);
    table.index(['delivery_id', 'at']);
  });

  await knex.schema.alterTable('mailings', (table) => {
    table.boolean('is_measured').notNullable().defaultTo(false);
    table.integer('opened').notNullable().defaultTo(0);
    table.integer('clicked').notNullable().defaultTo(0);
    table.integer('machine_reads').notNullable().defaultTo(0);
  });

  await knex.schema.alterTable('business_settings', (table) => {
    table.boolean('mail_measuring').notNullable().defaultTo(true);
  });
}
