// What esbuild makes of the sources, beside the islands: the server bundle and the stylesheets; the icon sprite; and where
// everything lies. The islands' half is islands/bundle.mjs.
import * as fs from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { brotliCompressSync, constants as zlib } from 'node:zlib';
import * as esbuild from 'esbuild';

/** Absolute path of the checkout. */
export const root = import.meta.dirname;
export const dist = join(root, 'dist');
export const readText = (path) => fs.readFileSync(join(root, path), 'utf8');

/** Where the codecs of pictures come from, by the names under which the server looks for them (reading/codec-files.ts). */
const { code: codecFiles } = await esbuild.transform(readText('server/pictures/reading/codec-names.ts'), {
  loader: 'ts',
});
const { CODEC_FILES } = await import(`data:text/javascript,${encodeURIComponent(codecFiles)}`);

/** Drivers of databases that Knex could use and this product does not. */
const unusedDrivers =
  /^(sqlite3|better-sqlite3|tedious|mysql|mysql2|mariadb\/callback|oracledb|pg-native|pg-query-stream)$/;

/** Drawing in pieces, and fonts in WOFF2: parts of libraries that nothing here calls. */
const unusedParts = /^(\.\/cjs\/react-dom-server\.node\.production\.js|brotli\/decompress(\.js)?)$/;

/** Comes first of all: an older Node lacks what is asked of its SQLite, and says so in words for nobody. */
const refuseOldNode = `if (parseInt(process.versions.node) < 24) {
  console.error("Drivyn needs Node 24 or newer. 'npm start' brings its own."); process.exit(1); }`;

/** What all bundles have in common; the caller writes the files. */
export const bundleOptions = {
  absWorkingDir: root,
  bundle: true,
  minifySyntax: true,
  minifyWhitespace: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  target: 'es2022',
  metafile: true,
  write: false,
  logLevel: 'silent',
};

/** Unused drivers throw when touched, unused parts are empty. */
const replacedModules = {
  name: 'replaced-modules',
  setup(build) {
    build.onResolve({ filter: unusedDrivers }, ({ path }) => ({ path, namespace: 'unused-driver' }));
    build.onLoad({ filter: /.*/, namespace: 'unused-driver' }, ({ path }) => ({
      contents: `throw new Error(${JSON.stringify(`The database driver ${path} is not part of Drivyn.`)})`,
    }));
    build.onResolve({ filter: unusedParts }, ({ path }) => ({ path, namespace: 'unused-part' }));
    build.onLoad({ filter: /.*/, namespace: 'unused-part' }, () => ({ contents: 'module.exports = {};' }));
  },
};

const packs = join(root, 'server/domain/writer/packs');

/** Packs of the editorial library stay out of the bundle: each is read and unpacked when a business needs it. */
const packedPacks = {
  name: 'packed-packs',
  setup(build) {
    build.onResolve({ filter: /\/packs\/[a-z-]+\/index\.ts$/ }, ({ path }) => ({
      path: basename(dirname(path)),
      namespace: 'packed-pack',
    }));
    build.onLoad({ filter: /.*/, namespace: 'packed-pack' }, ({ path }) => ({
      contents: `import { readFileSync } from 'node:fs';
        import { join } from 'node:path';
        import { brotliDecompressSync } from 'node:zlib';
        const packed = readFileSync(join(__dirname, 'packs', '${path}.json.br'));
        export default JSON.parse(brotliDecompressSync(packed));`,
    }));
  },
};

/** The best quality takes ten times as long for a tenth less. */
function packed(pack) {
  return brotliCompressSync(JSON.stringify(pack), { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } });
}

