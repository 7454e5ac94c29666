// What one executable costs beside the same bundle under plain node: until the first answer, and in memory at rest.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE, EXECUTABLE, type Product, type Program, startProduct } from '../support/product.ts';
import type { Business } from './business.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { median } from './measure.ts';
import type { Row } from './table.ts';

const STARTS = 5;
const SLOWER_AT_MOST = 1.5;
const REST_MS = 20_000;
const MEMORY_GOAL = 110 * 1024 * 1024;

const PROGRAMS = { executable: [EXECUTABLE], node: BUNDLE } as const satisfies Record<string, Program>;

/** Both take turns, so that whatever else the machine does meets both. */
export async function benchStarts(business: Business): Promise<Row[]> {
  const times = { executable: [] as number[], node: [] as number[] };
  for (let round = 0; round <= STARTS; round += 1) {
    for (const name of ['executable', 'node'] as const) {
      const time = await timeFirstDashboard(PROGRAMS[name], business);
      // The first round only brings the files into the system's cache.
      if (round > 0) times[name].push(time);
    }
  }
  const [executable, node] = [median(times.executable), median(times.node)];
  return [
    {
      what: 'executable: start to the first dashboard',
      value: `${executable.toFixed(0)} ms`,
      ratio: executable / node,
      reference: `the bundle under node, ${node.toFixed(0)} ms`,
      goal: `<= ${SLOWER_AT_MOST}`,
      met: executable <= node * SLOWER_AT_MOST,
    },
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
