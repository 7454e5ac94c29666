// How far each connection goes by itself, in place of two switches; without a row it goes all the way. Frozen.
import type { Knex } from 'knex';

export const name = '0044-autonomy';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('autonomy', (table) => {
    table.integer('connection_id').notNullable().references('id').inTable('connections').onDelete('CASCADE');
    table.string('act', 16).notNullable();
    // suggest, draft, approve, undo or autonomous.
    table.string('level', 16).notNullable();
    // The level to go back to when posts are scheduled again: `level` itself from `approve` on.
    table.string('above', 16).notNullable();
    // Posts of a new connection that still wait for approval.
    table.integer('first_held').notNullable().defaultTo(0);
    // Posts in a row that went out well since the level stands.
    table.integer('clean').notNullable().defaultTo(0);
    // Whether it asks for a step more: `open`, or `declined`.
    table.string('asked', 8);
    // How many posts the planned days lack, where they are only suggested.
    table.integer('suggested').notNullable().defaultTo(0);
    // When, from which level and why it stepped back by itself.
    table.bigInteger('lowered_at');
    table.string('lowered_from', 16);
    table.text('lowered_why');
    // What was approved before is not approved for this network and account.
    table.bigInteger('begun_at').notNullable();
    table.primary(['connection_id', 'act']);
  });
  await knex.raw(
    `insert into autonomy (connection_id, act, level, above, begun_at)
      select id, 'publish',
        case when not auto_schedule then 'draft' when approval then 'approve' else 'autonomous' end,
        case when approval then 'approve' else 'autonomous' end, created_at
      from connections where approval or not auto_schedule`,
  );
  // Knex would copy the table on SQLite, which takes what refers to it along.
  for (const column of ['approval', 'auto_schedule'])
    await knex.raw('alter table connections drop column ??', [column]);
}
