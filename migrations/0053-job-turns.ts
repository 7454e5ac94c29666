// Whose turn a job waits for: of the jobs of one account only some run at the same time. Frozen.
import type { Knex } from 'knex';

export const name = '0053-job-turns';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('jobs', (table) => {
    table.string('turn', 64);
  });
  // Only what runs is counted, and that is never much.
  await knex.raw(`create index jobs_turn_index on jobs (turn) where state = 'running'`);
}
