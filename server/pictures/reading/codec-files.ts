// Where the codecs lie: beside the bundle, or in the packages that they come from.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CODEC_FILES, type CodecName } from './codec-names.ts';

/** Those that a thread needs; asking for another is an error of ours. */
export type Codecs = Readonly<Record<CodecName, WebAssembly.Module>>;

const compiled = new Map<CodecName, WebAssembly.Module>();

/** Compiles each once for the process; threads share what comes out. */
export function codecsFor(names: readonly CodecName[]): Partial<Codecs> {
  return Object.fromEntries(names.map((name) => [name, codecOf(name)]));
}

function codecOf(name: CodecName): WebAssembly.Module {
  const known = compiled.get(name);
  if (known) return known;
  const module = new WebAssembly.Module(readFileSync(pathOf(name)));
  compiled.set(name, module);
  return module;
}

function pathOf(name: CodecName): string {
  return typeof __dirname === 'string'
    ? join(__dirname, 'reading', `${name}.wasm`)
    : createRequire(import.meta.url).resolve(CODEC_FILES[name]);
}
