// Mail servers of the installation itself, which the admin sets, and servers that are given no mails for now. Frozen.
import type { Knex } from 'knex';

export const name = '0118-servers-of-the-installation';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('mail_servers', (table) => {
    table.boolean('is_paused').notNullable().defaultTo(false);
    // Null for a server of the installation.
    table.setNullable('business_id');
  });
}
