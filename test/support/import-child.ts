// A process of its own that goes on with an import and kills itself, without any warning, right before its n-th statement.
import { join } from 'node:path';
import { createListFolder } from '../../server/connectors/services/list-folder.ts';
import { openDatabases } from '../../server/db/open.ts';
import { runImport } from '../../server/domain/audience/index.ts';
import { systemClock } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { createTestContext } from './context.ts';

const [, , dataDir = '', importId, crashAt] = process.argv;
const databases = await openDatabases({ dataDir, databaseUrl: undefined });
let statements = 0;
for (const handle of [databases.main.read, databases.main.write])
  handle.on('query', () => {
    statements += 1;
    if (statements === Number(crashAt)) process.kill(process.pid, 'SIGKILL');
  });
const files = createListFolder({ folder: join(dataDir, 'imports'), ids: secureIds });
const ctx = createTestContext(databases.main, systemClock);
await runImport(ctx, files, { importId: Number(importId), signal: new AbortController().signal });
await databases.close();
