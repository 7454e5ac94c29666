// Knex publishes no types for its dialects.
declare module 'knex/lib/dialects/sqlite3/index.js' {
  import { Knex } from 'knex';

  export default class Sqlite3Client<Connection> extends Knex.Client {
    _driver(): object;
    override acquireRawConnection(): Promise<Connection>;
    override destroyRawConnection(connection: Connection): Promise<void>;
    _query(connection: Connection, asked: object): Promise<object>;
  }
}
