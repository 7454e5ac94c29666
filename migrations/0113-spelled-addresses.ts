// Addresses are kept with their domain in letters, not as DNS spells it. Frozen.
import { domainToUnicode } from 'node:url';
import type { Knex } from 'knex';

export const name = '0113-spelled-addresses';

interface Row {
  readonly id: number;
  readonly business_id: number;
  readonly email: string;
}

export async function up(knex: Knex): Promise<void> {
  for (const table of ['subscribers', 'suppressions', 'deliveries']) {
    for (const row of await listAsciiRows(knex, table)) {
      const email = spell(row.email);
      if (email === row.email) continue;
      if (table !== 'deliveries' && (await isTaken(knex, table, { ...row, email })))
        await giveWay(knex, table, row);
      else await knex(table).where({ id: row.id }).update({ email });
    }
  }
}

function listAsciiRows(knex: Knex, table: string): Promise<Row[]> {
  return knex(table)
    .where((either) => either.whereLike('email', '%@xn--%').orWhereLike('email', '%@%.xn--%'))
    .select('id', 'business_id', 'email');
}

function spell(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}

async function isTaken(knex: Knex, table: string, { business_id, email }: Row): Promise<boolean> {
  return (await knex(table).where({ business_id, email }).first('id')) !== undefined;
}

/** Who stands there twice is written to once: what is known under both spellings stays. */
async function giveWay(knex: Knex, table: string, { id, business_id, email }: Row): Promise<void> {
  if (table === 'suppressions') return void (await knex(table).where({ id }).del());
  const row = await knex(table).where({ id }).first('status', 'unsubscribed_at');
  // Who has left under one of them has left.
  if (row.status === 'unsubscribed')
    await knex(table)
      .where({ business_id, email: spell(email) })
      .whereNot({ status: 'unsubscribed' })
      .update({ status: 'unsubscribed', unsubscribed_at: row.unsubscribed_at });
  await knex(table).where({ id, status: 'active' }).update({ status: 'known' });
}
