// What happened (events, decisions, notifications) and what is to be done (jobs). Frozen.
import type { Knex } from 'knex';

export const name = '0002-events-and-jobs';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('events', (table) => {
    table.increments('id');
    table.integer('business_id').references('id').inTable('businesses').onDelete('CASCADE');
    table.string('kind', 64).notNullable();
    table.integer('subject_id');
    table.text('data').notNullable().defaultTo('{}');
    table.string('actor', 64).notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['business_id', 'id']);
  });

  await knex.schema.createTable('jobs', (table) => {
    table.increments('id');
    table.string('kind', 64).notNullable();
    table.string('key', 200).notNullable().unique();
    table.integer('business_id').references('id').inTable('businesses').onDelete('CASCADE');
    table.text('payload').notNullable().defaultTo('{}');
    table.string('state', 16).notNullable().defaultTo('waiting');
    // When a worker may claim it: its time while it waits, the end of the lease while it runs, null once finished.
    // One index over this column makes a claim cost O(due), however many jobs there are.
    table.bigInteger('due_at');
    table.string('lease', 64);
    table.integer('attempts').notNullable().defaultTo(0);
    table.text('last_error');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('finished_at');
    table.index(['due_at']);
    table.index(['finished_at']);
  });

  await knex.schema.createTable('decisions', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('kind', 32).notNullable();
    table.text('what').notNullable();
    table.text('why').notNullable();
    table.text('expects');
    table.text('limit');
    table.integer('connection_id');
    table.integer('post_id');
    table.bigInteger('created_at').notNullable();
    table.index(['business_id', 'id']);
    table.index(['post_id']);
  });

  await knex.schema.createTable('notifications', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    // One notification an event, however often its job runs.
    table.integer('event_id').notNullable().unique();
    table.string('title', 200).notNullable();
    table.text('message').notNullable();
    table.string('href', 200);
    table.bigInteger('read_at');
    table.bigInteger('cleared_at');
    table.bigInteger('created_at').notNullable();
    table.index(['business_id', 'id']);
  });
}
