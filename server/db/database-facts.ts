// What a database says of itself.
import { isPostgres } from './dialect.ts';
import type { Query } from './unit-of-work.ts';

export interface DatabaseFacts {
  readonly kind: 'SQLite' | 'PostgreSQL';
  readonly version: string;
  /** Name of the last migration that was applied. */
  readonly schema: string;
  readonly bytes: number;
}

/** The last migration is read along its key; sizes are kept by the databases themselves. */
const LAST = '(select name from migrations order by id desc limit 1) as schema';

export async function readDatabaseFacts(q: Query): Promise<DatabaseFacts> {
  if (isPostgres(q)) {
    const { rows } = await q.raw(
      `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes, ${LAST}`,
    );
    return { kind: 'PostgreSQL', ...rows[0] };
  }
  const [row] = await q.raw(
    `select sqlite_version() as version, pages.page_count * sizes.page_size as bytes, ${LAST}
     from pragma_page_count as pages, pragma_page_size as sizes`,
  );
  return { kind: 'SQLite', ...row };
}
