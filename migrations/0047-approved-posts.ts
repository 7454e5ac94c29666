// What was approved of a post, whether it needs that, and since when it is shown before it leaves by itself. Frozen.
import type { Knex } from 'knex';

export const name = '0047-approved-posts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('posts', (table) => {
    // It was held for approval: it leaves only as what was approved.
    table.boolean('held').notNullable().defaultTo(false);
    // SHA-256 of exactly what was approved, hex.
    table.string('approved_hash', 64);
    table.bigInteger('announced_at');
  });
  await knex('posts').where({ status: 'awaiting_approval' }).update({ held: true });
}
