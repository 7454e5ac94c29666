// What is known of people: lists, tags, attributes, how they agreed, and what they did. Frozen.
import type { Knex } from 'knex';

export const name = '0062-people';

export async function up(knex: Knex): Promise<void> {
  await createLists(knex);
  await createAttributes(knex);

  // How somebody agreed to get mail; kept as long as the person is known.
  await knex.schema.createTable('consents', (table) => {
    table.increments('id');
    table.integer('subscriber_id').notNullable().references('id').inTable('subscribers').onDelete('CASCADE');
    table.bigInteger('at').notNullable();
    table.string('source', 16).notNullable();
    // The words that were agreed to, and from where; empty where nobody can prove them.
    table.text('text').notNullable();
    table.string('ip', 64);
    table.index(['subscriber_id', 'id']);
  });

  await knex.schema.createTable('person_events', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    // Nobody while the address is no subscriber's.
    table.integer('subscriber_id').references('id').inTable('subscribers').onDelete('CASCADE');
    table.string('event', 64).notNullable();
    table.bigInteger('at').notNullable();
    table.string('external_id', 200).notNullable();
    table.text('data').notNullable();
    table.unique(['business_id', 'external_id']);
    table.index(['subscriber_id', 'at']);
    table.index(['business_id', 'event', 'subscriber_id', 'at']);
  });
}

async function createLists(knex: Knex): Promise<void> {
  await knex.schema.createTable('lists', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('name', 200).notNullable();
    table.bigInteger('created_at').notNullable();
    table.unique(['business_id', 'name']);
  });
  await knex.schema.createTable('subscriber_lists', (table) => {
    table.integer('list_id').notNullable().references('id').inTable('lists').onDelete('CASCADE');
    table.integer('subscriber_id').notNullable().references('id').inTable('subscribers').onDelete('CASCADE');
    table.primary(['list_id', 'subscriber_id']);
    table.index(['subscriber_id']);
  });
  await knex.schema.createTable('tags', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('name', 64).notNullable();
    table.unique(['business_id', 'name']);
  });
  await knex.schema.createTable('subscriber_tags', (table) => {
    table.integer('tag_id').notNullable().references('id').inTable('tags').onDelete('CASCADE');
    table.integer('subscriber_id').notNullable().references('id').inTable('subscribers').onDelete('CASCADE');
    table.primary(['tag_id', 'subscriber_id']);
    table.index(['subscriber_id']);
  });
}

async function createAttributes(knex: Knex): Promise<void> {
  await knex.schema.createTable('attributes', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('key', 64).notNullable();
    // `text`, `number`, `boolean` or `date`, for good.
    table.string('type', 16).notNullable();
    table.unique(['business_id', 'key']);
  });
  // One value of one person. Numbers, true and false (1, 0) and dates (UTC milliseconds) are compared as numbers.
  await knex.schema.createTable('subscriber_attributes', (table) => {
    table.integer('attribute_id').notNullable().references('id').inTable('attributes').onDelete('CASCADE');
    table.integer('subscriber_id').notNullable().references('id').inTable('subscribers').onDelete('CASCADE');
    table.string('text', 500);
    table.double('number');
    table.primary(['attribute_id', 'subscriber_id']);
    table.index(['subscriber_id']);
    table.index(['attribute_id', 'text', 'subscriber_id']);
    table.index(['attribute_id', 'number', 'subscriber_id']);
  });
}
