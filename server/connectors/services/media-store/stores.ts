// The two stores of an installation: what belongs to businesses, and the Sandbox's own copies, as of a network elsewhere.
import { join } from 'node:path';
import type { MediaStore } from '../../../domain/media/index.ts';
import { createFolderStore, type FolderParts } from './folder.ts';

/** Folders in the data directory. */
export const STORE_FOLDERS = { media: 'media', sandbox: 'sandbox-media' } as const;

export interface MediaStores {
  readonly media: MediaStore;
  readonly sandbox: MediaStore;
}

export function openMediaStores({
  dataDir,
  ...parts
}: Omit<FolderParts, 'folder'> & { dataDir: string }): MediaStores {
  const open = (name: keyof typeof STORE_FOLDERS) =>
    createFolderStore({ ...parts, folder: join(dataDir, STORE_FOLDERS[name]) });
  return { media: open('media'), sandbox: open('sandbox') };
}

/** Keeps whatever comes: bounded it was before. */
export async function keepAll(store: MediaStore, bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const incoming = await store.receive(bytes, UNBOUNDED);
  try {
    return await incoming.keep();
  } finally {
    await incoming.drop();
  }
}

const UNBOUNDED = {
  mostOf: () => Number.POSITIVE_INFINITY,
  tooLarge: () => new Error('there is no bound'),
};
