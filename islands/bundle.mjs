// What esbuild makes of the islands: few files, with nothing in them that must not reach the browser.
import * as fs from 'node:fs';
import { basename, join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import { bundleOptions, listFiles, root } from '../bundle.mjs';

/** What may reach the browser; anything else is server code that leaked into an island. */
const browserCode =
  /^(kit:|islands\/|views\/components\/|server\/contract\/|node_modules\/(react|react-dom|scheduler|jotai|valibot|tabbable|@floating-ui\/[^/]+)\/)/;

/**
 * One entry; esbuild makes a chunk of every island from the registry's dynamic imports, and one of each group of modules
 * that the same islands share: dozens of tiny files. What many share becomes one file, the kit, by letting all have it.
 */
export async function buildIslands() {
  const options = {
    ...bundleOptions,
    entryPoints: ['islands/runtime/main.ts'],
    outdir: 'dist/assets',
    entryNames: '[name]-[hash]',
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    splitting: true,
    minifyIdentifiers: true,
    legalComments: 'none',
  };
  const { metafile } = await esbuild.build(options);
  const bundle = await esbuild.build({ ...options, plugins: [bringKit(listShared(metafile), metafile)] });
  return { files: await dropIdleImports(bundle), ...describeIslands(bundle.metafile) };
}

/** A module that so many islands load is in the kit: with fewer, most of it would be of no use to most. */
const manyIslands = 3;
const hydration = 'islands/runtime/hydrate.tsx';

/** @returns paths of the modules that many islands load, or one and what brings it to life. */
function listShared({ outputs }) {
  const users = new Map();
  for (const [file, { entryPoint }] of Object.entries(outputs)) {
    const weight =
      entryPoint === hydration
        ? manyIslands - 1
        : Number(/^islands\/([^/]+\/index\.tsx|runtime\/intent\.ts)$/.test(entryPoint));
    if (weight === 0) continue;
    for (const path of listLoaded(file, outputs).flatMap((one) => Object.keys(outputs[one].inputs)))
      users.set(path, (users.get(path) ?? 0) + weight);
  }
  return [...users].filter(([, count]) => count >= manyIslands).map(([path]) => path);
}

/** Not the runtime at once, nor the events, which a page runs before anyone touches it. */
const kitUsers = /^islands\/(runtime\/(hydrate|store|intent|search-list)\.|(?!runtime\/).+\/)/;

/**
 * Lets whatever a person starts load all of these modules: esbuild then puts them into one file. One that starts without
 * them, be it a part of an island that is loaded later, would tear that file apart.
 */
function bringKit(modules, { outputs }) {
  const users = Object.values(outputs).flatMap(({ entryPoint }) =>
    kitUsers.test(entryPoint ?? '') ? [join(root, entryPoint)] : [],
  );
  return {
    name: 'kit',
    setup(build) {
      const namespace = 'kit';
      build.onResolve({ filter: /^kit$/ }, () => ({ path: 'kit', namespace }));
      build.onLoad({ filter: /.*/, namespace }, () => ({
        contents: modules.map((path) => `import './${path}';`).join('\n'),
        resolveDir: root,
      }));
      build.onLoad({ filter: /[\\/]islands[\\/]/ }, ({ path }) =>
        users.includes(path)
          ? {
              contents: `import 'kit';\n${fs.readFileSync(path, 'utf8')}`,
              loader: path.endsWith('x') ? 'tsx' : 'ts',
            }
          : undefined,
      );
    },
  };
}

/**
 * esbuild puts its own helpers for CommonJS into a chunk, which every file imports, also those that take nothing from
 * it: without these imports a page runs, and waits for, one file less before it can do anything. Nobody can tell the
 * first run that the helpers do nothing by themselves; a second one, over each of its files alone, can be told.
 */
async function dropIdleImports(bundle) {
  const { outputs } = bundle.metafile;
  const helpers = Object.keys(outputs).filter((file) => Object.keys(outputs[file].inputs).length === 0);
  const names = helpers.map((file) => basename(file));
  const contents = new Map(listFiles(bundle));
  const namespace = 'built';
  const files = {
    name: 'built-files',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, kind }) =>
        kind === 'entry-point'
          ? { path, namespace }
          : { path, external: true, sideEffects: !names.includes(basename(path)) },
      );
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({ contents: contents.get(path) }));
    },
  };
  return listFiles(
    await esbuild.build({
      ...bundleOptions,
      entryPoints: [...contents.keys()].map((path) => ({ in: path, out: path.replace(/\.js$/, '') })),
      outdir: 'dist',
      format: 'esm',
      plugins: [files],
    }),
  );
}

/** Reads esbuild's account of the bundle: checks what went in, and lists all files that each island needs to live. */
function describeIslands({ inputs, outputs }) {
  const leaks = Object.keys(inputs).filter((path) => !browserCode.test(path));
  if (leaks.length > 0) {
    throw new Error(leaks.map((path) => explainLeak(path, inputs)).join('\n'));
  }
  const entries = new Map(Object.entries(outputs).map(([file, { entryPoint }]) => [entryPoint, file]));
  const main = entries.get('islands/runtime/main.ts');
  const atOnce = listLoaded(main, outputs);
  const early = atOnce.flatMap((file) => Object.keys(outputs[file].inputs));
  const heavy = early.find((path) => /^node_modules\/react(-dom)?\//.test(path));
  if (heavy) {
    throw new Error(`Import rule: islands/runtime/main.ts loads ${heavy} at once; only an island may.`);
  }
  const shared = atOnce.slice(1).flatMap((file) => Object.keys(outputs[file].inputs));
  if (shared.length > 0) {
    throw new Error(`The page would wait for a second file: ${shared} also serve what is loaded later.`);
  }
  // What brings any island to life.
  const common = [hydration, 'islands/registry.ts'].map((entry) => entries.get(entry));
  const inAssets = (path) => relative('dist/assets', path);
  const later = ['intent', 'store'].map((name) => entries.get(`islands/runtime/${name}.ts`));
  const chunks = { intent: [...new Set(later.flatMap((one) => listLoaded(one, outputs)))] };
  for (const [entry, file] of entries) {
    const name = /^islands\/([^/]+)\/index\.tsx$/.exec(entry)?.[1];
    if (name) {
      chunks[name] = [...new Set([file, ...common].flatMap((one) => listLoaded(one, outputs)))];
    }
  }
  const urls = Object.entries(chunks).map(([name, files]) => [
    name,
    files.map((path) => `/assets/${inAssets(path)}`),
  ]);
  return { main: inAssets(main), chunks: JSON.stringify(Object.fromEntries(urls)) };
}

function explainLeak(path, inputs) {
  const [importer] = Object.entries(inputs).find(([, { imports }]) =>
    imports.some((one) => one.path === path),
  );
  return `Import rule: ${importer} -> ${path}: this must not reach the browser.`;
}

/** @returns the file and everything that it imports statically, directly or not; an empty file is nothing to load. */
function listLoaded(file, outputs, loaded = new Set()) {
  if (outputs[file]?.bytes > 0 && !loaded.has(file)) {
    loaded.add(file);
    const imports = outputs[file].imports.filter(({ kind }) => kind === 'import-statement');
    imports.forEach(({ path }) => void listLoaded(path, outputs, loaded));
  }
  return [...loaded];
}
