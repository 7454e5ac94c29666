// Which worker has the visible call of an attempt open, so that it is known to have ended once that worker is gone. Frozen.
import type { Knex } from 'knex';

export const name = '0117-open-calls';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('post_calls', (table) => {
    // The worker's id; null once the call has ended. While it is open, `ended_at` is when it began.
    table.string('open_by', 64);
  });
}
