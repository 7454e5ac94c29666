import assert from 'node:assert/strict';
import { test } from 'node:test';
import { migrations, sandboxMigrations } from '../../migrations/index.ts';
import { isMigrated, type Migration, migrate, NewerDatabaseError } from '../../server/db/migrate.ts';
import { areMigrated, SANDBOX_TABLES } from '../../server/db/open.ts';
import { eachDatabase } from '../support/databases.ts';

const added: Migration = {
  name: '9000-added',
  up: async (knex) => {
    await knex.schema.createTable('added', (table) => table.increments('id'));
  },
};
const broken: Migration = {
  name: '9001-broken',
  up: async (knex) => {
    await knex.schema.createTable('half', (table) => table.increments('id'));
    throw new Error('broken on purpose');
  },
};

eachDatabase((open) => {
  test('opening brings both databases to this release', async () => {
    const databases = await open();
    assert.equal(await areMigrated(databases), true);
    assert.ok(await databases.main.read.schema.hasTable('posts'));
    assert.ok(await databases.sandbox.read.schema.hasTable('sandbox_posts'));
  });

  test('backups know every table of the Sandbox', async () => {
    const tables = sandboxMigrations.flatMap(({ up }) =>
      [...up.toString().matchAll(/createTable\(\s*["'`](\w+)/g)].map(([, name]) => name),
    );
    assert.deepEqual(tables.toSorted(), [...SANDBOX_TABLES].sort());
  });

  test('only what is missing is applied, and a broken migration leaves nothing behind', async () => {
    const { main } = await open();
    await migrate(main, migrations, 'migrations');
    await migrate(main, [...migrations, added], 'migrations');
    assert.equal(await isMigrated(main, [...migrations, added], 'migrations'), true);
    await assert.rejects(migrate(main, [...migrations, added, broken], 'migrations'), /broken on purpose/);
    assert.equal(await main.read.schema.hasTable('half'), false);
    assert.equal(await isMigrated(main, [...migrations, added, broken], 'migrations'), false);
    await migrate(main, [...migrations, added], 'migrations');
  });

  test('a database of a newer release is left alone', async () => {
    const { main } = await open();
    await migrate(main, [...migrations, added], 'migrations');
    await assert.rejects(migrate(main, migrations, 'migrations'), NewerDatabaseError);
    assert.ok(await main.read.schema.hasTable('added'));
  });

  test('a lock that a killed process left behind is no obstacle', async () => {
    const { main } = await open();
    await main.write('migrations_lock').update({ is_locked: 1 });
    await migrate(main, [...migrations, added], 'migrations');
    assert.ok(await main.read.schema.hasTable('added'));
  });

  test('the first account has id 14, the next 15; two accounts without an address do not collide', async () => {
    const { main } = await open();
    const add = async (email: string) => {
      const [row] = await main.write('accounts').insert({ email, created_at: 0 }, ['id']);
      return row.id;
    };
    assert.deepEqual([await add(''), await add(''), await add('a@example.com')], [14, 15, 16]);
    await assert.rejects(add('a@example.com'));
  });

  test('milliseconds and counts come back as numbers', async () => {
    const { main } = await open();
    await main.write('accounts').insert({ created_at: Date.UTC(2500, 1, 1) });
    const row = await main.read('accounts').max({ at: 'created_at' }).count({ count: '*' }).first();
    assert.deepEqual({ ...row }, { at: Date.UTC(2500, 1, 1), count: 1 });
  });
});
