// By which of a channel's ways somebody signed in: whose app it was. Until now a channel had one on each network. Frozen.
import type { Knex } from 'knex';

export const name = '0045-signed-in-by';

const TABLES = ['connect_attempts', 'connection_accounts'];

export async function up(knex: Knex): Promise<void> {
  for (const table of TABLES)
    await knex.schema.alterTable(table, (to) => {
      to.string('provider', 32).notNullable().defaultTo('');
    });
  const type = "case when network = 'sandbox' then 'sandbox' else type end";
  await knex('connect_attempts').update({ provider: knex.raw(type) });
  const own = knex('connections').select(knex.raw(type)).whereRaw('connections.id = connection_id');
  await knex('connection_accounts').update({ provider: own });
}
