// Mails that came back are found by their address. Few do, so the index holds those alone. Frozen.
import type { Knex } from 'knex';

export const name = '0060-returned-mails';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index deliveries_returned on deliveries (business_id, email, id) where bounce is not null',
  );
}
