// Subscribers, one delivery a recipient, and the local outbox. Frozen.
import type { Knex } from 'knex';

export const name = '0004-subscribers-and-mail';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('subscribers', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('email', 254).notNullable();
    table.string('name', 200).notNullable().defaultTo('');
    table.string('status', 16).notNullable().defaultTo('active');
    // Names the subscriber in unsubscribe links; random, so that it cannot be guessed.
    table.string('token', 64).notNullable().unique();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('unsubscribed_at');
    table.unique(['business_id', 'email']);
  });

  await knex.schema.createTable('deliveries', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('post_id').notNullable().references('id').inTable('posts').onDelete('CASCADE');
    table.integer('subscriber_id').notNullable().references('id').inTable('subscribers').onDelete('CASCADE');
    table.string('status', 16).notNullable();
    // Stored before the mail is handed over, so that a lost reply can be told from a mail never sent.
    table.string('message_id', 200).notNullable();
    table.text('error');
    table.bigInteger('attempted_at');
    table.bigInteger('finished_at');
    table.unique(['post_id', 'subscriber_id']);
    table.index(['post_id', 'status']);
  });

  await knex.schema.createTable('outbox', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('message_id', 200).notNullable().unique();
    table.string('sender', 400).notNullable();
    table.string('recipient', 400).notNullable();
    table.string('subject', 998).notNullable();
    table.text('text').notNullable();
    table.text('html').notNullable();
    table.text('headers').notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['business_id', 'id']);
  });
}
