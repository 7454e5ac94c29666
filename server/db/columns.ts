// One map per entity: which property of a record is read from which column. What is selected, what a statement returns,
// and how a row becomes a record all come from it.
import type { Knex } from 'knex';
import type { Sentence } from '../contract/sentence.ts';
import type { Selection } from './gather.ts';
import type { Query } from './unit-of-work.ts';

/** A column, or a piece of SQL, whose value has to be made into what the record holds. */
export interface Column<T> {
  readonly sql: string;
  readonly read: (value: never) => T;
  /** What is stored, where that is not the value itself. */
  readonly write?: (value: never) => unknown;
}

/** Texts and numbers are stored as they are; anything else says how it is read. */
type ColumnFor<T> = [T] extends [string | number | null] ? string | Column<T> : Column<T>;

/** A name of a column of the entity's own table, or SQL with the table named in it. */
export type ColumnMap<R> = { readonly [Name in keyof R]-?: ColumnFor<R[Name]> };

/** A row as it was selected: the record's properties, not yet read. */
export type RowOf<R> = { readonly [Name in keyof R]: unknown };

/** A query whose rows have the record's properties. */
type Rows = Knex.QueryBuilder<object, never[]> | Knex.QueryBuilder;

/** `R` is the record, `F` what its columns are called. */
export interface Columns<R, F = R> {
  /** Selects the record's columns from its table. */
  from(q: Query): Knex.QueryBuilder;
  /** The same list of columns for a query that begins otherwise, and for `returning`. */
  list(q: Query): Knex.Raw;
  /** The list for a query that is written out. */
  readonly sql: string;
  /** The first record that a query finds. */
  one(query: Rows): Promise<R | undefined>;
  all(query: Rows): Promise<R[]>;
  /** The properties, in the map's order. */
  readonly names: readonly (keyof F & string)[];
  read(row: RowOf<F>): R;
  /** A query made with `from` or `list`, ready to be gathered. */
  selection(query: Knex.QueryBuilder): Selection<R>;
  /** The table's own columns of those properties that are given, for an insert or an update. */
  stored(values: Partial<Readonly<Record<keyof F, unknown>>>): Record<string, unknown>;
}

/** @param map one entry for each property of the record */
export function mapColumns<R extends object>(table: string, map: ColumnMap<R>): Columns<R>;
/** @param make puts a record together from the columns that were read, where one property comes from several */
export function mapColumns<F extends object, R extends object>(
  table: string,
  map: ColumnMap<F>,
  make: (flat: F) => R,
): Columns<R, F>;
export function mapColumns<F extends object, R extends object>(
  table: string,
  map: ColumnMap<F>,
  make?: (flat: F) => R,
): Columns<R, F> {
  const names = Object.keys(map) as (keyof F & string)[];
  const sqlOf = (name: keyof F): string => {
    const column: string | Column<unknown> = map[name];
    const sql = typeof column === 'string' ? column : column.sql;
    return sql.startsWith(`${table}.`) && isName(sql.slice(table.length + 1))
      ? sql.slice(table.length + 1)
      : sql;
  };
  // In one piece: Knex would take each apart and quote it, for every query anew.
  const list = names.map((name) => `${qualify(table, sqlOf(name))} as "${name}"`).join(', ');
  const readers = names.flatMap((name) => {
    const column: string | Column<unknown> = map[name];
    return typeof column === 'string' ? [] : [[name, column.read as (value: unknown) => unknown] as const];
  });
  const readFlat = (row: RowOf<F>): F => {
    if (readers.length === 0) return row as F;
    const flat: Partial<Record<keyof F, unknown>> = { ...row };
    for (const [name, reader] of readers) flat[name] = reader(row[name]);
    return flat as F;
  };
  const read = make ? (row: RowOf<F>) => make(readFlat(row)) : (readFlat as unknown as (row: RowOf<F>) => R);
  return {
    from: (q) => q(table).select(q.raw(list)),
    list: (q) => q.raw(list),
    sql: list,
    one: async (query) => {
      const row: RowOf<F> | undefined = await query.first();
      return row && read(row);
    },
    all: async (query) => {
      const rows: RowOf<F>[] = await query;
      return rows.map(read);
    },
    names,
    read,
    selection: (query) => ({ query, columns: names, read }),
    stored: (values) =>
      Object.fromEntries(
        names
          .filter((name) => values[name] !== undefined && isName(sqlOf(name)))
          .map((name) => [sqlOf(name), toStored(map[name], values[name])]),
      ),
  };
}

/** SQLite keeps yes and no as 1 and 0. */
export function flag(sql: string): Column<boolean> {
  return { sql, read: (value: unknown) => Boolean(value) };
}

/** A sentence is stored as JSON: its name and what it is about. */
export function sentence(sql: string): Column<Sentence> {
  return { sql, read: (value: string) => JSON.parse(value), write: JSON.stringify };
}

/** The same where there may be none. */
export function sentenceOrNull(sql: string): Column<Sentence | null> {
  return {
    sql,
    read: (value: string | null) => (value === null ? null : JSON.parse(value)),
    write: (value: Sentence | null) => (value === null ? null : JSON.stringify(value)),
  };
}

function toStored(column: string | Column<unknown>, value: unknown): unknown {
  const write =
    typeof column === 'string' ? undefined : (column.write as ((value: unknown) => unknown) | undefined);
  return write ? write(value) : value;
}

const isName = (sql: string) => /^\w+$/.test(sql);

function qualify(table: string, sql: string): string {
  return isName(sql) ? `"${table}"."${sql}"` : sql;
}
