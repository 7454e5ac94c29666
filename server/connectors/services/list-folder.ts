// Files of people in a folder of the data directory, while they are imported.
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListFiles } from '../../domain/audience/index.ts';
import type { Ids } from '../../kernel/ids.ts';
import { FILES, FOLDERS, isThere, removeOlder } from './media-store/files.ts';

/** @param folder absolute path; made when it is first needed */
export function createListFolder({ folder, ids }: { folder: string; ids: Ids }): ListFiles {
  const pathOf = (name: string) => join(folder, name);
  const refusedOf = (name: string) => `${pathOf(name)}.refused`;
  const read = async (path: string, bytes?: number) =>
    (await isThere(path)) && bytes !== 0
      ? createReadStream(path, bytes === undefined ? {} : { end: bytes - 1 })
      : null;
  return {
    receive: async (bytes, most, tooLarge) => {
      await mkdir(folder, { recursive: true, mode: FOLDERS });
      const name = ids.token(16);
      const size = await write(pathOf(name), bytes, { most, tooLarge });
      return { name, size };
    },
    open: (name) => read(pathOf(name)),
    appendRefused: async (name, after, text) => {
      const file = await open(refusedOf(name), after === 0 ? 'w' : 'r+', FILES);
      try {
        await file.truncate(after);
        const { bytesWritten } = await file.write(text, after);
        return after + bytesWritten;
      } finally {
        await file.close();
      }
    },
    openRefused: (name, bytes) => read(refusedOf(name), bytes),
    remove: async (name, all) => {
      await rm(pathOf(name), { force: true });
      if (all) await rm(refusedOf(name), { force: true });
    },
    tidy: (before) => removeOlder(folder, before),
  };
}

async function write(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  { most, tooLarge }: { most: number; tooLarge: () => Error },
): Promise<number> {
  const file = await open(path, 'wx', FILES);
  let size = 0;
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > most) throw tooLarge();
      await file.write(chunk);
    }
    await file.sync();
    await file.close();
    return size;
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}
