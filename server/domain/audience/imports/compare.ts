// What taking in some rows of a file means: who is new, what changes for whom, and who is not taken.
import type { AttributeType } from '../../../contract/attribute.ts';
import { ATTRIBUTE_TYPE_NAMES } from '../../../contract/attribute.ts';
import type { ImportCount, ImportExamples } from '../../../contract/import.ts';
import type { Sentence } from '../../../contract/sentence.ts';
import type { Query } from '../../../db/unit-of-work.ts';
import { mapInTurns } from '../../../kernel/turns.ts';
import { say } from '../../../sentences/index.ts';
import { readAttributes, type Value } from '../attribute.ts';
import { listDeparted } from '../subscriber.repo.ts';
import { hashAddress } from '../subscriber.ts';
import { asValue } from './attribute-text.ts';
import { type KnownPerson, listMemberships, listPeople, listSuppressed, listTagged } from './people.repo.ts';
import type { Candidate, RefusedRow } from './read-person.ts';

/** What rows are compared by. */
export interface Comparing {
  readonly businessId: number;
  /** What the business has declared; values of other attributes are of any type yet. */
  readonly types: ReadonlyMap<string, AttributeType>;
  /** Ids of lists by name; those to be made have none that a list has. */
  readonly lists: ReadonlyMap<string, number>;
  /** For everybody. */
  readonly all: { readonly lists: readonly number[]; readonly tags: readonly string[] };
  readonly updates: boolean;
}

/** A person to be stored with what is new of them. */
export interface Taken {
  /** Undefined for who is not subscribed yet. */
  readonly id: number | undefined;
  readonly email: string;
  /** Empty where it stays. */
  readonly name: string;
  readonly lists: readonly number[];
  readonly tags: readonly string[];
  readonly values: ReadonlyMap<string, Value>;
}

export interface Compared {
  readonly taken: readonly Taken[];
  readonly refused: readonly (RefusedRow & { readonly as: ImportCount })[];
  /** People who subscribe already and for whom nothing changes. */
  readonly known: number;
  readonly changes: ImportExamples['changed'];
}

type Change = ImportExamples['changed'][number];

/** @param people each address once */
export async function comparePeople(
  q: Query,
  { businessId, ...by }: Comparing,
  people: readonly Candidate[],
): Promise<Compared> {
  const emails = people.map(({ email }) => email);
  const known = new Map((await listPeople(q, businessId, emails)).map((one) => [one.email, one]));
  const suppressed = await listSuppressed(q, businessId, emails);
  const strangers = emails.filter((email) => !known.has(email));
  const hashes = new Map(await mapInTurns(strangers, (email) => [email, hashAddress(email)]));
  const departed = await listDeparted(q, businessId, [...hashes.values()]);
  const active = [...known.values()].filter(({ status }) => status === 'active');
  const traits = await readTraitsOf(q, by.updates ? active.map(({ id }) => id) : []);

  const taken: Taken[] = [];
  const refused: (RefusedRow & { as: ImportCount })[] = [];
  const changes: Change[] = [];
  let same = 0;
  for (const person of people) {
    const { row, email } = person;
    const one = known.get(email);
    const leftAt =
      one?.status === 'unsubscribed' ? one.unsubscribedAt : departed.get(hashes.get(email) ?? '');
    const values = readValues(by.types, person.values);
    if (leftAt !== undefined) {
      refused.push({ row, as: 'departed', reason: say('audience.row-departed', { at: leftAt }) });
    } else if (suppressed.has(email)) {
      refused.push({
        row,
        as: 'suppressed',
        reason: say('audience.row-suppressed', { why: suppressed.get(email) ?? '' }),
      });
    } else if ('id' in values) {
      refused.push({ row, as: 'invalid', reason: values });
    } else if (one?.status === 'active' && !by.updates) {
      same += 1;
    } else {
      const whole = wholeOf(person, values, by);
      const isActive = one?.status === 'active';
      const fresh = isActive ? whatIsNew(whole, one, traits) : undefined;
      if (fresh?.changes.length === 0) same += 1;
      else taken.push(fresh?.taken ?? whole);
      changes.push(...(fresh?.changes ?? []));
    }
  }
  return { taken, refused, known: same, changes };
}

/** @returns what is wrong, where a value is of another type than its attribute */
function readValues(
  types: Comparing['types'],
  texts: Candidate['values'],
): ReadonlyMap<string, Value> | Sentence {
  const values = new Map<string, Value>();
  for (const [key, text] of Object.entries(texts)) {
    const type = types.get(key) ?? 'text';
    const value = asValue(type, text);
    if (value === undefined) return say('audience.row-type', { key, type: ATTRIBUTE_TYPE_NAMES[type] });
    values.set(key, value);
  }
  return values;
}

function wholeOf(
  person: Candidate,
  values: Taken['values'],
  { lists, all }: Pick<Comparing, 'lists' | 'all'>,
): Taken {
  const own = person.lists.flatMap((name) => lists.get(name) ?? []);
  return {
    id: undefined,
    email: person.email,
    name: person.name,
    lists: [...new Set([...all.lists, ...own])],
    tags: [...new Set([...all.tags, ...person.tags])],
    values,
  };
}

interface KnownTraits {
  readonly lists: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly values: Awaited<ReturnType<typeof readAttributes>>;
}

async function readTraitsOf(q: Query, people: readonly number[]): Promise<KnownTraits> {
  const lists = (await listMemberships(q, people)).map((one) => `${one.subscriberId} ${one.listId}`);
  const tags = (await listTagged(q, people)).map((one) => `${one.subscriberId} ${one.name}`);
  return { lists: new Set(lists), tags: new Set(tags), values: await readAttributes(q, people) };
}

/** Of what a row says, what is not known yet; a name or a value that is absent takes nothing away. */
function whatIsNew(
  whole: Taken,
  one: KnownPerson,
  known: KnownTraits,
): { taken: Taken; changes: readonly Change[] } {
  const { id, email } = one;
  const before = known.values.get(id) ?? {};
  const name = whole.name !== one.name ? whole.name : '';
  const lists = whole.lists.filter((list) => !known.lists.has(`${id} ${list}`));
  const tags = whole.tags.filter((tag) => !known.tags.has(`${id} ${tag}`));
  const values = new Map([...whole.values].filter(([key, value]) => before[key] !== value));
  const changes = [
    ...(name ? [{ email, field: 'name', before: one.name, after: name }] : []),
    ...(lists.length > 0 ? [{ email, field: 'lists', before: '', after: `${lists.length} more` }] : []),
    ...tags.map((tag) => ({ email, field: 'tag', before: '', after: tag })),
    ...[...values].map(([key, value]) => ({
      email,
      field: key,
      before: String(before[key] ?? ''),
      after: String(value),
    })),
  ];
  return { taken: { id, email, name, lists, tags, values }, changes };
}
