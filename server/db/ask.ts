// A query that is written out as text, for what is asked with every request.
import { isPostgres } from './dialect.ts';
import type { Query } from './unit-of-work.ts';

/** @param sql with `?` where the values go; for both databases, so names with capitals stand in double quotes */
export async function ask<Row>(q: Query, sql: string, values: readonly (string | number)[]): Promise<Row[]> {
  const answer: unknown = await q.raw(sql, [...values]);
  return isPostgres(q) ? (answer as { rows: Row[] }).rows : (answer as Row[]);
}
