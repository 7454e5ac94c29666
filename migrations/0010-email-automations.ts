// Who a mailing goes to, the automations of a business, and addresses that must not be written to again.
import type { Knex } from 'knex';

export const name = '0010-email-automations';

export async function up(knex: Knex): Promise<void> {
  // A mailing without a row goes to every subscriber.
  await knex.schema.createTable('mailings', (table) => {
    table.integer('post_id').primary().references('id').inTable('posts').onDelete('CASCADE');
    table.string('segment', 16).notNullable();
  });

  await knex.schema.createTable('email_automations', (table) => {
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('kind', 32).notNullable();
    table.boolean('is_active').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.primary(['business_id', 'kind']);
  });

  // Only mails that a person has edited: the others are written from the profile as it stands.
  await knex.schema.createTable('email_automation_steps', (table) => {
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('kind', 32).notNullable();
    table.integer('position').notNullable();
    table.string('subject', 400).notNullable();
    table.text('content').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.primary(['business_id', 'kind', 'position']);
  });

  // Whoever left and was then deleted stays known by the hash of the address alone.
  await knex.schema.createTable('departed_addresses', (table) => {
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('email_hash', 64).notNullable();
    table.bigInteger('left_at').notNullable();
    table.primary(['business_id', 'email_hash']);
  });

  await knex.schema.alterTable('deliveries', (table) => {
    table.index(['subscriber_id', 'id']);
    table.index(['business_id', 'status']);
  });
  await knex.schema.alterTable('subscribers', (table) => {
    table.index(['business_id', 'status', 'id']);
  });
}
