// Whether the vendor has reviewed an app, where more may be asked for then. Frozen.
import type { Knex } from 'knex';

export const name = '0051-reviewed-apps';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('provider_apps', (table) => {
    table.boolean('is_reviewed').notNullable().defaultTo(false);
  });
}
