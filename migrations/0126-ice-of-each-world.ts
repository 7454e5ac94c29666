// Simulated budgets stand still for themselves: what was frozen before is so in both worlds, until a person has looked. Frozen.
import type { Knex } from 'knex';

export const name = '0126-ice-of-each-world';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('budget_limits', (table) => {
    table.bigInteger('simulated_frozen_at');
    table.text('simulated_frozen_why');
  });
  await knex('budget_limits').update({
    simulated_frozen_at: knex.ref('frozen_at'),
    simulated_frozen_why: knex.ref('frozen_why'),
  });
}
