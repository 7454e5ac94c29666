// One channel more: its descriptor, its connector's folder, its lines in the lists of both, its mark, and nothing else.
// A copy of the product to which exactly that was added is checked, built and used.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { build } from 'esbuild';
import { ROOT } from './support/build.ts';
import { ownPlaces } from './support/compile.ts';

const COPIED =
  'server views islands migrations build.mjs bundle.mjs code-cache.mjs fonts.mjs package.mjs package.json package-lock.json tsconfig.json'.split(
    ' ',
  );

/** The lines that are added to lists: file, the line that the new one follows, the new one. */
const LINES = {
  import: [
    'server/contract/channels/index.ts',
    /^import \* as linkedin .*$/m,
    "import * as meadow from './meadow.ts';",
  ],
  channel: [
    'server/contract/channels/index.ts',
    /^ {2}tiktok: tiktok\.channel,$/m,
    '  meadow: meadow.channel,',
  ],
  practice: [
    'server/contract/channels/index.ts',
    /^ {2}tiktok: tiktok\.practice,$/m,
    '  meadow: meadow.practice,',
  ],
  connectorImport: [
    'server/connectors/channels/registry.ts',
    /^import .* from '\.\/mastodon\/connector\.ts';$/m,
    "import { createMeadow } from './meadow/connector.ts';",
  ],
  connector: [
    'server/connectors/channels/registry.ts',
    /^ {2}tiktok: \{.*\},$/m,
    "  meadow: { real: createMeadow('https://api.meadow.example') },",
  ],
  icon: ['views/components/icon-names.ts', /^ {2}'mark-linkedin': .*$/m, "  'mark-meadow': 'inline',"],
} as const satisfies Record<string, readonly [file: string, after: RegExp, line: string]>;
type Line = keyof typeof LINES;

/** More than the runner grants a test: one checker of types has one share of a machine that is busy. */
const HANG = 8 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'drivyn-tenth-'));

before(() => {
  for (const path of COPIED) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  cpSync(join(ROOT, 'test/support'), join(folder, 'test/support'), { recursive: true });
  cpSync(join(ROOT, 'test/fixtures/tenth-channel'), folder, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  // The packages are lent, which is no part of a channel.
  edit('bundle.mjs', /bundle: true,/, 'bundle: true,\n  preserveSymlinks: true,');
});
after(() => rmSync(folder, { recursive: true, force: true }));

function edit(path: string, place: RegExp, text: string): void {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  assert.match(before, place, `${path} has another form now`);
  writeFileSync(file, before.replace(place, text));
}

/** Puts the lines in, all or all but some. */
function addLines(names: readonly Line[]): void {
  for (const path of new Set(Object.values(LINES).map(([path]) => path))) {
    cpSync(join(ROOT, path), join(folder, path));
  }
  for (const name of names) {
    const [path, place, line] = LINES[name];
    edit(path, place, `$&\n${line}`);
  }
}

async function run(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  // What says that a test runs is not for a process that runs tests of its own.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/**
 * Nothing is kept for a next time, which would be kept where the checkout's own check looks; and one checker alone works two
 * thirds of what four do, as each of them finds out about the types that it meets.
 * @param project of the copy
 */
const checkTypes = (project: string) =>
  run([
    'node_modules/typescript/bin/tsc',
    ...['--project', project, '--incremental', 'false', '--checkers', '1'],
    ...['--noEmit', '--preserveSymlinks', '--pretty', 'false'],
  ]);

describe('a tenth channel', () => {
  test('what is forgotten of it is a type error where it belongs', { timeout: HANG }, async () => {
    addLines(['import', 'channel']);
    const places = [
      'server/connectors/channels/registry.ts',
      'server/contract/channels/index.ts',
      'views/components/icon.tsx',
    ];
    // With what they import, which is a part of the product.
    const project = { extends: './tsconfig.json', include: [], files: places };
    writeFileSync(join(folder, 'places.json'), JSON.stringify(project));
    const { code, output } = await checkTypes('places.json');
    assert.notEqual(code, 0);
    const files = new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file));
    for (const file of places) assert.ok(files.has(file), `${file} compiles without it: ${output}`);
  });

  test('with all of it the product compiles, builds, and the browser is told', {
    timeout: HANG,
  }, async () => {
    addLines(Object.keys(LINES) as Line[]);
    const [types, built] = await Promise.all([checkTypes('tsconfig.json'), run(['build.mjs'])]);
    assert.equal(types.output, '');
    assert.equal(built.code, 0, built.output);
    const assets = join(folder, 'dist/assets');
    assert.match(readFileSync(join(assets, 'icons.svg'), 'utf8'), /<symbol id="mark-meadow"/);
    const { chunks } = JSON.parse(readFileSync(join(assets, 'manifest.json'), 'utf8')) as { chunks: string };
    const composer = (JSON.parse(readFileSync(join(assets, chunks), 'utf8')) as Record<string, string[]>)
      .composer;
    const code = composer?.map((path) => readFileSync(join(folder, 'dist', path), 'utf8')).join('');
    assert.match(code ?? '', /"Meadow"/);
    assert.doesNotMatch(code ?? '', /Show what grows/);
  });

  test('it is connected, written for, published, measured and shown', async () => {
    const bundle = join(ROOT, 'node_modules/.cache/drivyn', `tenth-${process.pid}.test.mjs`);
    await build({
      absWorkingDir: folder,
      entryPoints: ['test/scenario.ts'],
      outfile: bundle,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
      plugins: [ownPlaces],
    });
    try {
      const { code, output } = await run(['--test', '--test-reporter=spec', bundle]);
      assert.equal(code, 0, output);
      assert.match(output, /pass [1-9]/);
    } finally {
      rmSync(bundle);
    }
  });
});
