// What the admin needs: words to search by, who is suspended, support's visits to accounts, states of tickets, workers.
import type { Knex } from 'knex';

export const name = '0015-admin';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('accounts', (table) => {
    table.bigInteger('last_seen_at');
    // Null for everyone who may sign in.
    table.bigInteger('suspended_at');
    table.text('suspended_reason');
  });
  // Set while the admin keeps a business from going on, because all its owners are suspended.
  await knex.schema.alterTable('business_settings', (table) => {
    table.bigInteger('held_at');
  });
  // Visits of support to an account, each with one session at most.
  await knex.schema.createTable('impersonations', (table) => {
    table.increments('id');
    table.integer('account_id').notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.text('reason').notNullable();
    table.bigInteger('started_at').notNullable();
    table.bigInteger('ends_at').notNullable();
    table.bigInteger('ended_at');
    table.index(['account_id', 'id']);
  });
  await knex.schema.alterTable('sessions', (table) => {
    table.integer('impersonation_id');
  });
  await addTicketStates(knex);
  // The inspector's lists, newest first.
  await knex.schema.alterTable('jobs', (table) => {
    table.index(['state', 'id']);
    table.index(['kind', 'id']);
  });
  await knex.schema.alterTable('subscriptions', (table) => {
    // The totals are counted along it.
    table.index(['tier', 'status']);
  });
  // Each process that takes jobs, and when it last said that it does.
  await knex.schema.createTable('workers', (table) => {
    table.string('id', 64).primary();
    table.string('host', 255).notNullable();
    table.integer('pid').notNullable();
    table.string('version', 32).notNullable();
    table.bigInteger('started_at').notNullable();
    table.bigInteger('seen_at').notNullable();
  });
  await indexWords(knex, 'accounts', ['name', 'email', 'company_name']);
  await indexWords(knex, 'tickets', ['name', 'email', 'subject']);
}

/** Open until it is answered or closed: one column, so that a list is one walk along an index. */
async function addTicketStates(knex: Knex): Promise<void> {
  await knex.schema.alterTable('tickets', (table) => {
    table.string('state', 16).notNullable().defaultTo('open');
    table.index(['state', 'id']);
  });
  await knex('tickets')
    .whereIn('id', knex('ticket_answers').select('ticket_id'))
    .update({ state: 'answered' });
  await knex('tickets').whereNotNull('closed_at').update({ state: 'closed' });
}

/** The beginnings of words of some columns, found by an index; db/word-search.ts asks it. */
async function indexWords(knex: Knex, table: string, columns: readonly string[]): Promise<void> {
  if (knex.client.config.client === 'pg') {
    const text = columns.join(" || ' ' || ");
    await knex.raw(
      `create index ${table}_words on ${table} using gin (to_tsvector('simple', regexp_replace(${text}, '[[:punct:]]+', ' ', 'g')))`,
    );
    return;
  }
  const index = `${table}_words`;
  const names = columns.join(', ');
  const values = (row: 'new' | 'old') =>
    [`${row}.id`, ...columns.map((column) => `${row}.${column}`)].join(', ');
  const add = `insert into ${index} (rowid, ${names}) values (${values('new')});`;
  const remove = `insert into ${index} (${index}, rowid, ${names}) values ('delete', ${values('old')});`;
  await knex.raw(
    `create virtual table ${index} using fts5 (${names}, content='${table}', content_rowid='id', detail=none, columnsize=0, prefix='1 2 3')`,
  );
  await knex.raw(`insert into ${index} (${index}) values ('rebuild')`);
  await knex.raw(`create trigger ${index}_added after insert on ${table} begin ${add} end`);
  await knex.raw(`create trigger ${index}_removed after delete on ${table} begin ${remove} end`);
  await knex.raw(
    `create trigger ${index}_changed after update of ${names} on ${table} begin ${remove} ${add} end`,
  );
}
