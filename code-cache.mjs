// Makes dist/program.code: what V8 has compiled of the program by the time it has answered its first pages. server/boot.ts
// gives it back to V8 at every start. Run as a program of its own, `node code-cache.mjs FOLDER`, it is that start.
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import Module, { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { constants, Script } from 'node:vm';
import { zstdCompressSync } from 'node:zlib';

const LONGEST = 120_000;
/** The first page of nearly everybody, with a session or without, and one that the router asks for. */
const PAGES = ['/', '/screens/login', '/screens/business-setup'];

/** Writes `program.code` beside the program in `folder`. A machine on which it cannot be made builds all the same. */
export function makeCodeCache(folder) {
  const dataDir = fs.mkdtempSync(join(tmpdir(), 'drivyn-code-'));
  try {
    const env = { PATH: process.env.PATH, DRIVYN_DATA: dataDir, PORT: '0', DRIVYN_LOG_LEVEL: 'silent' };
    const options = { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: LONGEST };
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), folder], options);
  } catch (error) {
    console.warn(`Starts will be slower, as the code cache could not be made: ${error.message}`);
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** As server/boot.ts does it: V8 takes back only what was made of the same text, under the same flags. */
async function makeInThisProcess(folder) {
  const program = join(folder, 'program.cjs');
  setFlagsFromString('--semi-space-growth-factor=1');
  const require = createRequire(program);
  const script = new Script(Module.wrap(fs.readFileSync(program, 'latin1')), {
    filename: program,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const address = readAddress();
  process.argv = [process.execPath, program, 'serve'];
  const module = { exports: {} };
  script.runInThisContext()(module.exports, require, module, program, folder);
  const url = await address;
  for (const page of PAGES) await (await fetch(new URL(page, url))).text();
  // The program has set flags of its own meanwhile.
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=0');
  fs.writeFileSync(join(folder, 'program.code'), zstdCompressSync(script.createCachedData()));
  process.exit();
}

/** Where the server says that it listens. */
function readAddress() {
  return new Promise((done) => {
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (text, ...rest) => {
      const [url] = /http:\/\/[^\s]+/.exec(String(text)) ?? [];
      if (url) done(url);
      return write(text, ...rest);
    };
  });
}

const [, called, folder] = process.argv;
if (called && resolve(called) === fileURLToPath(import.meta.url)) await makeInThisProcess(resolve(folder));
