// What a person tells about themselves, what a business prefers, and support tickets.
import type { Knex } from 'knex';

export const name = '0012-preferences-and-tickets';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('accounts', (table) => {
    table.string('job_role', 200).notNullable().defaultTo('');
    table.string('company_size', 16).notNullable().defaultTo('');
    table.text('description').notNullable().defaultTo('');
  });

  // A business without a row has the defaults of contract/preferences.ts.
  await knex.schema.createTable('business_preferences', (table) => {
    table.integer('business_id').primary().references('id').inTable('businesses').onDelete('CASCADE');
    table.boolean('notify_email').notNullable();
    table.boolean('notify_browser').notNullable();
    table.boolean('critical_alerts').notNullable();
    table.boolean('performance_reports').notNullable();
    table.boolean('ai_content').notNullable();
    table.boolean('budget_alerts').notNullable();
    table.boolean('system_updates').notNullable();
    // Comma-separated; null until a brand voice was saved: then only the profile's tone counts.
    table.string('brand_tones', 200);
    table.text('brand_description').notNullable();
    table.text('brand_keywords').notNullable();
    table.bigInteger('updated_at').notNullable();
  });

  await knex.schema.createTable('tickets', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('account_id').notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.string('name', 200).notNullable();
    table.string('email', 254).notNullable();
    table.string('subject', 200).notNullable();
    table.text('message').notNullable();
    table.bigInteger('created_at').notNullable();
    // Closed tickets take no more answers; null while open.
    table.bigInteger('closed_at');
    table.index(['account_id', 'id']);
  });

  await knex.schema.createTable('ticket_answers', (table) => {
    table.increments('id');
    table.integer('ticket_id').notNullable().references('id').inTable('tickets').onDelete('CASCADE');
    table.text('message').notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['ticket_id', 'id']);
  });
}
