// Knex on the SQLite that Node brings. Knex's own dialect makes the statements; this asks them.
import Sqlite3Client from 'knex/lib/dialects/sqlite3/index.js';
import { SqliteConnection, type SqliteSettings } from './sqlite-connection.ts';

/** What Knex keeps of a statement on its way. */
interface Asked {
  sql: string;
  bindings?: readonly unknown[];
  response?: unknown;
  context?: { lastID: number; changes: number };
}

/**
 * A transaction takes the right to write as it begins, and waits for it. Had it only read so far when another process
 * wrote (a backup notes that it was made), its own first write would fail at once, however patient the connection.
 */
const BEGIN = new Map([['BEGIN;', 'BEGIN IMMEDIATE;']]);

export class SqliteClient extends Sqlite3Client<SqliteConnection> {
  /** Knex looks for a package; there is none to load. */
  override _driver(): object {
    return {};
  }

  override async acquireRawConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.connectionSettings as SqliteSettings);
  }

  override async destroyRawConnection(connection: SqliteConnection): Promise<void> {
    connection.close();
  }

  /** @param asked gets the rows as `response`, and how many were changed as `context` */
  override async _query(connection: SqliteConnection, asked: Asked): Promise<Asked> {
    const { rows, changes, lastID } = await connection.ask(BEGIN.get(asked.sql) ?? asked.sql, asked.bindings);
    return Object.assign(asked, { response: rows, context: { changes, lastID } });
  }
}
