// Several selections in one statement. Every question put to the database has a price of its own, whatever it asks: a
// trip to a thread or a server and back, and a value made for each cell. A screen that asks four things pays it once.
import type { Knex } from 'knex';
import { isPostgres } from './dialect.ts';
import type { Query } from './unit-of-work.ts';

/** A selection that has not been run, the columns that it yields, and what a row of it means. */
export interface Selection<T> {
  readonly query: Knex.QueryBuilder;
  readonly columns: readonly string[];
  readonly read: (row: never) => T;
}

type Gathered<S> = { [Name in keyof S]: S[Name] extends Selection<infer T> ? T[] : never };

/** Runs one selection by itself. */
export async function select<T>({ query, read }: Selection<T>): Promise<T[]> {
  const rows: never[] = await query;
  return rows.map(read);
}

/** Runs selections together. @returns the rows of each, in its own order, under its name */
export async function gather<S extends Readonly<Record<string, Selection<unknown>>>>(
  q: Query,
  selections: S,
): Promise<Gathered<S>> {
  const names = Object.keys(selections);
  const lists = names.map((name) =>
    q.raw('? as ??', [asJson(q, selections[name] as Selection<unknown>), name]),
  );
  const [row]: Record<string, unknown>[] = await q.select(lists);
  const entries = names.map((name) => {
    const list = row?.[name];
    // PostgreSQL's driver has read the JSON already.
    const rows = (typeof list === 'string' ? JSON.parse(list) : list) as never[];
    return [name, rows.map((selections[name] as Selection<unknown>).read)] as const;
  });
  return Object.fromEntries(entries) as Gathered<S>;
}

/** One value that holds all rows. SQLite has to be told the columns' names. */
function asJson(q: Query, { query, columns }: Selection<unknown>): Knex.Raw {
  if (isPostgres(q)) return q.raw("(select coalesce(json_agg(rows), '[]') from ? as rows)", [query]);
  const fields = columns.map((column) => `'${column}', rows."${column}"`).join(', ');
  return q.raw(`(select json_group_array(json_object(${fields})) from ? as rows)`, [query]);
}
