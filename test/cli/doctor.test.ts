// `drivyn doctor` as an operator runs it: beside a server, without one, and where much is wrong.
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { KEY_FILE } from '../../server/config/key-file.ts';
import { openDatabases } from '../../server/db/open.ts';
import { createMasterKey, formatMasterKey } from '../../server/kernel/vault.ts';
import { ensureBuilt } from '../support/build.ts';
import { startDns } from '../support/dns.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startProcess, waitForUrl } from '../support/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-doctor-'));
const DRIVYN_DATA = join(folder, 'data');
let postgres: TestPostgres;
before(async () => {
  [postgres] = await Promise.all([startPostgres(), ensureBuilt()]);
});
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const look = (environment: Record<string, string> = {}) =>
  startProcess({ DRIVYN_DATA, PORT: '0', ...environment }, ['doctor']).ended;
const filesOf = () =>
  readdirSync(DRIVYN_DATA).map((name) => {
    const path = join(DRIVYN_DATA, name);
    return [name, statSync(path).mode, readFileSync(path).toString('base64')];
  });

test('names every variable that is wrong, and makes nothing where there is nothing', async () => {
  const secret = 'smtp-password-of-ours';
  const bad = await look({
    SMTP_URL: `http://u:${secret}@x`,
    DRIVYN_SIGNUP: 'all',
    DRIVYN_PUBLIC_ULR: secret,
  });
  assert.equal(bad.code, 1);
  assert.match(bad.stdout, /^WRONG {2}SMTP_URL must be/m);
  assert.match(bad.stdout, /^WRONG {2}DRIVYN_SIGNUP must be/m);
  assert.match(bad.stdout, /^note {3}DRIVYN_PUBLIC_ULR is no variable/m);
  assert.equal(bad.stderr, 'drivyn: 2 things are not well.\n');
  assert.ok(!bad.stdout.includes(secret));

  const none = await look();
  const map = { DRIVYN_ORIGIN_MAP: '{"https://api.x.com":"http://127.0.0.1:9001"}' };
  const trial = await look(map);
  assert.match(
    trial.stdout,
    /^note {3}NOT REAL: http:\/\/127\.0\.0\.1:9001 stands in for https:\/\/api\.x\.com\./m,
  );
  assert.match(none.stdout, /^WRONG {2}There is no data directory/m);
  assert.match(
    none.stdout,
    /^note {3}Address: DRIVYN_PUBLIC_URL is not set, so nobody can sign in to Instagram and TikTok,/m,
  );
  const plain = await look({ DRIVYN_PUBLIC_URL: 'http://drivyn.example' });
  assert.match(plain.stdout, /^note {3}Address: http:\/\/drivyn\.example\/ has no https, .*LinkedIn/m);
  assert.equal(none.stderr, 'drivyn: 1 thing is not well.\n');
  assert.deepEqual(readdirSync(folder), []);
});

