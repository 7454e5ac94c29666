// What one executable costs until its first answer, beside the same bundle under plain node and one that only listens; and
// in memory, at rest and after load.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE, EXECUTABLE, type Product, type Program, startProduct } from '../support/product.ts';
import { packBareExecutable } from './bare-executable.ts';
import { type Business, bringUpToDate } from './business.ts';
import { ACCEPTS, fetchBytes } from './fetch-bytes.ts';
import { measureLoad } from './load.ts';
import { median } from './measure.ts';
import type { Row } from './table.ts';

const STARTS = 5;
const SLOWER_AT_MOST = 1.5;
/** Beside an executable that only listens. */
const MORE_AT_MOST = 1.6;
const REST_MS = 20_000;
const MEMORY_GOAL = 110 * 1024 * 1024;
const LOADED_GOAL = 180 * 1024 * 1024;
/** What 80 s of load at a hundred a second come to. */
const PAGES = 8_000;

const PROGRAMS = { executable: [EXECUTABLE], node: BUNDLE } as const satisfies Record<string, Program>;

/** All take turns, so that whatever else the machine does meets all of them. */
export async function benchStarts(business: Business, folder: string): Promise<Row[]> {
  const programs = { ...PROGRAMS, bare: [packBareExecutable(folder)] as const };
  const times = { executable: [] as number[], node: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= STARTS; round += 1) {
    for (const name of ['executable', 'node', 'bare'] as const) {
      const time = await timeFirstDashboard(programs[name], business);
      // The first round only brings the files into the system's cache.
      if (round > 0) times[name].push(time);
    }
  }
  const executable = median(times.executable);
  const compare = (reference: string, time: number, goal: number): Row => ({
    what: `executable: start to the first dashboard, beside ${reference}`,
    value: `${executable.toFixed(0)} ms`,
    ratio: executable / time,
    reference: `${reference}, ${time.toFixed(0)} ms`,
    goal: `<= ${goal}`,
    met: executable <= time * goal,
  });
  return [
    compare('the bundle under node', median(times.node), SLOWER_AT_MOST),
    compare('an executable that only listens', median(times.bare), MORE_AT_MOST),
  ];
}

async function timeFirstDashboard(program: Program, { config, cookie }: Business): Promise<number> {
  const environment = { DRIVYN_DATA: config.dataDir };
  const startedAt = performance.now();
  const product = await startProduct({ program, command: 'serve', environment });
  try {
    await fetchBytes(`${product.url}/`, { Cookie: cookie });
    return performance.now() - startedAt;
  } finally {
    await product.stop();
  }
}

/**
 * A file that was just written, as by the packaging, lies in the system's cache in large pieces, and all of a piece
 * counts for a process that touches any of it: 20 MB that nobody sees who did not build it here.
 */
function dropFromCache(file: string): void {
  if (process.platform !== 'linux') return;
  execFileSync('dd', [`of=${file}`, 'oflag=nocache', 'conv=notrunc,fdatasync', 'count=0'], {
    stdio: 'ignore',
  });
}

/** Both rest side by side, each on a data directory of its own inside `folder`. */
export async function benchMemory(folder: string): Promise<Row[]> {
  const products: Product[] = [];
  dropFromCache(EXECUTABLE);
  try {
    for (const program of [PROGRAMS.executable, PROGRAMS.node]) {
      const environment = { DRIVYN_DATA: mkdtempSync(join(folder, 'rest-')) };
      products.push(await startProduct({ program, command: 'serve', environment }));
    }
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const [executable = 0, node = 0] = products.map(({ pid }) => readMemory(pid));
    return [
      describeMemory('executable', executable, { name: 'under node', bytes: node }),
      describeMemory('bundle under node', node, { name: 'the executable', bytes: executable }),
    ];
  } finally {
    for (const product of products) await product.stop();
  }
}

function describeMemory(what: string, bytes: number, other: { name: string; bytes: number }): Row {
  return {
    what: `memory of the ${what} after ${REST_MS / 1000} s at rest`,
    value: megabytes(bytes),
    ratio: bytes / other.bytes,
    reference: `${other.name}, ${megabytes(other.bytes)}`,
    goal: `<= ${megabytes(MEMORY_GOAL)}`,
    met: bytes <= MEMORY_GOAL,
  };
}

/**
 * What the executable holds after many dashboards that were each drawn and packed anew. It has nothing else to do: pictures and films
 * take twice as much again while they are made, and give it back.
 */
export async function benchMemoryAfterLoad({ config, cookie }: Business): Promise<Row[]> {
  const environment = { DRIVYN_DATA: config.dataDir, DRIVYN_RATE_LIMITS: 'off' };
  await bringUpToDate(config);
  dropFromCache(EXECUTABLE);
  const product = await startProduct({ program: PROGRAMS.executable, command: 'serve', environment });
  try {
    const before = readMemory(product.pid);
    const headers = { Cookie: cookie, 'Accept-Encoding': ACCEPTS };
    const url = new URL('/screens/', product.url);
    await measureLoad({ url, headers, isNumbered: true, connections: 16, warmUp: PAGES, seconds: 0 });
    const after = readMemory(product.pid);
    return [
      {
        what: `memory of the executable after ${PAGES.toLocaleString('en')} dashboards drawn anew`,
        value: megabytes(after),
        ratio: after / before,
        reference: `after its start, ${megabytes(before)}`,
        goal: `<= ${megabytes(LOADED_GOAL)}`,
        met: after <= LOADED_GOAL,
      },
    ];
  } finally {
    await product.stop();
  }
}

/** Resident memory of a process, bytes. */
function readMemory(pid: number): number {
  if (process.platform === 'linux') {
    const [, size] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(size) * 1024;
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}
