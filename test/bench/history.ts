// A server with a long history behind it: a million published posts change neither its start nor its dashboard.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type App, compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { createLog } from '../../server/config/logging.ts';
import { BUNDLE, startProduct } from '../support/product.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { median } from './measure.ts';
import type { Row } from './table.ts';

const POSTS = 1_000_000;
const STARTS = 3;
const GOAL = 2_000;

export async function benchHistory(folder: string): Promise<Row[]> {
  const [empty, full] = [mkdtempSync(join(folder, 'young-')), mkdtempSync(join(folder, 'old-'))];
  await prepare(empty, async () => {});
  await prepare(full, fill);
  const young = await timeStarts(empty);
  const old = await timeStarts(full);
  const behind = `${POSTS.toLocaleString('en')} published posts`;
  return [
    {
      what: `start with ${behind}`,
      value: `${old.start.toFixed(0)} ms`,
      ratio: old.start / young.start,
      reference: `none published, ${young.start.toFixed(0)} ms`,
      goal: `<= ${GOAL} ms`,
      met: old.start <= GOAL,
    },
    {
      what: `first dashboard with ${behind}`,
      value: `${old.page.toFixed(0)} ms`,
      ratio: old.page / young.page,
      reference: `none published, ${young.page.toFixed(0)} ms`,
    },
  ];
}

/** A migrated database with the owner of a fresh one, and what `work` puts there. */
async function prepare(dataDir: string, work: (app: App) => Promise<void>): Promise<void> {
  const config = readConfig({ DRIVYN_DATA: dataDir, DRIVYN_LOG_LEVEL: 'silent', PORT: '0' });
  const app = await compose(config, { log: createLog('silent') });
  try {
    await work(app);
  } finally {
    await app.stop();
  }
}

async function fill(app: App): Promise<void> {
  const owner = await app.findOpenOwner();
  if (!owner) throw new Error('a fresh database has an owner without a password');
  const { write } = app.ctx.db;
  const now = app.ctx.clock.now();
  const channel = { business_id: owner.businessId, type: 'facebook', name: 'Our page', network: 'sandbox' };
  const [connection] = await write('connections').insert({ ...channel, created_at: now, updated_at: now }, [
    'id',
  ]);
  // A post every hour, the last one an hour ago.
  await write.raw(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into posts (business_id, connection_id, status, origin, content, network, attempts, likes,
       scheduled_at, published_at, created_at, updated_at)
     select ?, ?, 'published', 'autopilot', 'Loaf number ' || i || ' came out of the oven.', 'sandbox', 1, i % 50,
       ? - i * 3600000, ? - i * 3600000, ? - i * 3600000, ? - i * 3600000 from n`,
    [POSTS, owner.businessId, connection.id, now, now, now, now],
  );
}

async function timeStarts(dataDir: string): Promise<{ start: number; page: number }> {
  const [starts, pages]: [number[], number[]] = [[], []];
  for (let round = 0; round <= STARTS; round += 1) {
    const environment = { DRIVYN_DATA: dataDir };
    const product = await startProduct({ program: BUNDLE, command: 'serve', environment });
    try {
      const startedAt = performance.now();
      await fetchBytes(`${product.url}/`, {});
      // The first round only brings the files into the system's cache.
      if (round === 0) continue;
      starts.push(product.startedIn);
      pages.push(performance.now() - startedAt);
    } finally {
      await product.stop();
    }
  }
  return { start: median(starts), page: median(pages) };
}
