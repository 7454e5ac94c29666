// Mail servers of businesses, and how much has left by each server that has a limit. Frozen.
import type { Knex } from 'knex';

export const name = '0089-mail-servers';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('mail_servers', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.string('host', 253).notNullable();
    table.integer('port').notNullable();
    // `tls` from the start, or `starttls`.
    table.string('security', 8).notNullable();
    table.string('login', 320).notNullable();
    table.text('sealed_password');
    table.integer('rate_mails');
    // `second` or `minute`.
    table.string('rate_per', 6);
    table.integer('daily_cap');
    table.index(['business_id', 'position']);
  });
  await knex.schema.createTable('mail_paces', (table) => {
    // What is counted, such as `server:12`.
    table.string('key', 200).primary();
    table.integer('business_id').references('id').inTable('businesses').onDelete('CASCADE');
    // Days since 1970, UTC.
    table.integer('day').notNullable().defaultTo(0);
    table.integer('used').notNullable().defaultTo(0);
    // The first moment that was not given out yet.
    table.double('next_at').notNullable().defaultTo(0);
    // A sentence: what was wrong last, and when.
    table.text('trouble');
    table.bigInteger('trouble_at');
  });
}
