// What people decide over what was learned of a channel. Frozen.
import type { Knex } from 'knex';

export const name = '0075-overrules';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('overrules', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('connection_id').notNullable().references('id').inTable('connections').onDelete('CASCADE');
    // `time`, `pillar` or `budget`; the subject names which one, such as `time:3:18`.
    table.string('kind', 8).notNullable();
    table.string('subject', 64).notNullable();
    // Of a time: Monday 1 to Sunday 7, and the first local hour of its part of the day.
    table.integer('weekday');
    table.integer('hour');
    // Of a pillar.
    table.string('value', 32);
    // `pin`, `ban` or, of a budget, `hold`.
    table.string('stance', 8).notNullable();
    table.bigInteger('made_at').notNullable();
    table.unique(['connection_id', 'subject']);
    table.index(['business_id']);
  });
}
