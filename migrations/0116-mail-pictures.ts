// The name under which a picture lasts for readers of mails. Frozen.
import type { Knex } from 'knex';

export const name = '0116-mail-pictures';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('media', (table) => {
    // Unguessable; null as long as no mail was to show it.
    table.string('mail_key', 32).unique();
  });
}
