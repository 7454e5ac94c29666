// How many dashboards a second the built server answers, kept or drawn anew, beside what drawing alone would allow, and
// beside a server that does nothing but send as many bytes.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ACCEPTS, fetchBytes } from './fetch-bytes.ts';
import { type Load, measureLoad } from './load.ts';
import type { Row } from './table.ts';

/** A page, kept or drawn anew, may take twice the time of drawing: session, queries, knowing it again, packing, sending. */
const GOAL = 0.5;
const LOAD = { connections: 16, warmUp: 500, seconds: 4 };

/** The time of a `renderToString` of the same page, milliseconds; in a process of its own, as React's speed depends on it. */
export function measureRendering(dataDir: string): number {
  const script = join(import.meta.dirname, 'render-child.ts');
  const env = { ...process.env, NODE_ENV: 'production', DRIVYN_DATA: dataDir };
  const printed = execFileSync(process.execPath, ['--import', 'tsx', script], { env, encoding: 'utf8' });
  const time = Number(printed);
  if (!(time > 0)) throw new Error(`no time of rendering: ${printed}`);
  return time;
}

export async function benchThroughput(
  { url, cookie }: { url: string; cookie: string },
  rendering: number,
): Promise<Row[]> {
  const page = new URL('/screens/', url);
  const drawn = 1000 / rendering;
  const reference = `drawing alone, ${drawn.toFixed(0)}/s (${rendering.toFixed(2)} ms)`;
  const plain = { Cookie: cookie };
  const packed = { ...plain, 'Accept-Encoding': ACCEPTS };
  const measure = async (what: string, load: Partial<Load> & Pick<Load, 'headers'>, goal?: number) => {
    const rate = await measureLoad({ url: page, ...load, ...LOAD });
    const ratio = rate / drawn;
    const row = { what: `dashboards a second, ${what}`, value: rate.toFixed(0), ratio, reference };
    return { rate, row: goal === undefined ? row : { ...row, goal: `>= ${goal}`, met: ratio >= goal } };
  };
  const kept = await measure('asked again unchanged, so kept (brotli)', { headers: packed }, GOAL);
  const anew = await measure(
    'each drawn and packed anew (brotli)',
    { headers: packed, isNumbered: true },
    GOAL,
  );
  const unpacked = await measure('kept, unpacked', { headers: plain });
  const unsent = await withinAMinute(async () => {
    const known = { ...packed, 'If-None-Match': await readTag(page, packed) };
    return measure('the client has it: 304', { headers: known, status: 304 });
  });
  const { bytes } = await fetchBytes(page.href, plain);
  const bare = await measureBareServer(bytes);
  return [
    ...[kept, anew, unpacked, unsent].map(({ row }) => row),
    {
      what: `bare Koa, ${bytes} bytes, a second`,
      value: bare.toFixed(0),
      ratio: bare / unpacked.rate,
      reference: 'the dashboard, kept, unpacked',
    },
  ];
}

/** A page says how long ago things were, so in the next minute it is another: what falls between two is done again. */
async function withinAMinute<T>(work: () => Promise<T>): Promise<T> {
  const minute = () => Math.floor(Date.now() / 60_000);
  const startedIn = minute();
  try {
    return await work();
  } catch (error) {
    if (minute() === startedIn) throw error;
    return work();
  }
}

async function readTag(page: URL, headers: Record<string, string>): Promise<string> {
  return (await fetch(page, { headers })).headers.get('ETag') ?? '';
}

async function measureBareServer(bytes: number): Promise<number> {
  const env = { ...process.env, NODE_ENV: 'production', BYTES: String(bytes) };
  const script = join(import.meta.dirname, 'bare-koa-child.mjs');
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [address] = await once(child.stdout, 'data');
    return await measureLoad({ url: new URL(String(address)), headers: {}, ...LOAD });
  } finally {
    child.kill();
  }
}
