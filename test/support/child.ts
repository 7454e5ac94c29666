// Bundles a script of this folder, so that a test can start it as a process many times without compiling it each time.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ownPlaces } from './compile.ts';
import { withPackages } from './packages.ts';

// Inside the project, so that the packages that stay outside the bundle are found.
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/drivyn/children');

/** @returns the path of a module that plain node can run */
export async function bundleChild(name: string): Promise<string> {
  mkdirSync(CACHE, { recursive: true });
  const outfile = join(CACHE, `${name}-${process.pid}.mjs`);
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile,
    bundle: true,
    ...withPackages,
    // A statement that takes long on a busy machine has a thread begun, from a file beside its source.
    plugins: [ownPlaces, ...withPackages.plugins],
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  return outfile;
}
