// What a channel is set to before it is connected: it holds from then on.
import type { Knex } from 'knex';

export const name = '0029-prepared-connections';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('prepared_connections', (table) => {
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('type', 32).notNullable();
    // JSON of what differs from the usual settings, and who has set it last.
    table.text('change').notNullable();
    table.integer('account_id').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.primary(['business_id', 'type']);
  });
}
