// How often people get mail, and when not: what each has chosen, and what the business keeps to. Frozen.
import type { Knex } from 'knex';

export const name = '0073-mail-limits';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('subscribers', (table) => {
    // `every`, `weekly` or `monthly`: no more mails than that.
    table.string('frequency', 16).notNullable().defaultTo('every');
    // No mail before this moment; null for no pause.
    table.bigInteger('paused_until');
  });
  await knex.schema.alterTable('business_settings', (table) => {
    // At most so many mails to one person in so many days; null while nobody has set it.
    table.integer('cap_mails');
    table.integer('cap_days');
    // Times of the day, `22:00`, between which no mail leaves; null while nobody has set them.
    table.string('quiet_from', 5);
    table.string('quiet_to', 5);
  });
}
