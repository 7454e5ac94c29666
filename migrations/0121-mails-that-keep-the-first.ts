// Mails that keep the first version of a mailing whose second one was chosen, and what came of both. Frozen.
import type { Knex } from 'knex';

export const name = '0121-mails-that-keep-the-first';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('deliveries', (table) => {
    table.boolean('is_held_out').notNullable().defaultTo(false);
  });
  await knex.schema.alterTable('mailings', (table) => {
    // Counted once, as JSON; null until then.
    table.text('hold_out');
  });
}
