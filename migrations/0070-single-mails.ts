// Single mails, which a call asks for, and the templates that they name. Frozen.
import type { Knex } from 'knex';

export const name = '0070-single-mails';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('mail_templates', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('name', 100).notNullable();
    table.text('subject').notNullable();
    table.text('content').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.unique(['business_id', 'name']);
  });
  await knex.schema.createTable('single_mails', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    // Null only until the same transaction has made it.
    table.integer('delivery_id').unique().references('id').inTable('deliveries').onDelete('CASCADE');
    // Of the caller: the same again sends nothing.
    table.string('idempotency_key', 255);
    // Of everything that was asked for under the key.
    table.string('request_hash', 64).notNullable();
    // What the mail says, sealed; null once it has ended.
    table.text('sealed_words');
    table.bigInteger('created_at').notNullable();
    table.unique(['business_id', 'idempotency_key']);
  });
}
