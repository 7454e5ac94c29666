// `drivyn key rotate` and `drivyn audit verify` as an operator runs them: beside a server, without one, and cut off.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { KEY_FILE, NEXT_KEY_FILE } from '../../server/config/key-file.ts';
import { openDatabases } from '../../server/db/open.ts';
import { openVault } from '../../server/db/open-vault.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { openLinkToken, sealLinkToken } from '../../server/kernel/link-token.ts';
import { createMasterKey, formatMasterKey } from '../../server/kernel/vault.ts';
import { ensureBuilt } from '../support/build.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { type Ended, startProcess, waitForUrl } from '../support/process.ts';
import { copyEmpty, copyEmptyPostgres } from '../support/templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-keys-'));
let postgres: TestPostgres;
before(async () => {
  [postgres] = await Promise.all([startPostgres(), ensureBuilt()]);
});
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const newDataDir = () => mkdtempSync(join(folder, 'data-'));
/** With databases in it, empty and migrated. */
async function migratedDataDir(): Promise<string> {
  const dataDir = newDataDir();
  await copyEmpty(dataDir);
  return dataDir;
}
const run = (environment: Record<string, string>, ...args: string[]) =>
  startProcess({ PORT: '0', DRIVYN_ADMIN_PASSWORD: 'a long password', ...environment }, args);

function refused({ code, stdout, stderr }: Ended, reason: RegExp): void {
  assert.equal(code, 1, stdout + stderr);
  assert.match(stderr, reason);
  assert.match(stderr, /^drivyn: [^\n]+\n$/, 'one line, no stack');
}

/** Starts a server, and ends it well once `work` is done. */
async function whileServing(environment: Record<string, string>, work: () => Promise<void>): Promise<void> {
  const server = run(environment);
  await waitForUrl(server);
  await work();
  server.child.kill('SIGTERM');
  assert.equal((await server.ended).code, 0);
}

const TEXTS = 5000;

/** A data directory with sealed texts, each in a row of its own. */
async function fill(dataDir: string): Promise<void> {
  const { main, close } = await openDatabases({ dataDir, databaseUrl: undefined });
  const vault = await openVault(main, { dataDir, secretKey: undefined });
  const businessId = await insertBusiness(main.write, 1);
  await main.write.transaction(async (q) => {
    for (let start = 0; start < TEXTS; start += 100) {
      const rows = Array.from({ length: 100 }, (_, index) => {
        const { hash, sealed } = sealLinkToken(vault, 'unsubscribe', `token-${start + index}`);
        const email = `s${start + index}@example.com`;
        return { business_id: businessId, email, token_hash: hash, sealed_token: sealed, created_at: 1 };
      });
      await q('subscribers').insert(rows);
    }
  });
  await close();
}

async function countReadable(dataDir: string): Promise<number> {
  const { main, close } = await openDatabases({ dataDir, databaseUrl: undefined });
  const vault = await openVault(main, { dataDir, secretKey: undefined });
  const rows = await main.read('subscribers').select({ hash: 'token_hash', sealed: 'sealed_token' });
  await close();
  return rows.filter((row) => openLinkToken(vault, 'unsubscribe', row).startsWith('token-')).length;
}

/** Lets whoever changes the texts come half the way, and no further. */
async function keepFromEnding(dataDir: string): Promise<() => Promise<void>> {
  const change = async (...statements: string[]) => {
    const { main, close } = await openDatabases({ dataDir, databaseUrl: undefined });
    for (const statement of statements) await main.write.raw(statement);
    await close();
  };
  await change(
    'create view endless as with recursive n (i) as (select 1 union all select i + 1 from n) select i from n',
    `create trigger halfway after update on subscribers when new.email = 's${TEXTS / 2}@example.com'
       begin select max(i) from endless; end`,
  );
  return () => change('drop trigger halfway', 'drop view endless');
}

const keyIn = (dataDir: string) => readFileSync(join(dataDir, KEY_FILE), 'utf8');

