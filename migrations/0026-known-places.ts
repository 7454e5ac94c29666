// Networks that each account signed in from, kept beyond its sessions. Frozen.
import type { Knex } from 'knex';

export const name = '0026-known-places';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('known_places', (table) => {
    table.integer('account_id').notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.string('network', 64).notNullable();
    table.bigInteger('seen_at').notNullable();
    table.primary(['account_id', 'network']);
  });
  // An address of IPv6 is no network yet: those are known from the next sign-in on.
  await knex.raw(
    `insert into known_places (account_id, network, seen_at)
     select account_id, address, max(seen_at) from sessions
     where account_id is not null and impersonation_id is null and address <> '' and address not like '%:%'
     group by account_id, address`,
  );
}
