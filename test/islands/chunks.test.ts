// What the build makes of the islands: few files, so that the first touch does not wait for many.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { build } from 'esbuild';
import { ROOT } from '../support/build.ts';

/** Its own file, the kit, the bundler's helpers, hydration with React, the list of islands. */
const ALONE = 5;
/** And what it shares with single other islands. */
const MOST = 10;
/** Around every screen. */
const LAYOUT = ['autopilot-switch', 'notifications', 'toaster', 'tooltip'];

const assets = `${ROOT}dist/assets/`;

test('a page waits for one file: whatever else that file names is loaded when it is wanted', async () => {
  const { main } = JSON.parse(readFileSync(`${assets}manifest.json`, 'utf8')) as { main: string };
  const { metafile } = await build({
    entryPoints: [assets + main],
    external: ['./chunks/*'],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'nowhere',
  });
  const kinds = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ kind }) => kind));
  assert.deepEqual([...new Set(kinds)], ['dynamic-import']);
});

test('an island loads few files, and those of the layout nothing beyond what all need', () => {
  const { chunks } = JSON.parse(readFileSync(`${assets}manifest.json`, 'utf8')) as { chunks: string };
  const lists = JSON.parse(readFileSync(assets + chunks, 'utf8')) as Record<string, string[]>;
  const counts = Object.entries(lists).map(([island, files]) => [island, files.length] as const);
  assert.ok(counts.length > LAYOUT.length);
  assert.deepEqual(
    counts.filter(([island, count]) => count > (LAYOUT.includes(island) ? ALONE : MOST)),
    [],
  );
});
