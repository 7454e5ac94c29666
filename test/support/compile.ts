// Test files in one go: what they share is compiled and put together once, instead of by each of their processes.
// Each lies in a folder that is named by its place in the run, as the test runner starts files in the order of their names.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { CACHE, ROOT } from './build.ts';

/**
 * Packages that are compiled along, with what they import: each has many files, which every process of a test would look
 * for, one by one. What asks for files beside its own stays outside, and so do packages of the tests themselves.
 */
const BUNDLED =
  /^(knex|pg|koa|@koa\/router|koa-static|@fastify\/busboy|pino|valibot|htmlparser2|ical-generator|temporal-polyfill|uqr|react|react-dom|@floating-ui\/react|jotai|mdast-util-[a-z-]+|micromark-extension-[a-z-]+)(\/|$)/;
/** What they ask for themselves and does not come along: SQLite's compiled part, and drivers that are not installed. */
const OUTSIDE = [
  'sqlite3',
  'better-sqlite3',
  'tedious',
  'mysql',
  'mysql2',
  'mariadb',
  'oracledb',
  'pg-native',
  'pg-query-stream',
];
/** Packages that are not modules ask for those of Node by `require`. */
const OWN_REQUIRE = `import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(${JSON.stringify(ROOT)});`;

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
      external: OUTSIDE,
      define: { 'process.env.NODE_ENV': '"production"' },
      banner: { js: OWN_REQUIRE },
      platform: 'node',
      format: 'esm',
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'error',
      plugins: [ownPlaces, mostPackagesOutside],
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

/** Whatever our own sources import of a package that is not compiled along is found where it is installed. */
const mostPackagesOutside: Plugin = {
  name: 'most-packages-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      const isOurs = kind !== 'entry-point' && !importer.includes('/node_modules/');
      return isOurs && !BUNDLED.test(path) ? { path, external: true } : undefined;
    });
  },
};
