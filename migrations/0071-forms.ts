// Forms by which people subscribe themselves, and who has asked and not yet confirmed. Frozen.
import type { Knex } from 'knex';

export const name = '0071-forms';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('forms', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    // Part of its address, which stands on public pages.
    table.string('key', 64).notNullable().unique();
    table.string('name', 200).notNullable();
    table.text('consent_text').notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['business_id', 'id']);
  });
  await knex.schema.createTable('form_lists', (table) => {
    table.integer('form_id').notNullable().references('id').inTable('forms').onDelete('CASCADE');
    table.integer('list_id').notNullable().references('id').inTable('lists').onDelete('CASCADE');
    table.primary(['form_id', 'list_id']);
    table.index(['list_id']);
  });
  // Nobody is a subscriber before the address is proved.
  await knex.schema.createTable('sign_ups', (table) => {
    table.increments('id');
    table.integer('form_id').notNullable().references('id').inTable('forms').onDelete('CASCADE');
    table.string('email', 254).notNullable();
    table.string('name', 200).notNullable();
    // As it stood when the person agreed, and from where that was.
    table.text('consent_text').notNullable();
    table.string('ip', 64);
    table.string('token_hash', 64).notNullable().unique();
    table.bigInteger('asked_at').notNullable();
    table.bigInteger('confirmed_at');
    table.index(['form_id', 'email', 'asked_at']);
    table.index(['asked_at']);
  });
}
