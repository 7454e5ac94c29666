// Accounts, businesses, memberships, sessions and the server's own settings. Frozen.
import type { Knex } from 'knex';

export const name = '0001-accounts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('accounts', (table) => {
    table.increments('id');
    table.string('name', 200).notNullable().defaultTo('');
    table.string('email', 254).notNullable().defaultTo('');
    table.string('company_name', 200).notNullable().defaultTo('');
    table.string('industry', 64).notNullable().defaultTo('');
    table.string('password_hash', 255);
    table.integer('current_business_id');
    table.bigInteger('created_at').notNullable();
  });
  // One account an address; accounts without an address (the first owner) do not collide.
  await knex.raw("create unique index accounts_email on accounts (email) where email <> ''");
  await startIdsAt(knex, 'accounts', 14);

  await knex.schema.createTable('businesses', (table) => {
    table.increments('id');
    table.string('name', 200).notNullable().defaultTo('');
    table.string('industry', 64).notNullable().defaultTo('other');
    table.text('description').notNullable().defaultTo('');
    table.text('target_audience').notNullable().defaultTo('');
    table.string('tone_of_voice', 64);
    table.text('brand_values').notNullable().defaultTo('');
    table.text('marketing_goals').notNullable().defaultTo('');
    table.string('website_url', 2048).notNullable().defaultTo('');
    table.string('timezone', 64).notNullable().defaultTo('UTC');
    table.string('locale', 35).notNullable().defaultTo('en');
    table.string('currency', 3).notNullable().defaultTo('USD');
    // Null until the owner has saved a profile for the first time.
    table.bigInteger('profile_at');
    table.bigInteger('planned_until');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
  });

  // Every switch of a business, each held once.
  await knex.schema.createTable('business_settings', (table) => {
    table.integer('business_id').primary().references('id').inTable('businesses').onDelete('CASCADE');
    table.boolean('paused').notNullable().defaultTo(false);
    table.bigInteger('paused_at');
    table.bigInteger('resumed_at');
  });

  await knex.schema.createTable('memberships', (table) => {
    table.integer('account_id').notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('role', 16).notNullable();
    table.primary(['account_id', 'business_id']);
    table.index(['business_id']);
  });

  await knex.schema.createTable('sessions', (table) => {
    table.string('token_hash', 64).primary();
    // Null for the admin, who is no account.
    table.integer('account_id').references('id').inTable('accounts').onDelete('CASCADE');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('seen_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.index(['account_id']);
    table.index(['expires_at']);
  });

  await knex.schema.createTable('server_settings', (table) => {
    table.string('key', 64).primary();
    table.text('value').notNullable();
  });
}

async function startIdsAt(knex: Knex, table: string, first: number): Promise<void> {
  if (knex.client.config.client === 'pg') {
    await knex.raw(`alter sequence ${table}_id_seq restart with ${first}`);
  } else {
    await knex('sqlite_sequence').insert({ name: table, seq: first - 1 });
  }
}
