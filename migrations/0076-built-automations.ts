// Automations that people build: what is being changed of one, how many are past each step, and calls that a step makes. Frozen.
import type { Knex } from 'knex';

export const name = '0076-built-automations';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('automations', (table) => {
    // JSON, as it will be once it is put to use; null while nothing is being changed.
    table.text('draft');
  });
  await knex.schema.alterTable('automation_runs', (table) => {
    // When it came to the step that it stands before.
    table.bigInteger('reached_at');
  });
  await knex('automation_runs').update({ reached_at: knex.ref('started_at') });

  await knex.schema.createTable('automation_step_counts', (table) => {
    table.integer('automation_id').notNullable().references('id').inTable('automations').onDelete('CASCADE');
    table.string('step', 64).notNullable();
    table.bigInteger('passed').notNullable();
    table.primary(['automation_id', 'step']);
  });
  // The three series go straight on: who stands before a later mail is past the earlier ones.
  for (const step of ['mail-1', 'mail-2', 'mail-3']) {
    await knex.raw(
      `insert into automation_step_counts (automation_id, step, passed)
        select automation_id, ?, count(*) from automation_runs
        where status = 'finished' or step > ? group by automation_id`,
      [step, step],
    );
  }

  // What is sent to the business's own programs; each step of a run calls once, whatever happens.
  await knex.schema.createTable('webhook_calls', (table) => {
    table.increments('id');
    table.integer('run_id').notNullable().references('id').inTable('automation_runs').onDelete('CASCADE');
    table.string('step', 64).notNullable();
    // `waiting`, `done` or `failed`.
    table.string('status', 16).notNullable();
    table.integer('attempts').notNullable().defaultTo(0);
    table.string('error', 500);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('ended_at');
    table.unique(['run_id', 'step']);
  });
  await knex.schema.createTable('webhook_secrets', (table) => {
    table.integer('business_id').primary().references('id').inTable('businesses').onDelete('CASCADE');
    table.text('sealed_secret').notNullable();
  });
}
