// Plans that bind: what a plan changes to at the end of its month, which businesses it covers, and what is billed.
import type { Knex } from 'knex';

export const name = '0016-invoices';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('subscriptions', (table) => {
    // The smaller plan that begins when the paid month is over; null when the same goes on.
    table.string('next_tier', 16);
    table.boolean('cancels').notNullable().defaultTo(false);
  });

  // Read in the statement that stores an intent to publish, beside the other switches of a business.
  await knex.schema.alterTable('business_settings', (table) => {
    table.boolean('locked').notNullable().defaultTo(false);
  });

  // Whose plan covers it: one of its owners. Null until someone's plan is asked about.
  await knex.schema.alterTable('businesses', (table) => {
    table.integer('payer_id').references('id').inTable('accounts').onDelete('SET NULL');
    table.index(['payer_id']);
  });

  // What the payment service calls the card; null for a simulated one.
  await knex.schema.alterTable('payment_methods', (table) => {
    table.string('external_id', 255);
  });
  await knex.schema.createTable('payment_customers', (table) => {
    table.integer('account_id').primary().references('id').inTable('accounts').onDelete('CASCADE');
    table.string('external_id', 255).notNullable().unique();
  });
  // Messages of the payment service that have been dealt with: each counts once.
  await knex.schema.createTable('payment_messages', (table) => {
    table.string('id', 255).primary();
    table.bigInteger('created_at').notNullable();
    table.index(['created_at']);
  });

  // One row: the last number given. Taken in the transaction that stores the invoice, so no number is lost or doubled.
  await knex.schema.createTable('invoice_numbers', (table) => {
    table.string('series', 16).primary();
    table.integer('last').notNullable();
  });
  await knex('invoice_numbers').insert({ series: 'invoice', last: 0 });

  await knex.schema.createTable('invoices', (table) => {
    table.increments('id');
    table.integer('number').notNullable().unique();
    // What it bills, named so that nothing is billed twice.
    table.string('key', 100).notNullable().unique();
    // Books outlive accounts.
    table.integer('account_id').references('id').inTable('accounts').onDelete('SET NULL');
    table.string('status', 8).notNullable();
    table.string('reason', 16).notNullable();
    table.string('tier', 16).notNullable();
    table.bigInteger('period_from').notNullable();
    table.bigInteger('period_to').notNullable();
    table.string('currency', 3).notNullable();
    table.integer('total_minor').notNullable();
    table.text('lines').notNullable();
    table.text('seller').notNullable();
    table.text('buyer').notNullable();
    table.bigInteger('issued_at').notNullable();
    table.string('method', 16);
    // What the payment service, or the admin, calls the payment.
    table.string('reference', 255);
    table.bigInteger('paid_at');
    table.bigInteger('voided_at');
    table.integer('attempts').notNullable().defaultTo(0);
    table.bigInteger('retry_at');
    table.index(['account_id', 'id']);
    table.index(['status', 'id']);
  });
}
