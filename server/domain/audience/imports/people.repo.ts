// All SQL by which many people are compared with what is known, and stored at once.
import type { Knex } from 'knex';
import type { Query } from '../../../db/unit-of-work.ts';

/** Rows of one statement. */
const CHUNK = 200;
/** Values of one list in a statement. */
const VALUES = 1000;

async function inChunks<Item, Row>(
  items: readonly Item[],
  ask: (chunk: Item[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let start = 0; start < items.length; start += VALUES)
    found.push(...(await ask(items.slice(start, start + VALUES))));
  return found;
}

export interface KnownPerson {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly status: 'active' | 'unsubscribed' | 'known';
  readonly unsubscribedAt: number | null;
}

export async function listPeople(
  q: Query,
  businessId: number,
  emails: readonly string[],
): Promise<KnownPerson[]> {
  return inChunks(emails, (chunk) =>
    q('subscribers')
      .where({ business_id: businessId })
      .whereIn('email', chunk)
      .select('id', 'email', 'name', 'status', { unsubscribedAt: 'unsubscribed_at' }),
  );
}

export async function listSuppressed(
  q: Query,
  businessId: number,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await inChunks<string, { email: string; reason: string }>(emails, (chunk) =>
    q('suppressions').where({ business_id: businessId }).whereIn('email', chunk).select('email', 'reason'),
  );
  return new Map(rows.map(({ email, reason }) => [email, reason]));
}

/** Which of some people are on which lists. */
export async function listMemberships(
  q: Query,
  people: readonly number[],
): Promise<{ subscriberId: number; listId: number }[]> {
  return inChunks(people, (chunk) =>
    q('subscriber_lists')
      .whereIn('subscriber_id', chunk)
      .select({ subscriberId: 'subscriber_id', listId: 'list_id' }),
  );
}

export async function listTagged(
  q: Query,
  people: readonly number[],
): Promise<{ subscriberId: number; name: string }[]> {
  return inChunks(people, (chunk) =>
    q('subscriber_tags')
      .join('tags', 'tags.id', 'subscriber_tags.tag_id')
      .whereIn('subscriber_id', chunk)
      .select({ subscriberId: 'subscriber_id', name: 'tags.name' }),
  );
}

/** Ids of tags by name; those that are missing are made. */
export async function ensureTags(
  q: Query,
  businessId: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = names.map((name) => ({ business_id: businessId, name }));
  await insertAll(q, 'tags', rows, (insert) => insert.onConflict(['business_id', 'name']).ignore());
  const found = await inChunks<string, { id: number; name: string }>(names, (chunk) =>
    q('tags').where({ business_id: businessId }).whereIn('name', chunk).select('id', 'name'),
  );
  return new Map(found.map(({ id, name }) => [name, id]));
}

/** Tables that tie people to something: a value replaces the one before. */
const KEYS = {
  subscriber_lists: ['list_id', 'subscriber_id'],
  subscriber_tags: ['tag_id', 'subscriber_id'],
  subscriber_attributes: ['attribute_id', 'subscriber_id'],
} as const;

export async function tiePeople(
  q: Query,
  table: keyof typeof KEYS,
  rows: readonly Readonly<Record<string, string | number | null>>[],
): Promise<void> {
  await insertAll(q, table, rows, (insert) => {
    const conflict = insert.onConflict([...KEYS[table]]);
    return table === 'subscriber_attributes' ? conflict.merge() : conflict.ignore();
  });
}

/** Notes for many people by which import they came, and when. */
export async function insertImportConsents(
  q: Query,
  people: readonly number[],
  { importId, at }: { importId: number | null; at: number },
): Promise<void> {
  const rows = people.map((id) => ({
    subscriber_id: id,
    at,
    source: 'import',
    text: '',
    ip: null,
    import_id: importId,
  }));
  await insertAll(q, 'consents', rows, (insert) => insert);
}

async function insertAll(
  q: Query,
  table: string,
  rows: readonly object[],
  finish: (insert: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK)
    await finish(q(table).insert(rows.slice(start, start + CHUNK)));
}
