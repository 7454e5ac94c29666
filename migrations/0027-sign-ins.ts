// Signing in to networks: attempts to connect, the account behind a connection with its tokens, the apps under which
// networks know us, and how often they may be asked.
import type { Knex } from 'knex';

export const name = '0027-sign-ins';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('provider_apps', (table) => {
    table.increments('id');
    // A channel, or `sandbox`.
    table.string('provider', 32).notNullable();
    // Of a network of many servers, each of which has its own apps; empty elsewhere.
    table.string('server', 200).notNullable().defaultTo('');
    table.string('client_id', 500).notNullable();
    table.text('sealed_secret').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.unique(['provider', 'server']);
  });

  await knex.schema.createTable('connect_attempts', (table) => {
    table.increments('id');
    table.string('state_hash', 64).notNullable().unique();
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.integer('account_id').notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    // The session that began it; null in open mode.
    table.integer('session_id');
    table.string('type', 32).notNullable();
    table.string('network', 16).notNullable();
    table.string('server', 200);
    table.string('redirect_uri', 2048).notNullable();
    table.text('sealed_verifier');
    table.string('status', 16).notNullable();
    // Tokens and accounts between the return and the choice, as JSON.
    table.text('sealed_grant');
    table.string('failure', 16);
    table.integer('connection_id').references('id').inTable('connections').onDelete('CASCADE');
    table.bigInteger('expires_at').notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['expires_at']);
  });

  await knex.schema.createTable('connection_accounts', (table) => {
    table.integer('connection_id').primary().references('id').inTable('connections').onDelete('CASCADE');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('external_id', 2048).notNullable();
    table.string('name', 200).notNullable();
    table.string('handle', 200);
    table.string('kind', 16).notNullable();
    table.string('server', 200);
    // `signed-in`, or `ended`: then a person has to sign in again, and there is nothing to show.
    table.string('state', 16).notNullable();
    table.text('sealed_tokens');
    table.bigInteger('access_ends_at');
    table.bigInteger('refresh_ends_at');
    // From when new tokens are asked for.
    table.bigInteger('renew_at');
    // JSON list.
    table.text('scopes').notNullable();
    // Counts the tokens: what was read under one version is stored under it alone.
    table.integer('version').notNullable();
    // Whoever asks for new tokens right now, and until when that may take.
    table.string('lease', 64);
    table.bigInteger('lease_until');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.index(['business_id']);
    table.index(['state', 'renew_at']);
  });

  await knex.schema.createTable('provider_limits', (table) => {
    table.increments('id');
    // `app:<provider>[@server]` or `connection:<id>`.
    table.string('scope', 300).notNullable();
    table.integer('connection_id').references('id').inTable('connections').onDelete('CASCADE');
    // The network's own name of what it counts.
    table.string('counted', 64).notNullable();
    table.bigInteger('used');
    table.bigInteger('most');
    table.bigInteger('ends_at');
    table.bigInteger('blocked_until');
    table.bigInteger('updated_at').notNullable();
    table.unique(['scope', 'counted']);
  });
}