describe('key rotate', () => {
  test('brings in a new key, is audited, and the server goes on with it', async () => {
    const environment = { DRIVYN_DATA: await migratedDataDir() };
    await whileServing(environment, async () => {
      refused(await run(environment, 'key', 'rotate').ended, /Another Drivyn is running/);
    });
    const before = keyIn(environment.DRIVYN_DATA);
    const { code, stdout } = await run(environment, 'key', 'rotate').ended;
    assert.equal(code, 0);
    assert.match(stdout, /^The key is now [0-9a-f]{16}; it was [0-9a-f]{16}\./);
    assert.notEqual(keyIn(environment.DRIVYN_DATA), before);
    assert.ok(!stdout.includes(before.trim()) && !stdout.includes(keyIn(environment.DRIVYN_DATA).trim()));
    assert.ok(!existsSync(join(environment.DRIVYN_DATA, NEXT_KEY_FILE)));
    await whileServing(environment, async () => {
      const verified = await run(environment, 'audit', 'verify').ended;
      assert.match(verified.stdout, /^\d+ rows, unbroken since \d{4}-/);
    });
  });

  test('killed in the middle leaves everything readable; run again it ends what it began', async () => {
    const dataDir = await migratedDataDir();
    await fill(dataDir);
    const before = keyIn(dataDir);
    const letEnd = await keepFromEnding(dataDir);
    const killed = run({ DRIVYN_DATA: dataDir }, 'key', 'rotate');
    const next = join(dataDir, NEXT_KEY_FILE);
    while (!existsSync(next)) await new Promise((resolve) => setTimeout(resolve, 1));
    killed.child.kill('SIGKILL');
    assert.equal((await killed.ended).stdout, '', 'it had not ended');
    await letEnd();
    const begun = readFileSync(next, 'utf8');
    assert.equal(await countReadable(dataDir), TEXTS);
    assert.equal(keyIn(dataDir), before);
    const { code, stdout, stderr } = await run({ DRIVYN_DATA: dataDir }, 'key', 'rotate').ended;
    assert.equal(code, 0, stderr);
    assert.match(stdout, new RegExp(`texts that got it: ${TEXTS}\\.`));
    assert.equal(keyIn(dataDir), begun, 'the key that was begun');
    assert.equal(await countReadable(dataDir), TEXTS);
  });

  test('moves from one environment key to another, and the old one is refused from then on', async () => {
    const [old, next] = [formatMasterKey(createMasterKey()), formatMasterKey(createMasterKey())];
    const environment = { DRIVYN_DATA: await migratedDataDir(), DRIVYN_SECRET_KEY: old };
    await whileServing(environment, async () => {});
    refused(await run(environment, 'key', 'rotate').ended, /set DRIVYN_NEW_SECRET_KEY/);
    const weak = { ...environment, DRIVYN_NEW_SECRET_KEY: 'a pass phrase' };
    refused(await run(weak, 'key', 'rotate').ended, /DRIVYN_NEW_SECRET_KEY must be 32 random bytes/);
    const same = { ...environment, DRIVYN_NEW_SECRET_KEY: old };
    refused(await run(same, 'key', 'rotate').ended, /in use already/);
    const rotated = await run({ ...environment, DRIVYN_NEW_SECRET_KEY: next }, 'key', 'rotate').ended;
    assert.equal(rotated.code, 0, rotated.stderr);
    assert.ok(!rotated.stdout.includes(next));
    assert.deepEqual(
      readdirSync(environment.DRIVYN_DATA).filter((name) => name.includes('key')),
      [],
    );
    refused(await run(environment).ended, /sealed with the key .* but DRIVYN_SECRET_KEY is the key/);
    await whileServing({ ...environment, DRIVYN_SECRET_KEY: next }, async () => {});
  });

  test('waits for every process on a PostgreSQL, and a process without the key is refused', async () => {
    const DATABASE_URL = await copyEmptyPostgres(postgres);
    const environment = { DRIVYN_DATA: newDataDir(), DATABASE_URL };
    await whileServing(environment, async () => {
      refused(await run(environment, 'key', 'rotate').ended, /Stop every process of it first/);
      const other = { ...environment, DRIVYN_DATA: newDataDir() };
      refused(await run(other).ended, /not in .*Restore secret\.key.*or set DRIVYN_SECRET_KEY/);
    });
    const { code, stdout, stderr } = await run(environment, 'key', 'rotate').ended;
    assert.equal(code, 0, stderr);
    assert.match(stdout, /Copy .*secret\.key to every other process/);
  });

  test('before the first start there is nothing to rotate', async () => {
    refused(await run({ DRIVYN_DATA: newDataDir() }, 'key', 'rotate').ended, /Nothing was sealed yet/);
  });
});

describe('audit verify', () => {
  test('tells the end of the log, and holds it against one that was noted', async () => {
    const environment = { DRIVYN_DATA: await migratedDataDir() };
    await whileServing(environment, async () => {});
    const first = await run(environment, 'audit', 'verify').ended;
    assert.equal(first.code, 0, first.stderr);
    const end = /It ends at (\d+:[0-9a-f]{64})\n/.exec(first.stdout)?.[1] ?? '';
    assert.equal((await run(environment, 'audit', 'verify', end).ended).code, 0);
    const other = end.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    refused(await run(environment, 'audit', 'verify', other).ended, /broken: row \d+ is another/);
    refused(await run(environment, 'audit', 'verify', 'x').ended, /An end of the log is a row and its hash/);
    refused(await run(environment, 'audit', 'verify', end, 'x').ended, /takes no "x"/);
  });

  test('ends with 1 at the first broken row', async () => {
    const dataDir = await migratedDataDir();
    await whileServing({ DRIVYN_DATA: dataDir }, async () => {});
    const { main, close } = await openDatabases({ dataDir, databaseUrl: undefined });
    await main.write.raw('drop trigger audit_no_update');
    await main.write('audit').where({ id: 1 }).update({ actor: 'admin' });
    await close();
    refused(await run({ DRIVYN_DATA: dataDir }, 'audit', 'verify').ended, /log is broken: row 1 was changed/);
  });

  test('needs a database', async () => {
    const dataDir = newDataDir();
    refused(await run({ DRIVYN_DATA: dataDir }, 'audit', 'verify').ended, /There is no database in/);
    assert.deepEqual(readdirSync(dataDir), []);
  });
});
