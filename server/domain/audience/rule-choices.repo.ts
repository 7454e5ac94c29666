// What the conditions of a segment can name of a business, in one question.
import type { Attribute } from '../../contract/attribute.ts';
import type { Query } from '../../db/unit-of-work.ts';

export interface RuleChoices {
  readonly lists: readonly { readonly id: number; readonly name: string }[];
  readonly attributes: readonly Attribute[];
  readonly tags: readonly string[];
}

interface ChoiceRow {
  readonly kind: 'list' | 'attribute' | 'tag';
  readonly id: number;
  readonly name: string;
  readonly type: string;
}

/** @param tags at most so many of them, by name */
export async function findRuleChoices(q: Query, businessId: number, tags: number): Promise<RuleChoices> {
  const of = (table: string) => q(table).where({ business_id: businessId });
  const first = of('tags').select('id', 'name').orderBy('name').limit(tags).as('first_tags');
  const rows: ChoiceRow[] = await q.unionAll([
    of('lists').select(q.raw("'list' as kind"), 'id', 'name', q.raw("'' as type")),
    of('attributes').select(q.raw("'attribute' as kind"), 'id', { name: 'key' }, 'type'),
    q(first).select(q.raw("'tag' as kind"), 'id', 'name', q.raw("'' as type")),
  ]);
  rows.sort((one, other) => one.name.localeCompare(other.name));
  const only = (kind: ChoiceRow['kind']) => rows.filter((row) => row.kind === kind);
  return {
    lists: only('list').map(({ id, name }) => ({ id, name })),
    attributes: only('attribute').map(({ name, type }) => ({ key: name, type: type as Attribute['type'] })),
    tags: only('tag').map(({ name }) => name),
  };
}
