// Imports of people from files, and the imports that prove how people agreed. Frozen.
import type { Knex } from 'knex';

export const name = '0081-imports';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('imports', (table) => {
    table.increments('id');
    table.integer('business_id').notNullable().references('id').inTable('businesses').onDelete('CASCADE');
    table.string('name', 200).notNullable();
    table.string('status', 16).notNullable();
    // Of the file in the data directory; null once it is gone.
    table.string('file', 64);
    table.bigInteger('bytes').notNullable();
    table.string('encoding', 16).notNullable();
    table.string('delimiter', 1).notNullable();
    table.boolean('has_titles').notNullable();
    // JSON: how the file is read, and what everybody in it gets.
    table.text('titles').notNullable();
    table.text('sample').notNullable();
    table.text('columns').notNullable();
    table.text('types').notNullable();
    table.text('lists').notNullable();
    table.text('tags').notNullable();
    table.boolean('updates').notNullable();
    // How far the phase is that runs, or ran last: stored with what it did.
    table.integer('rows').notNullable();
    table.integer('total');
    table.bigInteger('read_bytes').notNullable();
    table.bigInteger('refused_bytes').notNullable();
    table.text('counts').notNullable();
    table.text('examples').notNullable();
    // What proves that these people agreed: the words, where they did, and who says so.
    table.text('consent_text');
    table.string('consent_source', 300);
    table.string('said_by', 254);
    table.text('problem');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('ended_at');
    table.index(['business_id', 'id']);
  });
  await knex.schema.alterTable('consents', (table) => {
    table.integer('import_id').references('id').inTable('imports');
  });
}
