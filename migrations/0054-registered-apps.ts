// To which address of ours a network leads back that took our app by itself: under another address it is asked anew. Frozen.
import type { Knex } from 'knex';

export const name = '0054-registered-apps';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('provider_apps', (to) => {
    to.text('redirect_uri');
  });
}
