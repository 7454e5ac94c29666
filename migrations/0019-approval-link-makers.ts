// Who made an approval link: it ends with the role that let them make it.
import type { Knex } from 'knex';

export const name = '0019-approval-link-makers';

export async function up(knex: Knex): Promise<void> {
  // Null for links from before this was kept: they work until they expire. Both databases read it as it is; Knex would
  // copy SQLite's table, and with it lose which ids were given before.
  await knex.raw(
    'alter table approval_links add column made_by integer references accounts (id) on delete cascade',
  );
  await knex.schema.alterTable('approval_links', (table) => table.index(['made_by']));
}
