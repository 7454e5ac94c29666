// How long the heaviest requests hold the server's one thread without a break: whoever asks meanwhile waits that long.
import { type App, compose } from '../../server/compose.ts';
import { createLog } from '../../server/config/logging.ts';
import type { Business } from './business.ts';
import type { Row } from './table.ts';

/** Milliseconds of processor time, so that a busy machine does not count against the product. */
const GOAL = 100;
const PEOPLE = 20_000;
const POSTS = 5000;

type Ask = (path: string, body?: unknown) => Promise<void>;

/** One row a kind of request: the longest of its turns. */
export async function benchTurns({ config, cookie }: Business): Promise<Row[]> {
  const app = await compose({ ...config, rateLimits: false }, { log: createLog('silent') });
  try {
    const { origin } = await app.listen();
    const ask: Ask = async (path, body) => {
      const method = body === undefined ? 'GET' : 'POST';
      const headers = { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json' };
      const response = await fetch(origin + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status >= 300 && response.status !== 422)
        throw new Error(`${path}: ${response.status} ${text}`);
    };
    await fillCalendar(app);
    return await askAll(app, ask);
  } finally {
    await app.stop();
  }
}

async function askAll(app: App, ask: Ask): Promise<Row[]> {
  const importUrl = '/api/users/14/subscribers/import';
  const people = Array.from({ length: PEOPLE }, (_, at) => `person${at}@example.net,Person ${at}`).join('\n');
  const bad = 'x\n'.repeat(400_000);
  const [strategy] = await app.ctx.db.read('strategies').select('id').limit(1);
  const pdf = `/api/strategies/${strategy?.id}/pdf`;
  const measured: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['six lists of 400,000 bad lines at once', () => sixTimes(() => ask(importUrl, { csv: bad }))],
    [`a list of ${PEOPLE} people looked at`, () => ask(importUrl, { csv: people })],
    [`a list of ${PEOPLE} people stored`, () => ask(importUrl, { csv: people, confirm: true })],
    [`${PEOPLE} subscribers exported`, () => ask('/api/users/14/subscribers.csv')],
    ['figures of 90 days exported', () => ask('/api/analytics.csv?period=90')],
    [`a calendar file of ${POSTS} posts`, () => ask('/api/calendar.ics')],
    ['the first strategy printed', () => ask(pdf)],
    ['the next strategy printed', () => ask(pdf)],
  ];
  const rows: Row[] = [];
  for (const [what, work] of measured) rows.push(toRow(what, await longestTurn(work)));
  return rows;
}

function sixTimes(work: () => Promise<void>): Promise<unknown> {
  return Promise.all(Array.from({ length: 6 }, work));
}

/** Posts of one channel, a quarter of an hour apart. */
async function fillCalendar({ ctx }: App): Promise<void> {
  const [like] = await ctx.db.read('posts').select('business_id', 'connection_id').limit(1);
  const now = ctx.clock.now();
  const rows = Array.from({ length: POSTS }, (_, at) => ({
    ...like,
    status: 'draft',
    origin: 'person',
    content: 'A post of some length, as they are. '.repeat(12),
    scheduled_at: now + at * 900_000,
    created_at: now,
    updated_at: now,
  }));
  await ctx.db.write.batchInsert('posts', rows, 50);
}

/** Processor time of this thread between two looks of the event loop, milliseconds, at most. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let used = process.threadCpuUsage();
  const look = () => {
    const { user, system } = process.threadCpuUsage(used);
    longest = Math.max(longest, (user + system) / 1000);
    used = process.threadCpuUsage();
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
  return longest;
}

function toRow(what: string, longest: number): Row {
  return {
    what: `longest turn: ${what}`,
    value: `${longest.toFixed(0)} ms`,
    goal: `<= ${GOAL} ms`,
    met: longest <= GOAL,
  };
}
