// Sign-in: sessions that can be told apart, links that work once, counted attempts, and the second factor. Frozen.
import type { Knex } from 'knex';

export const name = '0013-sign-in';

export async function up(knex: Knex): Promise<void> {
  await renewSessions(knex);

  // Set-up, reset and invitation links, asked-for resets, and the pause between password and code.
  await knex.schema.createTable('one_time_tokens', (table) => {
    table.increments('id');
    table.string('purpose', 16).notNullable();
    table.string('token_hash', 64).notNullable().unique();
    table.integer('account_id').references('id').inTable('accounts').onDelete('CASCADE');
    table.string('email', 254).notNullable().defaultTo('');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.index(['account_id']);
    table.index(['expires_at']);
  });

  // The key is a digest: addresses of people who never came here are not kept.
  await knex.schema.createTable('sign_in_attempts', (table) => {
    table.string('key', 64).primary();
    table.integer('attempts').notNullable();
    table.bigInteger('ends_at').notNullable();
    table.index(['ends_at']);
  });

  await knex.schema.createTable('two_factor', (table) => {
    table.integer('account_id').primary().references('id').inTable('accounts').onDelete('CASCADE');
    // Sealed; see domain/accounts/two-factor.ts.
    table.text('secret').notNullable();
    table.bigInteger('created_at').notNullable();
    // Null until a first right code was given.
    table.bigInteger('enabled_at');
    // The newest step of 30 seconds whose code was taken: none is taken twice.
    table.bigInteger('last_step').notNullable().defaultTo(0);
  });

  await knex.schema.createTable('recovery_codes', (table) => {
    table.increments('id');
    table.integer('account_id').notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.string('code_hash', 64).notNullable();
    table.index(['account_id']);
  });
}

/** The hash of the token was the key; a list of sessions needs names that are no secret. */
async function renewSessions(knex: Knex): Promise<void> {
  const before: object[] = await knex('sessions').select();
  await knex.schema.dropTable('sessions');
  await knex.schema.createTable('sessions', (table) => {
    table.increments('id');
    table.string('token_hash', 64).notNullable().unique();
    // Null for the admin, who is no account.
    table.integer('account_id').references('id').inTable('accounts').onDelete('CASCADE');
    table.string('address', 64).notNullable().defaultTo('');
    // In a person's words: "Firefox on Android".
    table.string('device', 80).notNullable().defaultTo('');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('seen_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.index(['account_id']);
    table.index(['expires_at']);
  });
  await knex.batchInsert('sessions', before, 100);
}
