// Pictures and films in a backup, after a restore, before the doctor, and when they are no longer needed.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type App, compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { createLog } from '../../server/config/logging.ts';
import type { Medium } from '../../server/contract/media.ts';
import { openAlone } from '../../server/db/connect.ts';
import { addFilm, addPicture, tidyMedia } from '../../server/domain/media/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { DAY, SimulatedClock } from '../../server/kernel/clock.ts';
import { createMasterKey, formatMasterKey } from '../../server/kernel/vault.ts';
import { ensureBuilt } from '../support/build.ts';
import { type Client, createClient } from '../support/client.ts';
import { connectChannel } from '../support/factories.ts';
import { filmOf } from '../support/films.ts';
import { jpegOf, paint, pngOf } from '../support/pictures.ts';
import { startProcess } from '../support/process.ts';
import { copyEmpty } from '../support/templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'drivyn-media-'));
const dataDir = join(folder, 'data');
const backup = join(folder, 'backup.db');
/** Not lost with the folder. */
const DRIVYN_SECRET_KEY = formatMasterKey(createMasterKey());
const opened: App[] = [];

before(() => Promise.all([ensureBuilt(), copyEmpty(dataDir)]));
after(async () => {
  for (const app of opened) await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  startProcess({ DRIVYN_DATA: dataDir, PORT: '0', DRIVYN_SECRET_KEY }, args).ended;

async function open(clock = new SimulatedClock(Date.now())): Promise<{ app: App; api: Client }> {
  const config = readConfig({
    ...{ DRIVYN_DATA: dataDir, PORT: '0', DRIVYN_SECRET_KEY },
    DRIVYN_ADMIN_PASSWORD: 'a long password',
  });
  const assets = { main: '/assets/main.js', css: '', base: '', rest: '', buildId: 'test' };
  const app = await compose(config, { clock, log: createLog('silent'), assets });
  opened.push(app);
  const { origin } = await app.listen();
  return { app, api: createClient(origin, {}) };
}

async function close(app: App): Promise<void> {
  opened.splice(opened.indexOf(app), 1);
  await app.stop();
}

async function add(api: Client, body: Uint8Array<ArrayBuffer>): Promise<Medium> {
  const answer = await api('/api/media', { body, headers: { 'Content-Type': 'application/octet-stream' } });
  assert.equal(answer.status, 201, await answer.clone().text());
  return answer.json();
}

/** The same in every run, and nothing that packs well. */
function randomBytesOf(length: number): Uint8ClampedArray<ArrayBuffer> {
  let seed = 1;
  return new Uint8ClampedArray(length).map(() => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed >>> 24;
  });
}

const bytesOf = async (api: Client, path: string) => Buffer.from(await (await api(path)).arrayBuffer());

/** Paths of kept files under the store, without what can be made again. */
function keptFiles(): string[] {
  const store = join(dataDir, 'media');
  if (!existsSync(store)) return [];
  const parts = readdirSync(store).filter((name) => /^[0-9a-f]{2}$/.test(name));
  return parts.flatMap((part) => readdirSync(join(store, part)).map((name) => join(store, part, name)));
}

test('one file takes them along, and brings them back where everything is gone', async () => {
  const first = await open();
  const { api } = first;
  // More than one piece of a backup.
  const noise = { width: 1400, height: 900, data: randomBytesOf(1400 * 900 * 4) };
  const [picture, film] = [await add(api, pngOf(noise)), await add(api, filmOf())];
  assert.ok(picture.bytes > 1_000_000, `${picture.bytes}`);
  const posted = await addFilm(first.app.ctx, SYSTEM, {
    ...{ parts: first.app.media, businessId: 1, origin: 'website', name: '', alt: '' },
    bytes: filmOf(),
    poster: { bytes: pngOf(paint(320, 180)), width: 320, height: 180 },
  });
  const { id: platformId } = await connectChannel(api, 'facebook');
  const json = { platformIds: [platformId], content: 'Colours', media: [picture.id], status: 'scheduled' };
  assert.equal((await api('/api/contents', { json })).status, 201);
  await first.app.worker.drain();
  const feed = await (await api(`/api/platforms/${platformId}/feed`)).json();
  const shown = feed[0].media[0].url;
  const paths = [picture.url, film.url, shown, `/api/media/${posted.id}/file?as=thumb`];
  const before = await Promise.all(paths.map((path) => bytesOf(api, path)));
  const made = await run('backup', backup);
  assert.equal(made.code, 0, made.stderr);
  await close(first.app);
  rmSync(dataDir, { recursive: true });

  const restored = await run('restore', backup);
  assert.equal(restored.code, 0, restored.stderr);
  const { app, api: again } = await open();
  const now = await Promise.all(paths.map((path) => bytesOf(again, path)));
  for (const [index, bytes] of now.entries())
    assert.ok(bytes.equals(before[index] ?? Buffer.alloc(0)), paths[index]);
  await close(app);
  const db = await openAlone(join(dataDir, 'drivyn.db'));
  assert.equal(await db.read.schema.hasTable('backup_bytes'), false);
  await db.close();
});

test('a backup in which a picture was changed is refused', async () => {
  const copy = await openAlone(backup);
  await copy
    .write('backup_bytes')
    .where({ place: 'media', piece: 0 })
    .update({ bytes: Buffer.from('other') });
  await copy.close();
  const { code, stderr } = await run('restore', backup);
  assert.equal(code, 1);
  assert.match(stderr, /The picture or film [0-9a-f]{64} in the backup is damaged\. Nothing was changed\./);
});

test('the doctor says what is missing, and what belongs to nothing', async () => {
  const well = await run('doctor');
  assert.match(well.stdout, /well +Pictures and films: \d+ files, .*; none is missing\./);
  const [file = ''] = keptFiles();
  rmSync(file);
  const ill = await run('doctor');
  assert.match(
    ill.stdout,
    /WRONG +Bytes are missing in .+ \(pictures and films without theirs: 1\)\. Restore/,
  );
});

test('bytes go a day after their medium, drawn pictures a month after their last post, and what people brought stays', async () => {
  const clock = new SimulatedClock(Date.now() + 2 * DAY);
  const { app, api } = await open(clock);
  const parts = app.media;
  const tidy = () => tidyMedia(app.ctx, parts.store);
  // The refused restore has left bytes that belong to nothing.
  await tidy();
  const kept = await add(api, await jpegOf(paint(64, 48)));
  const gone = await add(api, await jpegOf(paint(50, 40)));
  const drawn = await addPicture(app.ctx, SYSTEM, {
    parts,
    businessId: 1,
    bytes: pngOf(paint(30, 30)),
    name: '',
    alt: '',
    origin: 'design',
  });
  await bytesOf(api, `${kept.url}?as=thumb`);
  await api(`/api/media/${gone.id}`, { method: 'DELETE' });
  const status = async (id: number) => (await api(`/api/media/${id}/file`)).status;
  const count = keptFiles().length;
  await tidy();
  assert.equal(keptFiles().length, count, 'not within a day');
  clock.advance(DAY + 1000);
  await tidy();
  assert.equal(keptFiles().length, count - 1);
  clock.advance(30 * DAY);
  await tidy();
  assert.deepEqual([await status(kept.id), await status(drawn.id)], [200, 404]);
  await tidy();
  assert.equal(keptFiles().length, count - 2);
  await close(app);
});
