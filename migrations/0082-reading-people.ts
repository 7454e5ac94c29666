// Who has opened, followed, or could not be reached: asked of all people at once by segments. Frozen.
import type { Knex } from 'knex';

export const name = '0082-reading-people';

export async function up(knex: Knex): Promise<void> {
  for (const column of ['opened_at', 'clicked_at']) {
    await knex.raw(
      `create index deliveries_${column} on deliveries (business_id, ${column}, subscriber_id) where ${column} is not null`,
    );
  }
  await knex.raw(
    "create index deliveries_refused on deliveries (business_id, subscriber_id, id) where status = 'refused'",
  );
}
