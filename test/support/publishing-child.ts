// A process of its own that publishes what is due and kills itself, without any warning, right before its n-th
// statement of SQL on either database: a crash between any two steps.
import { openPublishing } from './publishing.ts';

const [, , dataDir, crashAt] = process.argv;
if (!dataDir) throw new Error('usage: publishing-child <data directory> [statement to die at]');

const die = () => process.kill(process.pid, 'SIGKILL');
// `taken`: right after the network has committed a post, before we have heard of it.
const options = crashAt === 'taken' ? { onTaken: die } : {};
const world = await openPublishing({ dataDir, databaseUrl: process.env.DATABASE_URL }, options);
let statements = 0;
for (const db of [world.databases.main, world.databases.sandbox]) {
  for (const handle of new Set([db.read, db.write])) {
    handle.on('query', (query: { sql: string }) => {
      statements += 1;
      if (process.env.TRACE) process.stderr.write(`${statements} ${query.sql}\n`);
      if (statements === Number(crashAt)) die();
    });
  }
}
await world.worker.drain();
process.stdout.write(String(statements));
await world.close();
