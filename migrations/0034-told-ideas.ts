// A post tells which idea of the library it tells, who wrote it and why; five pillars take the place of six themes. Frozen.
import type { Knex } from 'knex';

export const name = '0034-told-ideas';

const PILLARS: readonly (readonly [before: string, now: string])[] = [
  ['offer', 'own'],
  ['practical', 'own'],
  ['invite', 'own'],
  ['audience', 'own'],
  ['values', 'behind'],
  ['story', 'behind'],
];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('posts', (table) => {
    // "pack/idea" of the library.
    table.string('idea', 120);
    // `built-in`, or a model's name; null for a person's own words.
    table.string('writer', 120);
    table.text('why');
  });
  for (const [before, now] of PILLARS) await knex('posts').where({ pillar: before }).update({ pillar: now });
}
