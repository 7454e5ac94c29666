// Knex on the SQLite that Node brings. Knex's own dialect makes the statements; this asks them.
import Sqlite3Client from 'knex/lib/dialects/sqlite3/index.js';
import { SqliteConnection, type SqliteHelpers } from './sqlite-connection.ts';
import type { SqliteSettings } from './sqlite-file.ts';

/** What Knex keeps of a statement on its way. */
interface Asked {
  sql: string;
  bindings?: readonly unknown[];
  queryContext?: QueryKind;
  response?: unknown;
  context?: { lastID: number; changes: number };
}

/**
 * A transaction takes the right to write as it begins, and waits for it. Had it only read so far when another process
 * wrote (a backup notes that it was made), its own first write would fail at once, however patient the connection.
 */
const BEGIN = new Map([['BEGIN;', 'BEGIN IMMEDIATE;']]);

/** The context of a query whose text is another one each time: by its kind it is known whether it takes long. */
export interface QueryKind {
  readonly kind: string;
}

export class SqliteClient extends Sqlite3Client<SqliteConnection> {
  protected readonly helpers: SqliteHelpers = {};

  /** Knex looks for a package; there is none to load. */
  override _driver(): object {
    return {};
  }

  override async acquireRawConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.connectionSettings as SqliteSettings, this.helpers);
  }

  override async destroyRawConnection(connection: SqliteConnection): Promise<void> {
    connection.close();
  }

  /** @param asked gets the rows as `response`, and how many were changed as `context` */
  override async _query(connection: SqliteConnection, asked: Asked): Promise<Asked> {
    const sql = BEGIN.get(asked.sql) ?? asked.sql;
    const { rows, changes, lastID } = await connection.ask(sql, asked.bindings, asked.queryContext?.kind);
    return Object.assign(asked, { response: rows, context: { changes, lastID } });
  }
}

/** The client whose connections have these helpers. Knex makes the clients itself, of a class that it is given. */
export function clientWith(helpers: SqliteHelpers): typeof SqliteClient {
  return class extends SqliteClient {
    protected override readonly helpers = helpers;
  };
}
