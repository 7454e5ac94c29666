// Addresses in whose name a business sends, once somebody who reads them has said so. Frozen.
import type { Knex } from 'knex';

export const name = '0115-senders';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('senders', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('email', 254).notNullable();
    // Empty for the name of the business.
    table.string('name', 200).notNullable().defaultTo('');
    // Of the secret in the link of the latest mail.
    table.string('token_hash', 64).notNullable().unique();
    table.bigInteger('asked_at').notNullable();
    // Mails that asked, on the day of the latest one.
    table.integer('asks').notNullable().defaultTo(1);
    table.bigInteger('verified_at');
    table.boolean('is_used').notNullable().defaultTo(false);
    table.unique(['business_id', 'email']);
  });
}
