// Posts are known on their networks by longer ids: a thread by those of all its posts. SQLite never bounded them. Frozen.
import type { Knex } from 'knex';

export const name = '0050-longer-post-ids';

export async function up(knex: Knex): Promise<void> {
  if (knex.client.config.client !== 'pg') return;
  for (const table of ['posts', 'late_publications'])
    await knex.raw('alter table ?? alter column external_id type text', [table]);
}
