// Bundles a script of this folder, so that a test can start it as a process many times without compiling it each time.
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { ownPlaces } from './compile.ts';
import { withPackages } from './packages.ts';

// Inside the project, so that the packages that stay outside the bundle are found.
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/drivyn/children');

/** @returns the path of a module that plain node can run */
export async function bundleChild(name: string): Promise<string> {
  const outdir = join(CACHE, `${name}-${process.pid}`);
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // What is loaded only when it is needed lies by itself: four fifths of it all, which every start would read.
    splitting: true,
    ...withPackages,
    // A statement that takes long on a busy machine has a thread begun, from a file beside its source.
    plugins: [ownPlaces, ...withPackages.plugins],
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  return join(outdir, `${basename(name)}.mjs`);
}
