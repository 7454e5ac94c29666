// Test files in one go: what they share is compiled and put together once, instead of by each of their processes.
// What one process runs lies in a folder that is named by its place in the run, as the test runner starts files in the order
// of their names.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { CACHE, ROOT } from './build.ts';
import { withPackages } from './packages.ts';

export interface Compiled {
  /** What a process each runs, in the order of the groups that were given. */
  readonly files: readonly string[];
  /** The compiled modules that each of their processes loads first, as addresses. */
  readonly preloads: readonly string[];
  /** Holds it all; other things of this run may be put into it. */
  readonly folder: string;
  remove(): void;
}

/**
 * @param groups paths of test files, relative to the checkout; those of a group share a process (several.ts)
 * @param preloads paths of what is loaded before them
 * @throws Error when one of them does not compile
 */
export async function compileTests(
  groups: readonly (readonly string[])[],
  preloads: readonly string[],
): Promise<Compiled> {
  mkdirSync(CACHE, { recursive: true });
  // Inside the project, so that the packages that stay outside are found.
  const folder = mkdtempSync(join(CACHE, 'tests-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const entries = [...groups.map(place), ...preloads.map((file) => ({ in: file, out: withoutEnding(file) }))];
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
      plugins: [ownPlaces, together(groups), ...withPackages.plugins],
    });
  } catch (error) {
    remove();
    throw error;
  }
  const compiled = entries.map(({ out }) => join(folder, `${out}.mjs`));
  return {
    files: compiled.slice(0, groups.length),
    preloads: compiled.slice(groups.length).map((path) => pathToFileURL(path).href),
    folder,
    remove,
  };
}

const withoutEnding = (file: string) => relative(ROOT, join(ROOT, file)).replace(/\.tsx?$/, '');

function place(group: readonly string[], index: number): { in: string; out: string } {
  const folder = String(index).padStart(3, '0');
  const [file] = group;
  if (file === undefined) throw new Error('a group of test files is empty');
  return group.length === 1
    ? { in: file, out: join(folder, withoutEnding(file)) }
    : { in: `${SEVERAL}${index}`, out: join(folder, 'several') };
}

/** Before the number of a group, which has no file of its own. */
const SEVERAL = 'several:';
const RUN_SEVERAL = join(ROOT, 'test/support/several.ts');

/** Writes what starts a group, and has its files ask several.ts for tests. */
function together(groups: readonly (readonly string[])[]): Plugin {
  return {
    name: 'together',
    setup: ({ onResolve, onLoad }) => {
      if (groups.every(({ length }) => length === 1)) return;
      onResolve({ filter: /^node:test$/ }, ({ importer }) =>
        importer === RUN_SEVERAL ? { path: 'node:test', external: true } : { path: RUN_SEVERAL },
      );
      onResolve({ filter: new RegExp(`^${SEVERAL}`) }, ({ path }) => ({ path, namespace: 'several' }));
      onLoad({ filter: /./, namespace: 'several' }, ({ path }) => ({
        contents: startOf(groups[Number(path.slice(SEVERAL.length))] ?? []),
        resolveDir: ROOT,
        loader: 'ts',
      }));
    },
  };
}

function startOf(group: readonly string[]): string {
  const loads = group.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)}),`);
  return `import { runSeveral } from ${JSON.stringify(RUN_SEVERAL)};
await runSeveral({
${loads.join('\n')}
});
`;
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
