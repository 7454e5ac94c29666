// The logos of a brand kit: pictures of the business, for light ground, for dark ground, and the small mark. Frozen.
import type { Knex } from 'knex';

export const name = '0043-brand-logos';

export async function up(knex: Knex): Promise<void> {
  for (const column of ['logo_id', 'logo_dark_id', 'mark_id'])
    await knex.schema.alterTable('brand_kits', (table) => {
      table.integer(column).references('id').inTable('media').onDelete('SET NULL').index();
    });
}
