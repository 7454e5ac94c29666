// Finding in the audit log what happened to somebody, whoever did it.
import type { Knex } from 'knex';

export const name = '0021-audit-subjects';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('audit', (table) => table.index(['subject_id', 'id']));
}
