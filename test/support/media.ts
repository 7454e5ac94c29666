// Media for tests of publishing: a folder that goes away, and what is carried out of it.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxFiles } from '../../server/connectors/channels/sandbox/media.ts';
import { createFolderStore } from '../../server/connectors/services/media-store/folder.ts';
import type { Context } from '../../server/db/unit-of-work.ts';
import type { CarryParts } from '../../server/domain/media/index.ts';
import { type Clock, systemClock } from '../../server/kernel/clock.ts';
import { secureIds } from '../../server/kernel/ids.ts';
import { createImaging } from '../../server/pictures/reading/imaging.ts';

/** A store in a new folder, which is made when something is kept. */
export function openStore(clock: Clock = systemClock) {
  const folder = join(tmpdir(), `drivyn-media-${secureIds.token(8)}`);
  return createFolderStore({ folder, ids: secureIds, clock });
}

/** The Sandbox's own copies. */
export function openSandboxFiles(): SandboxFiles {
  const store = openStore();
  return { keep: (bytes) => keepAll(store, bytes), open: store.open };
}

/** What posts show, of a server that nobody reaches. */
export function openCarrying({ vault, clock }: Pick<Context, 'vault' | 'clock'>): CarryParts {
  return { store: openStore(clock), imaging: createImaging(), vault, clock, publicUrl: () => null };
}

async function keepAll(
  store: ReturnType<typeof openStore>,
  bytes: AsyncIterable<Uint8Array>,
): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const chunk of bytes) all.push(chunk);
  return store.keep(Buffer.concat(all));
}
