// The merge fields of a business's mails: what every subscriber has, and the attributes that the business has declared.
import type { Query } from '../../db/unit-of-work.ts';
import { listAttributes, readAttributes } from '../audience/index.ts';
import { PERSON_FIELDS } from './merge.ts';

/** Names of the fields that a mail of this business may hold. */
export async function listMergeFields(q: Query, businessId: number): Promise<string[]> {
  const attributes = await listAttributes(q, businessId);
  return [...PERSON_FIELDS, ...attributes.map(({ key }) => `attributes.${key}`)];
}

/** Some people with what their attributes say in a mail: yes for what is true, nothing for what is not. */
export async function withAttributes<Person extends { readonly subscriberId: number }>(
  q: Query,
  people: readonly Person[],
): Promise<(Person & { readonly attributes: Readonly<Record<string, string>> })[]> {
  const known = await readAttributes(
    q,
    people.map(({ subscriberId }) => subscriberId),
  );
  return people.map((person) => {
    const values = Object.entries(known.get(person.subscriberId) ?? {});
    const said = values.map(([key, value]) => [
      key,
      typeof value === 'boolean' ? (value ? 'yes' : '') : String(value),
    ]);
    return { ...person, attributes: Object.fromEntries(said) };
  });
}
