// A server of its own on a shared PostgreSQL: says when it is ready, works, and, if told so, kills itself without any
// warning right before it records its n-th published post: the network has the post, we do not know it yet.
import { compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { createLog } from '../../server/config/logging.ts';
import { createFastClock, type FastTime } from './fast-clock.ts';

const time = JSON.parse(process.env.FAST_TIME ?? '') as FastTime;
const crashAt = Number(process.env.CRASH_AT ?? Number.POSITIVE_INFINITY);
const assets = { main: '/assets/main.js', css: '', base: '', rest: '', buildId: 'test' };

const app = await compose(readConfig(process.env), {
  clock: createFastClock(time),
  log: createLog('error'),
  assets,
});
let recorded = 0;
app.ctx.db.write.on('query', ({ sql, bindings = [] }: { sql: string; bindings?: unknown[] }) => {
  if (!sql.startsWith('update "posts"') || !bindings.includes('published')) return;
  recorded += 1;
  if (recorded === crashAt) process.kill(process.pid, 'SIGKILL');
});
const { origin } = await app.listen();
app.startJobs();
process.once('SIGTERM', async () => {
  await app.stop();
  process.stdout.write(`recorded ${recorded}\n`);
});
process.stdout.write(`${origin}\n`);
