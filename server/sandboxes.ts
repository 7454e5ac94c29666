// The networks that this program plays itself: posts, sign-ins and adverts of the Sandbox, which share one store.
import type { Config } from './config/config.ts';
import { createSandboxAdverts } from './connectors/channels/sandbox/adverts.ts';
import { drawFault, seededFaults } from './connectors/channels/sandbox/fault.ts';
import { createSandbox, refuseStranger } from './connectors/channels/sandbox/sandbox.ts';
import { createSandboxSignIn } from './connectors/channels/sandbox/sign-in.ts';
import { keepAll } from './connectors/services/media-store/stores.ts';
import type { Database } from './db/connect.ts';
import { createSandboxAdvertStore } from './db/sandbox-adverts.ts';
import { createSandboxSignInStore } from './db/sandbox-sign-ins.ts';
import { createSandboxStore } from './db/sandbox-store.ts';
import type { MediaStore } from './domain/media/index.ts';
import type { Clock } from './kernel/clock.ts';
import type { Ids } from './kernel/ids.ts';

export interface SandboxParts {
  readonly config: Pick<Config, 'sandboxFaults' | 'sandboxSignIn'>;
  readonly db: Database;
  /** What its posts show. */
  readonly files: MediaStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

export function createSandboxes({ config, db, files, clock, ids }: SandboxParts) {
  const sandboxSignIn = createSandboxSignIn({ store: createSandboxSignInStore(db), clock, ids });
  const sandbox = createSandbox({
    files: { keep: (bytes) => keepAll(files, bytes), open: files.open },
    store: createSandboxStore(db),
    clock,
    ids,
    faults: seededFaults('sandbox', config.sandboxFaults),
    signIn: sandboxSignIn,
    asks: config.sandboxSignIn,
  });
  const adverts = createSandboxAdverts({
    store: createSandboxAdvertStore(db),
    clock,
    faults: (attempt) => drawFault('sandbox-adverts', config.sandboxFaults, attempt),
    refuse: (call) => refuseStranger({ signIn: sandboxSignIn }, call),
  });
  return { sandbox, sandboxSignIn, adverts };
}
