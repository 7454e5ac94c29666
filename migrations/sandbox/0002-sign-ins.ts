// Signing in to the Sandbox: the apps that it knows, and what people have granted them. Frozen.
import type { Knex } from 'knex';

export const name = 'sandbox-0002-sign-ins';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sandbox_apps', (table) => {
    table.string('client_id', 64).primary();
    table.string('secret_hash', 64).notNullable();
  });

  await knex.schema.createTable('sandbox_grants', (table) => {
    table.increments('id');
    table.string('client_id', 64).notNullable();
    table.string('channel', 32).notNullable();
    // JSON list.
    table.text('scopes').notNullable();
    // Until it is exchanged, once.
    table.string('code_hash', 64).unique();
    table.string('redirect_uri', 2048);
    table.string('challenge', 64);
    table.bigInteger('code_ends_at');
    table.boolean('code_used').notNullable().defaultTo(false);
    table.string('access_hash', 64).unique();
    table.bigInteger('access_ends_at');
    table.boolean('revoked').notNullable().defaultTo(false);
  });

  // Every refresh token that there was: one that is used a second time ends its grant.
  await knex.schema.createTable('sandbox_refreshes', (table) => {
    table.string('token_hash', 64).primary();
    table.integer('grant_id').notNullable().references('id').inTable('sandbox_grants').onDelete('CASCADE');
    table.boolean('spent').notNullable().defaultTo(false);
  });
}
