// Why a call to a business's own program was not taken is kept as the name of a sentence and what it is about. What we said
// before is named where it was always the same; all else stands as the sentence `legacy`. Frozen.
import type { Knex } from 'knex';

export const name = '0123-named-call-errors';

const KNOWN = [
  ['Its automation has this step no more.', 'automations.step-removed'],
  ['Its automation was off for three days.', 'automations.off-too-long'],
] as const;

export async function up(knex: Knex): Promise<void> {
  const isPostgres = knex.client.config.client === 'pg';
  // A sentence is longer than what it says.
  if (isPostgres) await knex.raw('alter table webhook_calls alter column error type text');
  const object = isPostgres ? 'json_build_object' : 'json_object';
  const asText = isPostgres ? '::text' : '';
  const legacy = `${object}('id', 'legacy', 'params', ${object}('text', error))${asText}`;
  const whens = KNOWN.map(() => 'when ? then ?').join(' ');
  const bindings = KNOWN.flatMap(([text, id]) => [text, JSON.stringify({ id })]);
  await knex('webhook_calls')
    .whereNotNull('error')
    .update({ error: knex.raw(`case error ${whens} else ${legacy} end`, bindings) });
}
