// Tokens by which a program calls the API for an account, within what they were made for. Frozen.
import type { Knex } from 'knex';

export const name = '0058-api-tokens';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('api_tokens', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable();
    // Whom it speaks for.
    table.integer('account_id').notNullable();
    table.string('name', 200).notNullable();
    // Words parted by spaces.
    table.string('scopes', 64).notNullable();
    table.string('token_hash', 64).notNullable().unique();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('used_at');
    // Who belongs to the business no more leaves no token in it.
    table
      .foreign(['account_id', 'business_id'])
      .references(['account_id', 'business_id'])
      .inTable('memberships')
      .onDelete('CASCADE');
    table.index(['business_id']);
    table.index(['account_id', 'business_id']);
  });
}
