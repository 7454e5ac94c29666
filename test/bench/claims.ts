// How long a claim of due jobs takes in a small, a big and a huge queue: the same, if it costs O(due).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../../migrations/index.ts';
import { type Database, openSqlite } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { claimDueJobs } from '../../server/jobs/job.repo.ts';
import { median } from './measure.ts';
import type { Row } from './table.ts';

const SIZES = [1_000, 100_000, 1_000_000] as const;
const CLAIMS = 60;
/** Not counted: cold code would make the first queue, which all are compared with, look slow. */
const WARM_UP = 60;
const PER_CLAIM = 4;
const NOW = 1_800_000_000_000;
const DAY = 86_400_000;
/** A claim may cost at most this many times what it costs in the smallest queue. */
const FLAT_WITHIN = 2;

/** One row a queue size: the median time of a claim, and its ratio to the smallest queue's. */
export async function benchClaims(): Promise<Row[]> {
  const times: number[] = [];
  for (const size of SIZES) times.push(await timeClaims(size));
  const [reference = 0] = times;
  return SIZES.map((size, index) => {
    const time = times[index] ?? 0;
    return {
      what: `claim of ${PER_CLAIM} due jobs among ${size.toLocaleString('en')}`,
      value: `${(time * 1000).toFixed(0)} µs`,
      ratio: time / reference,
      reference: `the same among ${SIZES[0].toLocaleString('en')}`,
      goal: `<= ${FLAT_WITHIN}`,
      met: time <= reference * FLAT_WITHIN,
    };
  });
}

async function timeClaims(size: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'drivyn-bench-'));
  const db = await openSqlite(join(folder, 'queue.db'));
  try {
    await migrate(db, migrations, 'migrations');
    await fill(db, size);
    return median(await repeatClaims(db));
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Half of the jobs finished, the rest waiting for later days, and just enough due for the claims to come. */
async function fill(db: Database, size: number): Promise<void> {
  const due = (WARM_UP + CLAIMS) * PER_CLAIM;
  await db.write.raw(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
     insert into jobs (kind, key, payload, state, due_at, created_at, finished_at)
     select 'publish-post', 'bench:' || i, '{"postId":1}',
       case when i <= ? then 'waiting' when i % 2 = 0 then 'done' else 'waiting' end,
       case when i <= ? then ? - i when i % 2 = 0 then null else ? + i end,
       ?, case when i > ? and i % 2 = 0 then ? end
     from n`,
    [size, due, due, NOW, NOW + DAY, NOW - DAY, due, NOW - DAY],
  );
}

async function repeatClaims(db: Database): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + CLAIMS; round += 1) {
    const start = performance.now();
    const claim = { now: NOW, leaseUntil: NOW + DAY, lease: `bench-${round}`, limit: PER_CLAIM };
    const jobs = await claimDueJobs(db.write, claim);
    times.push(performance.now() - start);
    if (jobs.length !== PER_CLAIM) throw new Error(`a claim found ${jobs.length} of ${PER_CLAIM} due jobs`);
  }
  return times.slice(WARM_UP);
}