/** @returns pairs of a path inside dist/ and its bytes, one for each pack */
export async function buildPacks() {
  const names = fs.readdirSync(packs, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const { outputFiles } = await esbuild.build({
    ...bundleOptions,
    entryPoints: Object.fromEntries(names.map(({ name }) => [name, join(packs, name, 'index.ts')])),
    outdir: 'dist/packs',
    format: 'esm',
  });
  return Promise.all(
    outputFiles.map(async ({ path, text }) => {
      const pack = await import(`data:text/javascript,${encodeURIComponent(text)}`);
      return [`packs/${basename(path, '.js')}.json.br`, packed(pack.default)];
    }),
  );
}

/** @returns pairs of a path inside dist/ and its content */
export async function buildServer() {
  const bundle = await esbuild.build({
    ...bundleOptions,
    entryPoints: ['server/main.ts'],
    outfile: 'dist/program.cjs',
    platform: 'node',
    format: 'cjs',
    target: 'node24',
    sourcemap: 'linked',
    plugins: [replacedModules, packedPacks],
    define: {
      ...bundleOptions.define,
      __DRIVYN_VERSION__: JSON.stringify(JSON.parse(readText('package.json')).version),
    },
  });
  return listFiles(bundle).map(([path, content]) => [
    path,
    path.endsWith('.cjs') ? escapeAll(content) : content,
  ]);
}

/** What node runs first. @returns pairs of a path inside dist/ and its content */
export async function buildBoot() {
  const bundle = await esbuild.build({
    ...bundleOptions,
    entryPoints: ['server/boot.ts'],
    outfile: 'dist/server.cjs',
    platform: 'node',
    format: 'cjs',
    target: 'node24',
    external: ['./program.cjs'],
    banner: { js: refuseOldNode },
  });
  return listFiles(bundle);
}

/** A thread of its own, as `worker.cjs` in a folder of dist/. */
async function buildThread(folder, source) {
  const bundle = await esbuild.build({
    ...bundleOptions,
    entryPoints: { worker: source },
    outdir: `dist/${folder}`,
    outExtension: { '.js': '.cjs' },
    platform: 'node',
    format: 'cjs',
    target: 'node24',
    plugins: [replacedModules],
  });
  return listFiles(bundle);
}

const readModule = (path) => fs.readFileSync(join(root, 'node_modules', path));

/** The thread that draws pictures, with the renderer's module beside it. @returns pairs of a path inside dist/ and its content */
export async function buildDrawing() {
  const wasm = readModule('@takumi-rs/wasm/pkg/takumi_wasm_bg.wasm');
  const thread = await buildThread('drawing', 'server/pictures/drawing/worker.ts');
  return [...thread, ['drawing/takumi.wasm', wasm]];
}

/** The thread that reads the database where it takes long. @returns pairs of a path inside dist/ and its content */
export function buildLongReads() {
  return buildThread('database', 'server/db/long-reads.ts');
}

/** The thread that films. @returns pairs of a path inside dist/ and its content */
export function buildFilming() {
  return buildThread('filming', 'server/pictures/filming/thread.ts');
}

/** The thread that prints documents. @returns pairs of a path inside dist/ and its content */
export function buildPrinting() {
  return buildThread('printing', 'server/documents/print-thread.ts');
}

/** The thread that reads pictures, with its codecs beside it. @returns pairs of a path inside dist/ and its content */
export async function buildReading() {
  const thread = await buildThread('reading', 'server/pictures/reading/thread.ts');
  const codecs = Object.entries(CODEC_FILES).map(([name, file]) => [
    `reading/${name}.wasm`,
    readModule(file),
  ]);
  return [...thread, ...codecs];
}

/**
 * Every character beyond ASCII as its escape, also in the regular expressions, where esbuild leaves it: a single such
 * character makes the engine keep the whole bundle in two bytes a character. No option of esbuild reaches these
 * expressions, and in the sources they may stand as they are read. What is replaced is any character, whatever is around
 * it: nothing here depends on how the bundle is written.
 */
function escapeAll(content) {
  const toEscape = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return Buffer.from(content)
    .toString()
    .replace(/[\u0080-\uffff]/g, toEscape);
}

/**
 * Three kinds of stylesheets: what every document carries, what the documents of a screen carry beyond it, and the rest: all
 * that a page may come to show later, other screens and what floats, in one file that every page loads when it stands.
 */
export async function buildStyles() {
  const styles = { ...bundleOptions, outdir: 'dist/assets', entryNames: '[name]' };
  const list = (folder) =>
    fs.readdirSync(join(root, 'views/styles', folder)).map((name) => `${folder}/${name}`);
  const screens = list('screens').map((file) => basename(file, '.css'));
  const app = await esbuild.build({
    ...styles,
    entryPoints: { app: 'views/styles/index.css' },
    entryNames: '[name]-[hash]',
  });
  const isCarried = (file) => `views/styles/${file}` in app.metafile.inputs;
  const components = list('components').filter((file) => !isCarried(file));
  const [own, rest] = await Promise.all([
    esbuild.build({
      ...styles,
      entryPoints: screens.map((name) => `views/styles/screens/${name}.css`),
      entryNames: 'screens/[name]',
    }),
    esbuild.build({
      ...styles,
      entryPoints: ['rest'],
      entryNames: '[name]-[hash]',
      plugins: [bringRest([...components, ...list('screens')])],
    }),
  ]);
  return {
    files: [app, own, rest].flatMap(listFiles),
    css: basename(app.outputFiles[0].path),
    screens: Object.fromEntries(screens.map((name) => [name, `screens/${name}.css`])),
    rest: basename(rest.outputFiles[0].path),
  };
}

/** All of these in this order, each once: for what a screen imports, esbuild would take the place of the last import. */
function bringRest(files) {
  return {
    name: 'rest',
    setup(build) {
      const empty = { contents: '', loader: 'css' };
      build.onResolve({ filter: /^rest$/ }, () => ({ path: 'rest', namespace: 'rest' }));
      build.onLoad({ filter: /.*/, namespace: 'rest' }, () => ({
        contents: files.map((file) => `@import "./views/styles/${file}";`).join('\n'),
        loader: 'css',
        resolveDir: root,
      }));
      build.onResolve({ filter: /^\.\.\/components\// }, ({ path }) => ({ path, namespace: 'imported' }));
      build.onLoad({ filter: /.*/, namespace: 'imported' }, () => empty);
    },
  };
}

/** @returns pairs of a path inside dist/ and its bytes. */
export function listFiles({ outputFiles }) {
  return outputFiles.map((file) => [relative(dist, file.path), file.contents]);
}

/** One sprite of exactly the icons that views/components/icon-names.ts lists. */
export async function buildIcons() {
  const { code } = await esbuild.transform(readText('views/components/icon-names.ts'), { loader: 'ts' });
  const { ICON_NAMES } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const symbols = Object.entries(ICON_NAMES).map(([name, origin]) => makeSymbol(name, origin));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

function makeSymbol(name, origin) {
  const path = origin
    .replace(/^lucide:(.+)/, 'node_modules/lucide-static/icons/$1.svg')
    .replace(/^simple:(.+)/, 'node_modules/simple-icons/icons/$1.svg')
    .replace(/^inline$/, `views/components/marks/${name}.svg`);
  if (!path.endsWith('.svg') || !fs.existsSync(join(root, path))) {
    throw new Error(`Icon ${name}: "${origin}" leads to no drawing (${path}).`);
  }
  const [, attributes, drawing] = /<svg([^>]*)>(.*)<\/svg>/s.exec(readText(path));
  const kept = attributes.match(/(viewBox|fill|stroke(-[a-z]+)?)="[^"]*"/g);
  const colour = attributes.includes('fill=') ? [] : ['fill="currentColor"'];
  const shapes = drawing.replace(/<title>.*?<\/title>|<!--.*?-->|\s+(?=<)|\s+$/gs, '');
  const drawn = [...kept, ...colour].map((one) => one.replace('stroke-width="2"', 'stroke-width="1.75"'));
  return `<symbol id="${name}" ${drawn.join(' ')}>${shapes}</symbol>`;
}