test('finds a server that runs, and everything well', async () => {
  const server = startProcess({ DRIVYN_DATA, PORT: '0', DRIVYN_ADMIN_PASSWORD: 'a long password' });
  try {
    const { port } = new URL(await waitForUrl(server));
    const { code, stdout } = await look({ PORT: port });
    assert.equal(code, 0, stdout);
    assert.match(stdout, /^well {3}Server: Drivyn \S+ answers on port/m);
    assert.match(stdout, /^well {3}Database: SQLite .* whole, of this release\.$/m);
    assert.match(
      stdout,
      /^note {3}Nobody has set a password yet, so whoever reaches the port .* is the owner/m,
    );
    assert.match(stdout, /^well {3}Rights: nobody else/m);
    assert.match(stdout, /^note {3}Writer: the built-in one; no language model is set/m);
    assert.match(
      stdout,
      /^well {3}Secrets: .*\n.*Networks: nobody is signed in to one\.\n.*Audit log: \d+ rows, unbroken\./m,
    );
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
});

test('says what an installation without a password means behind a proxy', async () => {
  for (const environment of [
    { DRIVYN_TRUST_PROXY: 'on' },
    { DRIVYN_PUBLIC_URL: 'https://marketing.example' },
  ] as Record<string, string>[]) {
    const { code, stdout } = await look(environment);
    assert.match(stdout, /^note {3}Owner: nobody has set a password yet.* prints a link/m);
    assert.equal(code, 0, stdout);
  }
});

test('tells who else can put files into the directory, or list it', async () => {
  for (const [mode, line] of [
    [0o770, /^WRONG {2}Others on this machine can put files into .*chmod -R go= /m],
    [0o755, /^note {3}Others on this machine can list .*chmod go= /m],
    [0o700, /^well {3}Rights: /m],
  ] as const) {
    chmodSync(DRIVYN_DATA, mode);
    assert.match((await look()).stdout, line);
  }
});

test('says of each thing that is wrong what to do, and changes none', async (t) => {
  const dns = await startDns();
  t.after(() => dns.close());
  const { main, close } = await openDatabases({ dataDir: DRIVYN_DATA, databaseUrl: undefined });
  const job = { key: 'one', kind: 'notify', state: 'needs_human', payload: '{}', created_at: 1 };
  await main.write('jobs').insert(job);
  await main.write('server_settings').insert({ key: 'last-backup-at', value: '1000' });
  await main.write.raw('drop trigger audit_no_update');
  await main.write('audit').where({ id: 1 }).update({ actor: 'admin' });
  await close();
  for (const name of [KEY_FILE, 'drivyn.db', 'sandbox.db']) chmodSync(join(DRIVYN_DATA, name), 0o644);
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const before = filesOf();

  const faults = {
    PORT: String(port),
    SMTP_URL: 'smtp://u:geheim@127.0.0.1:1',
    DRIVYN_MAIL_FROM: 'a@b.example',
    DRIVYN_DNS: dns.address,
  };
  taken.on('connection', (socket) => socket.destroy());
  const { code, stdout, stderr } = await look(faults);
  taken.close();
  assert.equal(code, 1);
  for (const line of [
    /Others can read .*chmod 600/,
    /Others on this machine can read \S+drivyn\.db and 1 more\. Run: chmod -R go= /,
    /The audit log is broken: row 1/,
    /The last backup is of 1 Jan 1970.*drivyn backup/,
    /Jobs that wait for a person: 1\./,
    /Port \d+ on 127\.0\.0\.1 is in use by another program/,
    /The mail server 127\.0\.0\.1:1 cannot be reached/,
    /DMARC: TXT _dmarc\.b\.example is missing\. Set it to: v=DMARC1; p=none/,
  ])
    assert.match(stdout, new RegExp(`^WRONG {2}.*${line.source}`, 'm'));
  for (const line of [
    /SPF: the mail server is on this machine .* such as v=spf1 ip4:203\.0\.113\.7 ~all/,
    /Reports: DRIVYN_BOUNCE_LISTEN is not set/,
    /Suppressed addresses: 0\./,
  ])
    assert.match(stdout, new RegExp(`^note {3}${line.source}`, 'm'));
  assert.equal(stderr, 'drivyn: 8 things are not well.\n');
  assert.ok(!stdout.includes('geheim'));
  assert.deepEqual(filesOf(), before);

  const other = await look({ DRIVYN_SECRET_KEY: formatMasterKey(createMasterKey()) });
  assert.match(other.stdout, /^WRONG {2}.* but DRIVYN_SECRET_KEY is the key .*drivyn key reset/m);
});

test('tells a database of a newer release from one that is damaged', async () => {
  const { main, close } = await openDatabases({ dataDir: DRIVYN_DATA, databaseUrl: undefined });
  const row = { name: '9999-later', batch: 1, migration_time: 1 };
  await main.write('migrations').insert(row);
  await close();
  assert.match((await look()).stdout, /^WRONG {2}The database was made by a newer Drivyn/m);
  writeFileSync(join(DRIVYN_DATA, 'drivyn.db'), 'no database at all, for sure'.repeat(100));
  assert.match((await look()).stdout, /^WRONG {2}A database in .* is damaged or not a database/m);
});

test('looks at a PostgreSQL, and says so when it does not answer', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  const { stdout } = await look({ DATABASE_URL });
  assert.match(stdout, /^note {3}The database is of an older release: the next start updates it/m);
  const gone = await look({ DATABASE_URL: 'postgresql://u:geheim@127.0.0.1:1/x' });
  assert.match(gone.stdout, /^WRONG {2}The database in DATABASE_URL cannot be used/m);
  assert.ok(!gone.stdout.includes('geheim'));
});
