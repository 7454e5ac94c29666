// `drivyn restore` as an operator runs it: what was published or mailed since the backup does not leave again, and a
// file that is no good changes nothing.
import assert from 'node:assert/strict';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type App, compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { KEY_FILE } from '../../server/config/key-file.ts';
import { createLog } from '../../server/config/logging.ts';
import type { Post } from '../../server/contract/post.ts';
import { openAlone, openSqlite } from '../../server/db/connect.ts';
import { HOUR, MINUTE, SimulatedClock } from '../../server/kernel/clock.ts';
import { createMasterKey, formatMasterKey } from '../../server/kernel/vault.ts';
import { startSmtp, type TestSmtp } from '../smtp/smtp-server.ts';
import { ensureBuilt } from '../support/build.ts';
import { type Client, createClient } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { type Ended, startProcess } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-restore-'));
const dataDir = join(folder, 'data');
const backup = join(folder, 'backup.db');
/** Posts more than two hours late never leave by themselves: these would. */
const START = Date.now() - 1.5 * HOUR;
const EACH = 12;

let smtp: TestSmtp;
before(async () => {
  [smtp] = await Promise.all([startSmtp(), ensureBuilt(), copyEmpty(dataDir)]);
});
after(async () => {
  for (const app of opened) await app.stop();
  await smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (where: string, args: string[], more: Record<string, string> = {}) =>
  startProcess({ DRIVYN_DATA: where, ...more }, args).ended;

interface World {
  readonly app: App;
  readonly api: Client;
}

const opened: App[] = [];

/** A server on the data directory; its clock stands still, and jobs run only when told. */
async function open(clock: SimulatedClock, where = dataDir): Promise<World> {
  const config = readConfig({
    ...{ DRIVYN_DATA: where, PORT: '0', DRIVYN_ADMIN_PASSWORD: 'a long password' },
    ...{ SMTP_URL: smtp.url, DRIVYN_MAIL_FROM: 'Bakery <bread@bakery.example>' },
  });
  const assets = { main: '/assets/main.js', css: '', base: '', rest: '', buildId: 'test' };
  const app = await compose(config, { clock, log: createLog('silent'), assets });
  opened.push(app);
  const { origin } = await app.listen();
  return { app, api: createClient(origin, {}) };
}

/** Posts that leave minute by minute, a mailing among them, and one that has time. */
async function fill({ app, api }: World): Promise<void> {
  for (const email of ['anna@example.com', 'bob@example.com'])
    await made(api, '/api/users/14/subscribers', { email });
  const channels = [];
  for (const type of ['facebook', 'linkedin', 'email']) channels.push((await connectChannel(api, type)).id);
  const [facebook, linkedin, email] = channels;
  const post = (platformId: number | undefined, title: string, at: number) =>
    made(api, '/api/contents', {
      ...{ platformIds: [platformId], title, content: `${title}: fresh bread is on the shelf.` },
      ...{ status: 'scheduled', scheduledAt: new Date(at).toISOString() },
    });
  for (let index = 1; index <= EACH; index += 1) {
    await post(facebook, `Loaf ${index}`, START + index * MINUTE);
    await post(linkedin, `Loaf ${index}`, START + index * MINUTE);
  }
  await post(email, 'The letter of the week', START + EACH * MINUTE);
  await post(facebook, 'A loaf for later', Date.now() + HOUR);
  await app.worker.drain();
}

async function made(api: Client, path: string, json: object): Promise<void> {
  const answer = await api(path, { json });
  assert.ok(answer.ok, `${path}: ${answer.status} ${await answer.text()}`);
}

/** What the networks have, whatever we think. */
async function listOut({ app }: World): Promise<string[]> {
  const sandbox = await openSqlite(join(app.config.dataDir, 'sandbox.db'));
  const posts = await sandbox.read('sandbox_posts').select('profile', 'content');
  await sandbox.close();
  return posts.map(({ profile, content }) => `${profile} ${content}`).sort();
}

async function listPosts({ api }: World, status: string): Promise<Post[]> {
  return (await api(`/api/users/14/contents?status=${status}`)).json() as Promise<Post[]>;
}

describe('restore', () => {
  test('nothing that left since the backup leaves again, and a person is asked', async () => {
    const clock = new SimulatedClock(START);
    const first = await open(clock);
    await fill(first);
    await first.app.ctx.db.write('sessions').insert({
      ...{ token_hash: 'somebody', account_id: 14, address: '', device: '', created_at: 1, seen_at: 1 },
      expires_at: Date.now() + HOUR,
    });
    // The copy is made while posts leave.
    const copying = run(dataDir, ['backup', backup]);
    let isCopied = false;
    void copying.then(() => (isCopied = true));
    for (let minute = 1; minute <= EACH; minute += 1) {
      clock.advanceTo(START + minute * MINUTE);
      await first.app.worker.drain();
      if (minute === EACH / 2) await copying;
    }
    assert.ok(isCopied);
    assert.equal((await copying).code, 0, (await copying).stderr);
    const out = await listOut(first);
    assert.equal(out.length, 2 * EACH);
    const mails = smtp.seen.length;
    assert.equal(mails, 2);
    refused(await run(dataDir, ['restore', backup]), /Another Drivyn is running/);
    await first.app.stop();

    const { code, stdout, stderr } = await run(dataDir, ['restore', backup]);
    assert.equal(code, 0, stderr);
    const asked = Number(/wait until somebody has looked: (\d+)\./.exec(stdout)?.[1]);
    assert.match(stdout, /^Restored \S+backup\.db, a backup of \d+ \w+ \d{4}, \d\d:\d\d UTC\./);
    const kept = /kept: (\S+)/.exec(stdout)?.[1] ?? '';

    const second = await open(new SimulatedClock(Date.now()));
    const published = await listPosts(second, 'published');
    const waiting = await listPosts(second, 'needs_attention');
    assert.equal(waiting.length, asked);
    assert.ok(asked > 0 && published.length + asked === 2 * EACH + 1, `${published.length} and ${asked}`);
    for (const { note } of waiting)
      assert.match(note ?? '', /^It may already have been (published|sent): this server was restored from/);
    await second.app.worker.drain();
    assert.deepEqual(await listOut(second), out, 'nothing twice');
    assert.equal(smtp.seen.length, mails, 'no mail twice');
    assert.deepEqual(
      (await listPosts(second, 'scheduled')).map(({ content }) => content),
      ['A loaf for later: fresh bread is on the shelf.'],
      'what has time still has it',
    );
    assert.deepEqual(await second.app.ctx.db.read('sessions').where({ token_hash: 'somebody' }), []);
    const [row] = await second.app.ctx.db.read('audit').where({ kind: 'backup.restored' });
    assert.ok(row, 'audited');
    await second.app.stop();
    await expectKept(kept);
  });

  test('where there is nothing yet it brings everything back, the Sandbox too', async () => {
    const where = join(folder, 'new');
    mkdirSync(where);
    refused(await run(where, ['restore', backup]), /sealed with the key \w+, which is not in \S+new/);
    copyFileSync(join(dataDir, KEY_FILE), join(where, KEY_FILE));
    const { code, stdout, stderr } = await run(where, ['restore', backup]);
    assert.equal(code, 0, stderr);
    assert.doesNotMatch(stdout, /kept/);
    assert.deepEqual(
      readdirSync(where)
        .sort()
        .filter((name) => name.endsWith('.db')),
      ['drivyn.db', 'sandbox.db'],
    );
    const world = await open(new SimulatedClock(Date.now()), where);
    assert.ok((await listOut(world)).length >= (await listPosts(world, 'published')).length);
    await world.app.stop();
    const again = join(where, 'again.db');
    const backedUp = await run(where, ['backup', again]);
    assert.equal(backedUp.code, 0, `a restored server makes backups too: ${backedUp.stderr}`);
  });

  test('what is no good changes nothing', async () => {
    const before = readFileSync(join(dataDir, 'drivyn.db'));
    const cut = join(folder, 'cut.db');
    copyFileSync(backup, cut);
    truncateSync(cut, Math.floor(readFileSync(cut).length / 2));
    const text = join(folder, 'text.db');
    writeFileSync(text, 'Dear diary, '.repeat(1000));
    const foreign = await make('foreign.db', (q) => q.raw('create table diary (day text)'));
    copyFileSync(backup, join(folder, 'newer.db'));
    const newer = await make('newer.db', (q) =>
      q('migrations').insert({ name: '9999-flying-cars', batch: 99, migration_time: 1 }),
    );
    const other = { DRIVYN_SECRET_KEY: formatMasterKey(createMasterKey()) };
    refused(await run(dataDir, ['restore', cut]), /cut\.db is damaged, cut off, or not a database\. Nothing/);
    refused(await run(dataDir, ['restore', text]), /text\.db is damaged, cut off, or not a database/);
    refused(await run(dataDir, ['restore', foreign]), /foreign\.db is not a database of Drivyn/);
    refused(await run(dataDir, ['restore', newer]), /newer Drivyn \(it has 9999-flying-cars\)/);
    refused(await run(dataDir, ['restore', backup], other), /but DRIVYN_SECRET_KEY is the key/);
    refused(await run(dataDir, ['restore', join(folder, 'none.db')]), /There is no file \S+none\.db/);
    refused(await run(dataDir, ['restore']), /Name the backup/);
    assert.ok(readFileSync(join(dataDir, 'drivyn.db')).equals(before));
    assert.deepEqual(
      readdirSync(dataDir).filter((name) => name.includes('restoring')),
      [],
    );
  });

  test('puts a database that is damaged aside as it is', async () => {
    const where = join(folder, 'damaged');
    mkdirSync(where);
    copyFileSync(join(dataDir, KEY_FILE), join(where, KEY_FILE));
    writeFileSync(join(where, 'drivyn.db'), 'nothing but noise'.repeat(500));
    writeFileSync(join(where, 'drivyn.db-wal'), 'noise');
    const { code, stdout, stderr } = await run(where, ['restore', backup]);
    assert.equal(code, 0, stderr);
    const kept = /kept: (\S+)/.exec(stdout)?.[1] ?? '';
    assert.match(readFileSync(kept, 'utf8'), /^nothing but noise/);
    assert.ok(existsSync(`${kept}-wal`) && !existsSync(join(where, 'drivyn.db-wal')));
    await (await open(new SimulatedClock(Date.now()), where)).app.stop();
  });
});

/** The database from before is whole, and as it was. */
async function expectKept(path: string): Promise<void> {
  const db = await openAlone(path);
  const published = await db.read('posts').where({ status: 'published' });
  assert.equal(published.length, 2 * EACH + 1);
  await db.close();
}

async function make(name: string, work: (q: Awaited<ReturnType<typeof openAlone>>['write']) => unknown) {
  const db = await openAlone(join(folder, name));
  await work(db.write);
  await db.close();
  return join(folder, name);
}

function refused({ code, stdout, stderr }: Ended, reason: RegExp): void {
  assert.equal(code, 1, stdout + stderr);
  assert.match(stderr, reason);
  assert.match(stderr, /^drivyn: [^\n]+\n$/, 'one line, no stack');
}
