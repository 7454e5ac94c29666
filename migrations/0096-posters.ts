// A picture by which a film is shown in lists: SHA-256 of its bytes, beside those of the film. Frozen.
import type { Knex } from 'knex';

export const name = '0096-posters';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('media', (table) => {
    table.string('poster', 64);
    table.index(['poster']);
  });
}
