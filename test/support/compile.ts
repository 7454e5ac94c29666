// Test files in one go: what they share is compiled and put together once, instead of by each of their processes.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { CACHE, ROOT } from './build.ts';

interface Compiled {
  /** The compiled files, in the order of those that were given. */
  readonly files: readonly string[];
  remove(): void;
}

/** @param files paths of test files, relative to the checkout. @throws Error when one of them does not compile */
export async function compileTests(files: readonly string[]): Promise<Compiled> {
  mkdirSync(CACHE, { recursive: true });
  // Inside the project, so that the packages that stay outside are found.
  const folder = mkdtempSync(join(CACHE, 'tests-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await build({
      absWorkingDir: ROOT,
      entryPoints: files.map((file) => ({
        in: file,
        out: relative(ROOT, join(ROOT, file)).replace(/\.tsx?$/, ''),
      })),
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'error',
      plugins: [ownPlaces],
    });
  } catch (error) {
    remove();
    throw error;
  }
  return { files: files.map((file) => join(folder, file.replace(/\.tsx?$/, '.mjs'))), remove };
}

/** A module that asks where it lies is told its source's place. */
const ownPlaces: Plugin = {
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
