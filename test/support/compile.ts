// Test files in one go: what they share is compiled and put together once, instead of by each of their processes.
// Each lies in a folder that is named by its place in the run, as the test runner starts files in the order of their names.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { CACHE, ROOT } from './build.ts';
import { withPackages } from './packages.ts';

export interface Compiled {
  /** The compiled files, in the order of those that were given. */
  readonly files: readonly string[];
  /** The compiled modules that each of their processes loads first, as addresses. */
  readonly preloads: readonly string[];
  /** Holds it all; other things of this run may be put into it. */
  readonly folder: string;
  remove(): void;
}

/**
 * @param files paths of test files, relative to the checkout
 * @param preloads paths of what is loaded before them
 * @throws Error when one of them does not compile
 */
export async function compileTests(files: readonly string[], preloads: readonly string[]): Promise<Compiled> {
  mkdirSync(CACHE, { recursive: true });
  // Inside the project, so that the packages that stay outside are found.
  const folder = mkdtempSync(join(CACHE, 'tests-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const entries = [...files.map(place), ...preloads.map((file) => ({ in: file, out: withoutEnding(file) }))];
  try {
    await build({
      absWorkingDir: ROOT,
      entryPoints: entries,
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      ...withPackages,
      platform: 'node',
      format: 'esm',
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'error',
      plugins: [ownPlaces, ...withPackages.plugins],
    });
  } catch (error) {
    remove();
    throw error;
  }
  const compiled = entries.map(({ out }) => join(folder, `${out}.mjs`));
  return {
    files: compiled.slice(0, files.length),
    preloads: compiled.slice(files.length).map((path) => pathToFileURL(path).href),
    folder,
    remove,
  };
}

const withoutEnding = (file: string) => relative(ROOT, join(ROOT, file)).replace(/\.tsx?$/, '');

function place(file: string, index: number): { in: string; out: string } {
  return { in: file, out: join(String(index).padStart(3, '0'), withoutEnding(file)) };
}

/** A module that asks where it lies is told its source's place. */
export const ownPlaces: Plugin = {
  name: 'own-places',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/(test|server)\/.*\.tsx?$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('import.meta.')) return undefined;
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};
