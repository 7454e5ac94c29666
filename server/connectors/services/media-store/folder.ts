// Media in a folder of the data directory: each file under the SHA-256 of its bytes, written beside and then renamed, so that
// a name always stands for the whole. `incoming` holds what is on its way, `renditions` what can be made again.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeptBytes, MediaStore } from '../../../domain/media/index.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Ids } from '../../../kernel/ids.ts';
import {
  entriesOf,
  FOLDERS,
  isThere,
  readIfThere,
  removeIfOlder,
  removeOlder,
  syncFolder,
  touch,
  writeDurably,
} from './files.ts';
import { receiveFile } from './incoming.ts';
import { folderRenditions } from './renditions.ts';
import { folderUploads } from './uploads.ts';

export interface FolderParts {
  /** Absolute path; made when it is first needed. */
  readonly folder: string;
  readonly ids: Ids;
  readonly clock: Clock;
}

const NAME = /^[0-9a-f]{64}$/;
const FOLDER = /^[0-9a-f]{2}$/;

export function createFolderStore({ folder, ids, clock }: FolderParts): MediaStore {
  const incoming = join(folder, 'incoming');
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  const newPath = () => join(incoming, ids.token(16));
  /** Gives a finished file its name; where the name is taken, the bytes are there already. */
  const settle = async (path: string): Promise<string> => {
    const name = await hashOf(path);
    const place = pathOf(name);
    if (!(await isThere(place))) {
      await mkdir(dirname(place), { recursive: true, mode: FOLDERS });
      await rename(path, place);
      syncFolder(dirname(place));
    }
    // From now on it is wanted for a while, whether a row names it yet or not.
    await touch(place, clock.now());
    return name;
  };
  const { tidy, ...renditions } = folderRenditions(join(folder, 'renditions'), { newPath, clock });
  return {
    receive: (bytes, bounds) => receiveFile({ path: newPath(), settle }, bytes, bounds),
    keep: async (bytes) => {
      const path = newPath();
      await writeDurably(path, bytes);
      try {
        return await settle(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    read: async (name) => {
      const bytes = await readIfThere(pathOf(name));
      if (!bytes) throw new MissingBytes(name);
      return bytes;
    },
    open: async (name, span) => {
      const path = pathOf(name);
      if (!(await isThere(path))) return null;
      return createReadStream(path, span && { start: span.from, end: span.to });
    },
    list: () => listKept(folder),
    has: (name) => isThere(pathOf(name)),
    remove: (name, before) => removeIfOlder(pathOf(name), before),
    tidy: async (before) => {
      await removeOlder(incoming, before.incoming);
      await tidy(before.renditions, (name) => isThere(pathOf(name)));
    },
    renditions,
    uploads: folderUploads(incoming, settle),
  };
}

async function* listKept(folder: string): AsyncGenerator<KeptBytes, void> {
  for (const { name: part } of await entriesOf(folder)) {
    if (!FOLDER.test(part)) continue;
    for (const { name } of await entriesOf(join(folder, part))) {
      const facts = NAME.test(name) ? await stat(join(folder, part, name)).catch(() => null) : null;
      if (facts) yield { name, bytes: facts.size, keptAt: facts.mtimeMs };
    }
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** A medium is known, and its bytes are not there: somebody took them away. */
class MissingBytes extends Error {
  constructor(name: string) {
    super(`the bytes of a medium are gone: ${name}`);
  }
}
