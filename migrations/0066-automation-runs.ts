// Automations get an id, steps of their own and the people in them: where each is, and when it goes on. Frozen.
import type { Knex } from 'knex';

export const name = '0066-automation-runs';

export async function up(knex: Knex): Promise<void> {
  await createAutomations(knex);
  await createRuns(knex);
  await takeOver(knex);
  await knex.schema.dropTable('email_automation_steps');
  await knex.schema.dropTable('email_automations');
}

async function createAutomations(knex: Knex): Promise<void> {
  await knex.schema.createTable('automations', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    // One of the built-in series, or `custom`.
    table.string('kind', 32).notNullable();
    table.string('name', 200).notNullable().defaultTo('');
    table.boolean('is_active').notNullable();
    // JSON of what a person built; null for the built-in series.
    table.text('definition');
    table.bigInteger('updated_at').notNullable();
    table.index(['business_id']);
  });
  await knex.raw(
    `create unique index automations_builtin on automations (business_id, kind) where kind <> 'custom'`,
  );

  // Only what a person has changed of a built-in series: the rest is written from the profile as it stands.
  await knex.schema.createTable('automation_steps', (table) => {
    table.integer('automation_id').notNullable().references('id').inTable('automations').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.string('subject', 400);
    table.text('content');
    // Milliseconds after the start.
    table.bigInteger('delay');
    table.bigInteger('updated_at').notNullable();
    table.primary(['automation_id', 'position']);
  });
}

async function createRuns(knex: Knex): Promise<void> {
  await knex.schema.createTable('automation_runs', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('automation_id').notNullable().references('id').inTable('automations').onDelete('CASCADE');
    table.integer('subscriber_id').notNullable().references('id').inTable('subscribers').onDelete('CASCADE');
    // `waiting`, `finished` or `left`.
    table.string('status', 16).notNullable();
    // What it stands before; null once it has finished.
    table.string('step', 64);
    // When it goes on; null once it has ended.
    table.bigInteger('due_at');
    table.bigInteger('started_at').notNullable();
    table.bigInteger('ended_at');
    // Why it left.
    table.string('reason', 32);
    // What started it, so that the same starts it only once.
    table.string('cause', 220).notNullable();
    table.unique(['automation_id', 'subscriber_id', 'cause']);
    table.index(['automation_id', 'due_at']);
    table.index(['automation_id', 'status', 'step']);
    table.index(['subscriber_id', 'status']);
  });
}

async function takeOver(knex: Knex): Promise<void> {
  await knex.raw(
    `insert into automations (business_id, kind, is_active, updated_at)
      select business_id, kind, is_active, updated_at from email_automations`,
  );
  await knex.raw(
    `insert into automation_steps (automation_id, position, subject, content, updated_at)
      select automations.id, old.position, old.subject, old.content, old.updated_at
      from email_automation_steps as old
      join automations on automations.business_id = old.business_id and automations.kind = old.kind`,
  );
}
