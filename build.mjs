// Builds dist/: the server bundle, the islands, the stylesheet, the icon sprite and the manifest that names them.
// node build.mjs [--if-stale] [--watch] [--package [--target linux-arm64]]
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { formatMessagesSync } from 'esbuild';
import {
  buildBoot,
  buildDrawing,
  buildFilming,
  buildIcons,
  buildLongReads,
  buildPacks,
  buildPrinting,
  buildReading,
  buildServer,
  buildStyles,
  dist,
  root,
} from './bundle.mjs';
import { makeCodeCache } from './code-cache.mjs';
import { buildFonts } from './fonts.mjs';
import { buildIslands } from './islands/bundle.mjs';
import { isPackaged, packageExecutable } from './package.mjs';

const stage = join(dist, `.stage-${process.pid}`);
const sources =
  'server views islands migrations build.mjs bundle.mjs code-cache.mjs fonts.mjs package.mjs package.json package-lock.json'.split(
    ' ',
  );

/** The fonts of printed documents (Roboto, Apache License 2.0): read at run time, so they lie beside the bundle. */
function listFonts() {
  return ['Roboto-Regular.ttf', 'Roboto-Medium.ttf'].map((name) => [
    `assets/fonts/${name}`,
    fs.readFileSync(join(root, 'node_modules/pdfmake/fonts/Roboto', name)),
  ]);
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
}

/**
 * The manifest goes last: its time says how old the build is, and counts from before the sources were read. After it comes
 * only the code, which V8 knows by the length of its program alone: never does it lie beside another one.
 */
function publishStage(startedAt) {
  fs.utimesSync(join(stage, 'assets/manifest.json'), startedAt, startedAt);
  fs.rmSync(join(dist, 'program.code'), { force: true });
  const names = fs.readdirSync(stage).sort().reverse();
  const isCode = (name) => name === 'program.code';
  for (const name of [...names.filter((one) => !isCode(one)), ...names.filter(isCode)]) {
    fs.rmSync(join(dist, name), { recursive: true, force: true });
    fs.renameSync(join(stage, name), join(dist, name));
  }
}

/** As esbuild names files whose content never changes. */
function hashOf(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase();
}

/** @param isWatching builds for a server that is started with source maps, and again in a moment */
async function build({ isWatching = false } = {}) {
  const startedAt = new Date();
  try {
    const [boot, server, drawing, filming, longReads, printing, reading, packs, islands, styles] =
      await Promise.all([
        buildBoot(),
        buildServer(),
        buildDrawing(),
        buildFilming(),
        buildLongReads(),
        buildPrinting(),
        buildReading(),
        buildPacks(),
        buildIslands(),
        buildStyles(),
      ]);
    const files = new Map([
      ...boot,
      ...server,
      ...drawing,
      ...filming,
      ...longReads,
      ...printing,
      ...buildFonts(),
      ...reading,
      ...packs,
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
      css: styles.css,
      screens: styles.screens,
      rest: styles.rest,
      icons: 'icons.svg',
    };
    files.set('assets/manifest.json', JSON.stringify(manifest, null, 2));
    writeStage(files);
    if (!isWatching) makeCodeCache(stage);
    publishStage(startedAt);
    console.log(`Built dist/ as ${buildId} in ${Date.now() - startedAt.getTime()} ms`);
  } finally {
    fs.rmSync(stage, { recursive: true, force: true });
  }
}

function isStale() {
  const built = ['assets/manifest.json', 'server.cjs'].map((name) => join(dist, name));
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
  const rebuild = () => build({ isWatching: true }).then(restart).catch(reportFailure);
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

/** One line per mistake, as an editor can jump to; the stack of the build itself helps nobody. */
function reportFailure(error) {
  const problems = formatMessagesSync(error.errors ?? [], { kind: 'error', color: true });
  console.error(problems.length > 0 ? problems.join('') : `Build failed. ${error.message}`);
  process.exitCode = 1;
}

async function main() {
  const flag = { type: 'boolean' };
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: { 'if-stale': flag, watch: flag, package: flag, target: text },
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
