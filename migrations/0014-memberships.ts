// Invitations to a business, and links by which a client approves posts without an account.
import type { Knex } from 'knex';

export const name = '0014-memberships';

export async function up(knex: Knex): Promise<void> {
  // One an address and business; accepted or revoked ones are gone. Of the token only the hash is kept.
  await knex.schema.createTable('invitations', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('email', 254).notNullable();
    table.string('role', 16).notNullable();
    table.string('token_hash', 64).notNullable().unique();
    table.integer('invited_by').references('id').inTable('accounts').onDelete('SET NULL');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.unique(['business_id', 'email']);
  });

  await knex.schema.createTable('approval_links', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('name', 200).notNullable();
    table.string('token_hash', 64).notNullable().unique();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('expires_at').notNullable();
    table.bigInteger('used_at');
    table.index(['business_id']);
  });
}
