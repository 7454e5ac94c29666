// `npm run bench`: one table from one run. A goal that is missed is a finding, not a failure. Parts are run alone by their
// names: `npm run bench -- starts memory`.
import './production.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUNDLE, startProduct } from '../support/product.ts';
import { type Business, makeBusiness } from './business.ts';
import { benchClaims } from './claims.ts';
import { benchDemo } from './demo.ts';
import { benchFilms } from './films.ts';
import { benchHistory } from './history.ts';
import { benchLearning } from './learning.ts';
import { benchMail } from './mail/mail.ts';
import { benchDocuments } from './pages.ts';
import { benchPhones } from './phones.ts';
import { benchPictures } from './pictures.ts';
import { benchQueries } from './queries.ts';
import { benchScripts } from './scripts.ts';
import { benchSoak } from './soak.ts';
import { benchMemory, benchMemoryAfterLoad, benchStarts } from './starts.ts';
import { benchStreams } from './streams.ts';
import { formatTable, type Row } from './table.ts';
import { benchThroughput, measureRendering } from './throughput.ts';
import { benchTurns } from './turns.ts';
import { benchUploads } from './uploads.ts';
import { benchUsual } from './usual.ts';
import { benchWriter } from './writer.ts';

const HEADER = `Every figure stands beside a reference from this same run; trust the ratios, not the figures.
The exit code is 1 only when something breaks. A goal that is missed says MISSED and does not change it.`;

const rows: Row[] = [];
const broken: string[] = [];
/** Names of parts; all when there is none. */
const wanted = process.argv.slice(2).filter((given) => !given.startsWith('--'));

async function main(): Promise<void> {
  const startedAt = performance.now();
  const before = loadavg()[0];
  process.stdout.write(`${HEADER}\n\n`);
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-bench-'));
  try {
    await runAll(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(`\n${formatTable(rows)}\n\n`);
  for (const problem of broken) process.stdout.write(`BROKEN ${problem}\n`);
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`${summarise()}\n`);
  process.stdout.write(
    `${seconds.toFixed(0)} s on ${process.platform}-${process.arch}, Node ${process.versions.node}; ` +
      `load average ${before?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after.\n`,
  );
}

async function runAll(folder: string): Promise<void> {
  const dataDir = join(folder, 'data');
  let made: Promise<Business> | undefined;
  /** Two weeks of history take a minute: only for the parts that look at them. */
  const business = () => {
    if (!made) progress('a business with a history');
    made ??= makeBusiness(dataDir);
    return made;
  };
  const onServer = async (work: (server: Server) => Promise<Row[]>) => {
    const known = await business();
    return withServer(dataDir, (url) => work({ url, ...known }));
  };
  await attempt('pages', () => {
    return onServer((full) => withServer(join(folder, 'empty'), (empty) => benchDocuments(full, empty)));
  });
  await attempt('scripts', () => onServer(benchScripts));
  await attempt('throughput', async () => {
    await business();
    const rendering = measureRendering(dataDir);
    return onServer((server) => benchThroughput(server, rendering));
  });
  await attempt('starts', async () => benchStarts(await business(), folder));
  await attempt('history', () => benchHistory(folder));
  await attempt('claims', benchClaims);
  // Who rests disturbs nobody.
  await Promise.all([attempt('demo', () => benchDemo(folder)), attempt('memory', () => benchMemory(folder))]);
  await attempt('mail', () => benchMail(folder));
  await attempt('streams', () => benchStreams(folder));
  await attempt('load', async () => benchMemoryAfterLoad(await business()));
  await attempt('queries', async () => benchQueries(await business()));
  await attempt('phones', () => onServer(benchPhones));
  await attempt('pictures', benchPictures);
  await attempt('films', benchFilms);
  await attempt('uploads', () => benchUploads(folder));
  await attempt('writer', benchWriter);
  await attempt('learning', benchLearning);
  await attempt('usual', () => onServer(benchUsual));
  // A quarter of an hour, and only what it is asked for.
  if (wanted.includes('soak')) await attempt('soak', benchSoak);
  // Last: it leaves much behind.
  await attempt('turns', async () => benchTurns(await business()));
}

type Server = Business & { readonly url: string };

/** A built server on a data directory, as long as `work` needs it. */
async function withServer<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startProduct({
    program: BUNDLE,
    command: 'serve',
    // What is measured here is the server, not how it holds one caller back.
    environment: { DRIVYN_DATA: dataDir, DRIVYN_RATE_LIMITS: 'off' },
  });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Adds a benchmark's rows; one that breaks does not keep the others from being measured. */
async function attempt(name: string, bench: () => Promise<Row[]>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  progress(name);
  try {
    rows.push(...(await bench()));
  } catch (error) {
    broken.push(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}

function progress(name: string): void {
  process.stderr.write(`measuring: ${name}\n`);
}

function summarise(): string {
  const missed = rows.filter(({ met }) => met === false);
  const met = rows.filter((row) => row.met).length;
  const names = missed.map(({ what }) => what).join('; ');
  const parts = [
    `${met} goals met`,
    `${missed.length} missed${names && ` (${names})`}`,
    `${broken.length} broken`,
  ];
  return `${parts.join(', ')}.`;
}

await main();
process.exitCode = broken.length > 0 ? 1 : 0;
