// What the build has V8 compile ahead: taken back at a start, and then it is the same program.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { promisify } from 'node:util';
import { ensureBuilt, ROOT } from './support/build.ts';

const call = promisify(execFile);
const PROGRAM = join(ROOT, 'dist/program.cjs');
const CODE = join(ROOT, 'dist/program.code');

/** As server/boot.ts gives it to V8. */
const ASK = `
const { readFileSync } = require('node:fs');
require('node:v8').setFlagsFromString('--semi-space-growth-factor=1');
const source = require('node:module').wrap(readFileSync(${JSON.stringify(PROGRAM)}, 'latin1'));
const cachedData = require('node:zlib').zstdDecompressSync(readFileSync(${JSON.stringify(CODE)}));
const { cachedDataRejected } = new (require('node:vm').Script)(process.argv[1] + source, { cachedData });
process.stdout.write(String(cachedDataRejected));
`;

before(ensureBuilt);

test('V8 takes back the code that it made when the program was built', async () => {
  assert.ok(existsSync(CODE), 'no code was made');
  const { stdout } = await call(process.execPath, ['-e', ASK, '']);
  assert.equal(stdout, 'false');
});

test('of another program it takes nothing', async () => {
  const { stdout } = await call(process.execPath, ['-e', ASK, ';']);
  assert.equal(stdout, 'true');
});

test('the program is the same with source maps, when it is loaded without the code', async () => {
  const arguments_ = [join(ROOT, 'dist/server.cjs'), '--version'];
  const [quick, mapped] = await Promise.all([
    call(process.execPath, arguments_),
    call(process.execPath, ['--enable-source-maps', ...arguments_]),
  ]);
  assert.match(quick.stdout, /^\d+\.\d+\.\d+\n$/);
  assert.equal(mapped.stdout, quick.stdout);
});
