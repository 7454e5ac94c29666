// How long the demo plays its 90 days, and what a post of it costs beside a bare commit on the same disk.
import { join } from 'node:path';
import type { Metrics } from '../../server/contract/metrics.ts';
import { openSqlite } from '../../server/db/connect.ts';
import { BUNDLE, startProduct } from '../support/product.ts';
import { meanOf } from './measure.ts';
import type { Row } from './table.ts';

const GOAL = 60;
const HANG_LIMIT = 240_000;
const COMMITS = 200;

export async function benchDemo(folder: string): Promise<Row[]> {
  const commit = await measureCommit(join(folder, 'commits.db'));
  const environment = { TMPDIR: folder, DRIVYN_LOG_LEVEL: 'silent' };
  const demo = await startProduct({ program: BUNDLE, command: 'demo', environment, limit: HANG_LIMIT });
  try {
    const response = await fetch(`${demo.url}/api/users/14/metrics`);
    const { published } = (await response.json()) as Metrics;
    const seconds = demo.startedIn / 1000;
    const row = {
      what: `demo: 90 days, ${published} posts`,
      value: `${seconds.toFixed(1)} s`,
      ratio: demo.startedIn / published / commit,
      reference: `a bare commit (${commit.toFixed(2)} ms), for each post`,
      goal: `< ${GOAL} s`,
      met: seconds < GOAL,
    };
    return [row];
  } finally {
    await demo.stop();
  }
}

/** Milliseconds of one row in a transaction of its own, as durable as the server's. */
async function measureCommit(file: string): Promise<number> {
  const db = await openSqlite(file);
  try {
    await db.write.raw('create table notes (at integer not null)');
    return await meanOf(COMMITS, () => db.write('notes').insert({ at: 1 }));
  } finally {
    await db.close();
  }
}
