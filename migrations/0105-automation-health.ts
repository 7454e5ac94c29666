// What comes back of an automation's mails, day by day, and what too much of it stopped. Frozen.
import type { Knex } from 'knex';

export const name = '0105-automation-health';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('automation_days', (table) => {
    table.integer('automation_id').notNullable().references('id').inTable('automations').onDelete('CASCADE');
    // Days since 1970 (UTC).
    table.integer('day').notNullable();
    // Mails that a server took or refused.
    table.integer('answered').notNullable().defaultTo(0);
    table.integer('hard_bounces').notNullable().defaultTo(0);
    table.integer('complaints').notNullable().defaultTo(0);
    table.primary(['automation_id', 'day']);
  });
  await knex.schema.alterTable('automations', (table) => {
    // `bounces` or `complaints`; null while nothing has switched it off by itself.
    table.string('stopped_by', 16);
    // What was told of it, with commas between, since somebody switched it on.
    table.string('told', 60).notNullable().defaultTo('');
  });
}
