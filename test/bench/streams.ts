// A thousand open event streams beside mixed traffic on one process: what they cost the others, what they cost in
// memory, that none is dropped, and that each is told what happens in its business and nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { createLog } from '../../server/config/logging.ts';
import { unitOfWork } from '../../server/db/unit-of-work.ts';
import { insertAccount } from '../../server/domain/accounts/index.ts';
import { insertBusiness } from '../../server/domain/business/index.ts';
import { SYSTEM } from '../../server/kernel/actor.ts';
import { addSession } from '../support/callers.ts';
import { BUNDLE, type Program, startProduct } from '../support/product.ts';
import { kilobytes } from './measure.ts';
import type { Row } from './table.ts';

const ACCOUNTS = 200;
const STREAMS = 1000;
const CLIENTS = 8;
const SECONDS = 5;
/** Until all streams are open, and until all have heard, milliseconds. */
const PATIENCE = 10_000;

/** The server on one core, where the machine can do that; the clients have the others. */
const TASKSET = '/usr/bin/taskset';
const ON_ONE_CORE: Program = existsSync(TASKSET) ? [TASKSET, '-c', '0', ...BUNDLE] : BUNDLE;

const cookieOf = (account: number) => `drivyn_session=bench-token-of-account-${account}`;

export async function benchStreams(folder: string): Promise<Row[]> {
  const dataDir = join(folder, 'streams');
  await makeAccounts(dataDir);
  const environment = { DRIVYN_DATA: dataDir, DRIVYN_RATE_LIMITS: 'off', DRIVYN_LOG_LEVEL: 'warn' };
  const server = await startProduct({ program: ON_ONE_CORE, command: 'serve', environment });
  const streams: Stream[] = [];
  try {
    await measureMix(server.url, 2);
    const alone = await measureMix(server.url, SECONDS);
    const before = memoryOf(server.pid);
    for (let index = 0; index < STREAMS; index += 1) streams.push(openStream(server.url, index % ACCOUNTS));
    await waitFor(() => streams.every(({ isOpen }) => isOpen));
    const after = memoryOf(server.pid);
    const beside = await measureMix(server.url, SECONDS);
    for (const stream of streams) stream.heard = 0;
    for (let account = 0; account < ACCOUNTS; account += 1)
      await pause(server.url, account, account % 2 === 0);
    for (let account = 0; account < ACCOUNTS; account += 1)
      await pause(server.url, account, account % 2 === 1);
    await waitFor(() => streams.every(({ heard }) => heard > 0)).catch(() => {});
    const told = streams.filter(({ isOpen, heard }) => isOpen && heard > 0).length;
    return toRows({ alone, beside, told, before, after });
  } finally {
    for (const { end } of streams) end();
    await server.stop();
  }
}

interface Measured {
  readonly alone: Mix;
  readonly beside: Mix;
  readonly told: number;
  /** Bytes, without and with the streams. */
  readonly before: number;
  readonly after: number;
}

function toRows({ alone, beside, told, before, after }: Measured): Row[] {
  const row = (name: 'p50' | 'p99'): Row => ({
    what: `mixed traffic beside ${STREAMS} streams${ON_ONE_CORE === BUNDLE ? '' : ', one core'}, ${name}`,
    value: `${beside[name].toFixed(1)} ms`,
    ratio: beside[name] / alone[name],
    reference: `without streams, ${alone[name].toFixed(1)} ms`,
  });
  return [
    row('p50'),
    row('p99'),
    {
      what: 'open streams that heard of a change',
      value: String(told),
      goal: `${STREAMS}`,
      met: told === STREAMS,
    },
    {
      what: 'memory of a stream',
      value: kilobytes((after - before) / STREAMS),
      reference: `in all ${Math.round(before / 2 ** 20)} -> ${Math.round(after / 2 ** 20)} MB`,
    },
  ];
}

async function makeAccounts(dataDir: string): Promise<void> {
  const config = readConfig({ DRIVYN_DATA: dataDir, DRIVYN_LOG_LEVEL: 'silent', PORT: '0' });
  const app = await compose(config, { log: createLog('silent') });
  await unitOfWork(app.ctx, SYSTEM, async ({ q, now }) => {
    for (let index = 0; index < ACCOUNTS; index += 1) {
      const businessId = await insertBusiness(q, now);
      const person = { name: '', email: `${index}@example.com`, businessId, role: 'owner' as const, now };
      const { id } = await insertAccount(q, person);
      await addSession(q, { token: cookieOf(index).split('=')[1] ?? '', accountId: id, now });
    }
  });
  await app.stop();
}

interface Mix {
  readonly p50: number;
  readonly p99: number;
}

/** Eight clients, each asking for a page, two answers of the API and a change in turn. */
async function measureMix(url: string, seconds: number): Promise<Mix> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const runClient = async (client: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const asked = [{ path: '/' }, { path: '/api/notifications' }, { path: '/api/decisions' }];
    while (performance.now() < until) {
      for (const { path } of asked) times.push(await ask(url + path, { agent, account: client }));
      times.push(await pause(url, client, times.length % 2 === 0, agent));
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => runClient(client)));
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

function pause(url: string, account: number, paused: boolean, agent?: Agent): Promise<number> {
  const body = JSON.stringify({ paused });
  return ask(`${url}/api/autopilot`, { account, body, method: 'PUT', ...(agent && { agent }) });
}

interface Asked {
  readonly account: number;
  readonly method?: string;
  readonly body?: string;
  readonly agent?: Agent;
}

/** @returns milliseconds until the whole answer was there */
function ask(url: string, { account, method = 'GET', body, agent }: Asked): Promise<number> {
  const startedAt = performance.now();
  const headers = { Cookie: cookieOf(account), ...(body && { 'Content-Type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, ...(agent && { agent }) }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${method} ${url}: ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - startedAt));
    });
    sent.on('error', reject).end(body);
  });
}

interface Stream {
  isOpen: boolean;
  /** Changes told. */
  heard: number;
  end(): void;
}

function openStream(url: string, account: number): Stream {
  const sent = request(`${url}/api/events`, { headers: { Cookie: cookieOf(account) }, agent: false });
  const stream: Stream = { isOpen: false, heard: 0, end: () => void sent.destroy() };
  sent.on('response', (answer: IncomingMessage) => {
    stream.isOpen = answer.statusCode === 200;
    answer.setEncoding('utf8').on('data', (text: string) => {
      stream.heard += text.split('event: autopilot').length - 1;
    });
    for (const event of ['end', 'close', 'error']) answer.on(event, () => (stream.isOpen = false));
  });
  sent.on('error', () => (stream.isOpen = false)).end();
  return stream;
}

async function waitFor(isReady: () => boolean): Promise<void> {
  const until = performance.now() + PATIENCE;
  while (!isReady()) {
    if (performance.now() > until) throw new Error('not all streams are open');
    await sleep(20);
  }
}

/** Bytes that a process holds; Linux only. */
function memoryOf(pid: number): number {
  const kilobyte = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobyte) * 1024;
}
