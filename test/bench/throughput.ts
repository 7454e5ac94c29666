// How many dashboards a second the built server answers, beside what drawing alone would allow, and beside a server that
// does nothing but send as many bytes.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ACCEPTS, fetchBytes } from './fetch-bytes.ts';
import { measureLoad } from './load.ts';
import type { Row } from './table.ts';

/** Session, queries, compression and sending may cost as much as drawing does. */
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
  const page = new URL('/', url);
  const drawn = 1000 / rendering;
  const packed = await measureLoad({
    url: page,
    headers: { Cookie: cookie, 'Accept-Encoding': ACCEPTS },
    ...LOAD,
  });
  const plain = await measureLoad({ url: page, headers: { Cookie: cookie }, ...LOAD });
  const { bytes } = await fetchBytes(page.href, { Cookie: cookie });
  const bare = await measureBareServer(bytes);
  const reference = `drawing alone, ${drawn.toFixed(0)}/s (${rendering.toFixed(2)} ms)`;
  const goal = { goal: `>= ${GOAL}`, met: packed / drawn >= GOAL };
  return [
    {
      what: 'dashboards a second, brotli',
      value: packed.toFixed(0),
      ratio: packed / drawn,
      reference,
      ...goal,
    },
    { what: 'dashboards a second, unpacked', value: plain.toFixed(0), ratio: plain / drawn, reference },
    {
      what: `bare Koa, ${bytes} bytes, a second`,
      value: bare.toFixed(0),
      ratio: bare / plain,
      reference: 'the dashboard, unpacked',
    },
  ];
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
