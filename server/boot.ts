// What node runs first: brings in the program, with what V8 made of it when it was built, so that a start compiles next to
// nothing. decisions/131 has the figures.
import './allocator.ts';
import './young-generation.ts';
import { existsSync, readFileSync } from 'node:fs';
import { wrap } from 'node:module';
import { join } from 'node:path';
import { constants, Script } from 'node:vm';
import { zstdDecompressSync } from 'node:zlib';

const PROGRAM = join(__dirname, 'program.cjs');
/** The same packed, as the executable carries it. */
const PACKED = join(__dirname, 'program.packed');
const CODE = join(__dirname, 'program.code');
/** Bytes that are unpacked at once: all of it, as pieces would have to be put together again. */
const PIECE = 16 * 1024 * 1024;

function unpack(path: string): Buffer {
  return zstdDecompressSync(readFileSync(path), { chunkSize: PIECE });
}

/** Absent where it was not made, and where node cannot unpack it; V8 itself leaves alone what another V8 has made. */
function readCode(): Buffer | undefined {
  return existsSync(CODE) && zstdDecompressSync !== undefined ? unpack(CODE) : undefined;
}

/** Nothing in it is beyond ASCII (bundle.mjs), which takes a byte a character. */
function readProgram(): string {
  return existsSync(PROGRAM) ? readFileSync(PROGRAM, 'latin1') : unpack(PACKED).toString('latin1');
}

function start(): void {
  const cachedData = readCode();
  const script = new Script(wrap(readProgram()), {
    filename: PROGRAM,
    ...(cachedData && { cachedData }),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  script.runInThisContext()(exports, require, module, PROGRAM, __dirname);
}

// Only the module loader reads source maps.
if (process.sourceMapsEnabled && existsSync(PROGRAM)) require('./program.cjs');
else start();
