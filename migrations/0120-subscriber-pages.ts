// The people of a business page by page: in the order of their ids, whatever their status. Without this index each page
// sorted all of them. Frozen.
import type { Knex } from 'knex';

export const name = '0120-subscriber-pages';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('subscribers', (table) => {
    table.index(['business_id', 'id']);
  });
}
