// How many posts of a thread are out, as the note of its last call has them, and what they say. Frozen.
import type { Knex } from 'knex';

export const name = '0086-thread-parts';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('post_calls', (table) => {
    table.integer('parts').notNullable().defaultTo(0);
    // SHA-256 of the words of these parts, hex.
    table.string('parts_hash', 64);
  });
}
