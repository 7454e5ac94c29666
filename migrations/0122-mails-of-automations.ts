// Which automation a mail is of, and an index that holds all that is counted of these mails: nobody reads them one by one,
// nor the run of each, to say what an automation did. Frozen.
import type { Knex } from 'knex';

export const name = '0122-mails-of-automations';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('deliveries', (table) => {
    table.integer('automation_id');
  });
  await knex.raw(
    `update deliveries set automation_id = (
        select automation_id from automation_runs where automation_runs.id = deliveries.run_id
      ) where run_id is not null`,
  );
  await knex.raw(
    `create index deliveries_automation_index on deliveries
        (automation_id, step_id, status, is_measured, opened_at, clicked_at, unsubscribed_at)
      where automation_id is not null`,
  );
}
