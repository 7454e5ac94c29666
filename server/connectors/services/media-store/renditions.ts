// What was made of kept bytes for a use, beside them: read again while somebody asks for it, and made anew after that.
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from '../../../domain/media/index.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { entriesOf, FOLDERS, readIfThere, removeOlder, touch, writeDurably } from './files.ts';

interface Parts {
  newPath(): string;
  readonly clock: Clock;
}

type Renditions = MediaStore['renditions'] & {
  tidy(before: number, isKept: (name: string) => Promise<boolean>): Promise<void>;
};

export function folderRenditions(folder: string, { newPath, clock }: Parts): Renditions {
  const pathOf = (name: string, key: string) => join(folder, name.slice(0, 2), `${name}.${key}`);
  return {
    find: async (name, key) => {
      const path = pathOf(name, key);
      const bytes = await readIfThere(path);
      if (bytes) await touch(path, clock.now()).catch(() => {});
      return bytes;
    },
    save: async (name, key, bytes) => {
      const [path, place] = [newPath(), pathOf(name, key)];
      await writeDurably(path, bytes);
      await mkdir(dirname(place), { recursive: true, mode: FOLDERS });
      await rename(path, place);
      await touch(place, clock.now());
    },
    tidy: async (before, isKept) => {
      for (const { name: part } of await entriesOf(folder)) {
        await removeOlder(join(folder, part), before);
        for (const { name } of await entriesOf(join(folder, part)))
          if (!(await isKept(name.split('.')[0] ?? ''))) await rm(join(folder, part, name), { force: true });
      }
    },
  };
}
