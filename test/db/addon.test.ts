// The addon loader, with SQLite's real addon: beside the bundle, out of the executable, and where nothing may be kept.
import assert from 'node:assert/strict';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { loadAddon } from '../../server/db/addon.ts';
import { ROOT } from '../support/build.ts';

const NAME = 'node_sqlite3.node';
const directory = join(ROOT, 'node_modules/sqlite3/build/Release');
const folder = mkdtempSync(join(tmpdir(), 'drivyn-addon-test-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function listExtracted(): string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.node'))
    .sort();
}

test('opens the file beside the bundle', () => {
  assert.ok('Database' in loadAddon(NAME, { directory, embedded: false }));
  assert.deepEqual(listExtracted(), []);
});

test('extracts once per content, and replaces a file that was altered', () => {
  assert.ok('Database' in loadAddon(NAME, { directory, embedded: true, cache: folder }));
  const [path = ''] = listExtracted();
  const file = join(folder, path);
  const first = statSync(file).mtimeMs;
  loadAddon(NAME, { directory, embedded: true, cache: folder });
  assert.equal(statSync(file).mtimeMs, first, 'the second start writes nothing');
  rmSync(file);
  writeFileSync(file, 'something else');
  assert.ok('Database' in loadAddon(NAME, { directory, embedded: true, cache: folder }));
  assert.deepEqual(readFileSync(file), readFileSync(join(directory, NAME)));
  assert.deepEqual(listExtracted(), [path], 'no temporary name is left');
});

test('without a usable cache folder it loads all the same and leaves nothing behind', (t) => {
  const blocked = join(folder, 'a-file');
  writeFileSync(blocked, '');
  chmodSync(blocked, 0o400);
  // Other processes come and go in the one that all share.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = join(folder, 'temporary');
  t.after(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  });
  mkdirSync(process.env.TMPDIR);
  for (const cache of [undefined, blocked]) {
    assert.ok('Database' in loadAddon(NAME, { directory, embedded: true, cache }));
  }
  assert.deepEqual(readdirSync(tmpdir()), []);
});

test('says what it tried when nothing works', () => {
  writeFileSync(join(folder, 'broken.node'), 'not a library');
  assert.throws(
    () => loadAddon('broken.node', { directory: folder, embedded: true, cache: undefined }),
    /broken\.node could not be loaded: .*no cache folder; .*broken\.node/s,
  );
});
