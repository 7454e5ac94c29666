// Keeps the prepared statements of one SQLite connection. Preparing and giving up a statement costs two more trips
// through the driver's threads, each as long as a short query; screens ask the same few dozen queries over and over.

/** What the driver calls back with: `this` is the statement, which knows `lastID` and `changes`. */
type Done = (this: unknown, error: Error | null, rows?: unknown[]) => void;

interface Statement {
  all(bindings: readonly unknown[], done: Done): void;
  run(bindings: readonly unknown[], done: Done): void;
  finalize(done?: () => void): void;
}

/** As far as Knex uses it. */
export interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
  prepare(sql: string, done: (error: Error | null) => void): Statement;
  all(sql: string, bindings: readonly unknown[] | undefined, done: Done): void;
  run(sql: string, bindings: readonly unknown[] | undefined, done: Done): void;
  close(done: (error: Error | null) => void): void;
}

/** More than a server asks in its daily work; lists of varying length make texts of their own. */
const KEPT = 256;

/**
 * Makes `all` and `run` of the connection reuse what was prepared for the same text. One that failed is given up: after
 * a lock that was not free SQLite would keep it half done, and with it what this connection reads, from then on, for good.
 */
export function keepStatements(connection: SqliteConnection): void {
  const statements = new Map<string, Statement>();
  const find = (sql: string, fail: (error: Error) => void): Statement => {
    const known = statements.get(sql);
    // Taken out and put back: the map's first entry is the one that was used longest ago.
    statements.delete(sql);
    const statement =
      known ??
      connection.prepare(sql, (error) => {
        if (!error) return;
        statements.delete(sql);
        fail(error);
      });
    statements.set(sql, statement);
    if (statements.size > KEPT) dropOldest(statements);
    return statement;
  };
  for (const method of ['all', 'run'] as const) {
    connection[method] = (sql, bindings, done) => {
      // A text that cannot be prepared is reported by `prepare`; its statement then never answers.
      const statement = find(sql, (error) => done.call(undefined, error));
      statement[method](bindings ?? [], function (error, rows) {
        if (error && statements.get(sql) === statement) {
          statements.delete(sql);
          statement.finalize();
        }
        done.call(this, error, rows);
      });
    };
  }
  closeAfter(connection, statements);
}

function dropOldest(statements: Map<string, Statement>): void {
  for (const [sql, statement] of statements) {
    statement.finalize();
    statements.delete(sql);
    return;
  }
}

/** SQLite closes no connection that has statements left. */
function closeAfter(connection: SqliteConnection, statements: Map<string, Statement>): void {
  const close = connection.close.bind(connection);
  connection.close = (done) => {
    for (const statement of statements.values()) statement.finalize();
    statements.clear();
    close(done);
  };
}
