// Files that come in pieces, in a folder: `upload.<name>` what is there, `upload.<name>.became` what the whole became. Pieces
// are written where they belong, so that one that comes twice changes nothing.
import { constants, mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadStore } from '../../../domain/media/index.ts';
import { entriesOf, FILES, FOLDERS, readIfThere } from './files.ts';
import { HEAD, incomingFile } from './incoming.ts';

const PREFIX = 'upload.';
const BECAME = '.became';

/** @param settle gives a finished file its name in the store */
export function folderUploads(folder: string, settle: (path: string) => Promise<string>): UploadStore {
  const pathOf = (name: string) => join(folder, `${PREFIX}${name}`);
  /** Of this process; another one of the same folder may make the same twice. */
  const finishing = new Map<string, Promise<string>>();
  const readBecame = async (name: string) => {
    const told = await readIfThere(`${pathOf(name)}${BECAME}`);
    return told && Buffer.from(told).toString('utf8');
  };
  const finish: UploadStore['finish'] = async (name, take) => {
    const path = pathOf(name);
    const file = await open(path, 'r+');
    const incoming = incomingFile(file, { path, settle }, (await file.stat()).size);
    try {
      const became = await take(incoming);
      await writeFile(`${path}${BECAME}`, became, { mode: FILES });
      return became;
    } finally {
      await incoming.drop();
    }
  };
  return {
    find: async (name) => {
      const became = (await finishing.get(name)?.catch(() => null)) ?? (await readBecame(name));
      return { received: await sizeOf(pathOf(name)), became };
    },
    write: async (name, { at, bytes, most, tooLarge }) => {
      await mkdir(folder, { recursive: true, mode: FOLDERS });
      // Opened to append, it would be written at its end, wherever it should be.
      const file = await open(pathOf(name), constants.O_RDWR | constants.O_CREAT, FILES);
      try {
        let place = at;
        for await (const chunk of bytes) {
          if (place + chunk.length > most) throw tooLarge();
          await file.write(chunk, 0, chunk.length, place);
          place += chunk.length;
        }
        return (await file.stat()).size;
      } finally {
        await file.close();
      }
    },
    head: async (name) => {
      const file = await open(pathOf(name), 'r');
      try {
        const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD), 0, HEAD, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    finish: (name, take) => {
      const running = finishing.get(name) ?? finish(name, take).finally(() => finishing.delete(name));
      finishing.set(name, running);
      return running;
    },
    drop: (name) => rm(pathOf(name), { force: true }),
    sum: async (prefix) => {
      const names = (await entriesOf(folder)).map(({ name }) => name);
      const open = names.filter((name) => name.startsWith(`${PREFIX}${prefix}`) && !name.endsWith(BECAME));
      const sizes = await Promise.all(open.map((name) => sizeOf(join(folder, name))));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}
