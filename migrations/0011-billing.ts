// What an account pays with and which plan it has: one row an account each.
import type { Knex } from 'knex';

export const name = '0011-billing';

export async function up(knex: Knex): Promise<void> {
  // All that ever arrives of a card: its number and CVV stay in the browser.
  await knex.schema.createTable('payment_methods', (table) => {
    table.integer('account_id').primary().references('id').inTable('accounts').onDelete('CASCADE');
    table.string('brand', 16).notNullable();
    table.string('last_four', 4).notNullable();
    table.string('expiry', 5).notNullable();
    table.string('holder', 200).notNullable();
    table.bigInteger('created_at').notNullable();
  });

  await knex.schema.createTable('subscriptions', (table) => {
    table.integer('account_id').primary().references('id').inTable('accounts').onDelete('CASCADE');
    table.string('tier', 16).notNullable();
    table.string('status', 16).notNullable();
    table.bigInteger('started_at').notNullable();
    table.bigInteger('ends_at').notNullable();
    // An account has one free trial, whatever it chooses afterwards.
    table.bigInteger('trial_at');
    table.bigInteger('updated_at').notNullable();
    // The admin's tables: one plan or one status, newest account first.
    table.index(['tier', 'account_id']);
    table.index(['status', 'account_id']);
  });
}
