// The audit log, a chain that nothing may change; and the secrets of links: found by their hash, kept sealed.
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

export const name = '0018-audit';

export async function up(knex: Knex): Promise<void> {
  await createAudit(knex);
  await (isPostgres(knex) ? refuseOnPostgres(knex) : refuseOnSqlite(knex));
  await hashTokens(knex, { table: 'calendar_feeds', key: 'business_id', column: 'token' });
  await hashTokens(knex, { table: 'strategies', key: 'id', column: 'share_token' });
  await hashTokens(knex, { table: 'subscribers', key: 'id', column: 'token' });
}

const isPostgres = (knex: Knex) => knex.client.config.client === 'pg';

async function createAudit(knex: Knex): Promise<void> {
  await knex.schema.createTable('audit', (table) => {
    // Given by the chain, without gaps. No row it names is a foreign key: the log outlives them all.
    table.integer('id').primary();
    table.bigInteger('at').notNullable();
    table.string('actor', 64).notNullable();
    table.string('kind', 64).notNullable();
    table.integer('business_id');
    table.integer('subject_id');
    table.text('details').notNullable();
    table.string('prev_hash', 64).notNullable();
    table.string('hash', 64).notNullable();
    table.index(['business_id', 'id']);
    table.index(['kind', 'id']);
    table.index(['actor', 'id']);
  });
  // One row: where the chain ends. Whoever appends holds it.
  await knex.schema.createTable('audit_head', (table) => {
    table.integer('id').primary();
    table.integer('last_id').notNullable();
    table.string('hash', 64).notNullable();
  });
  await knex('audit_head').insert({ id: 1, last_id: 0, hash: '0'.repeat(64) });
}

async function refuseOnSqlite(knex: Knex): Promise<void> {
  for (const action of ['update', 'delete']) {
    await knex.raw(
      `create trigger audit_no_${action} before ${action} on audit
       begin select raise(abort, 'the audit log is append-only'); end`,
    );
  }
}

async function refuseOnPostgres(knex: Knex): Promise<void> {
  await knex.raw(
    `create function refuse_audit_change() returns trigger language plpgsql as
     $$ begin raise exception 'the audit log is append-only'; end $$`,
  );
  await knex.raw(
    `create trigger audit_no_change before update or delete or truncate on audit
     for each statement execute function refuse_audit_change()`,
  );
}

const PAGE = 500;

/**
 * Renames a column of tokens to `sealed_<column>` and adds their hash beside it, which is what they are found by from
 * now on. The tokens themselves are sealed when the server starts: only then is there a key.
 */
async function hashTokens(
  knex: Knex,
  { table, key, column }: { table: string; key: string; column: string },
): Promise<void> {
  const sealed = `sealed_${column}`;
  const hash = `${column}_hash`;
  await knex.schema.alterTable(table, (changed) => {
    changed.dropUnique([column]);
  });
  await knex.raw('alter table ?? rename column ?? to ??', [table, column, sealed]);
  if (isPostgres(knex)) await knex.raw('alter table ?? alter column ?? type text', [table, sealed]);
  await knex.schema.alterTable(table, (changed) => {
    changed.string(hash, 64);
  });
  let after = 0;
  for (;;) {
    const rows: Record<string, string | number>[] = await knex(table)
      .select(key, sealed)
      .where(key, '>', after)
      .whereNotNull(sealed)
      .orderBy(key)
      .limit(PAGE);
    for (const row of rows) {
      const digest = createHash('sha256').update(String(row[sealed])).digest('hex');
      await knex(table)
        .where({ [key]: row[key] })
        .update({ [hash]: digest });
    }
    if (rows.length < PAGE) break;
    after = Number(rows.at(-1)?.[key]);
  }
  await knex.schema.alterTable(table, (changed) => {
    changed.unique([hash]);
  });
}
