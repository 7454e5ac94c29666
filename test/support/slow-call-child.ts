// A process of its own that publishes what is due, by the real clock, with claims of a second and calls of three: long
// enough for its parent to stop it in the middle.
import pino from 'pino';
import * as v from 'valibot';
import { createNetwork } from '../../server/connectors/channels/registry.ts';
import { createSandbox } from '../../server/connectors/channels/sandbox/sandbox.ts';
import { Outbound } from '../../server/connectors/http.ts';
import { openDatabases } from '../../server/db/open.ts';
import { createSandboxStore } from '../../server/db/sandbox-store.ts';
import { NO_SIGN_IN } from '../../server/domain/channels/index.ts';
import { Attempts } from '../../server/domain/content/index.ts';
import { DONE, defineJob } from '../../server/jobs/job.ts';
import { publishPostJob } from '../../server/jobs/publish-post.ts';
import { Worker } from '../../server/jobs/worker.ts';
import { SECOND, systemClock } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { createTestContext } from './context.ts';
import { openCarrying, openSandboxFiles } from './media.ts';

const LEASE = SECOND;
const CALL = 3 * SECOND;

const [, , dataDir] = process.argv;
if (!dataDir) throw new Error('usage: slow-call-child <data directory>');

const databases = await openDatabases({ dataDir, databaseUrl: undefined });
const ctx = createTestContext(databases.main, systemClock);
const sandbox = createSandbox({
  files: openSandboxFiles(),
  store: createSandboxStore(databases.sandbox),
  clock: systemClock,
  ids: secureIds,
  settle: LEASE,
  refusesDuplicates: false,
  faults: {
    next: () => {
      process.stdout.write('calling\n');
      return { kind: 'long', ms: CALL };
    },
  },
});
const publishing = {
  network: createNetwork({
    ...{ sandbox, outbound: new Outbound(), clock: systemClock },
    document: () => Promise.reject(new Error('the Sandbox shows pictures')),
  }),
  credentials: NO_SIGN_IN,
  media: openCarrying(ctx),
  attempts: new Attempts(systemClock, 'the only one'),
  isShared: false,
  report: (error: Error) => process.stderr.write(`${error.message}\n`),
};
const ignore = defineJob(v.unknown(), async () => DONE);
const worker = new Worker({
  db: databases.main,
  clock: systemClock,
  ids: secureIds,
  log: pino({ level: 'silent' }),
  lease: LEASE,
  jobs: {
    'publish-post': publishPostJob({ ctx, publishing, mail: {} as never }),
    'measure-post': ignore,
    notify: ignore,
  },
});
worker.start();
process.once('SIGTERM', async () => {
  await worker.stop();
  await databases.close();
});
