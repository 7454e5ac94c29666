// Which version of a post it is that somebody looks at: counted up whenever it says or shows something else. Frozen.
import type { Knex } from 'knex';

export const name = '0087-post-versions';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('posts', (table) => {
    table.integer('version').notNullable().defaultTo(1);
  });
}
