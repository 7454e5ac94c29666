// Files and folders that are this user's alone.
import { closeSync, type Dirent, fsyncSync, openSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const FOLDERS = 0o700;
export const FILES = 0o600;

export async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => absent(error, false),
  );
}

export async function readIfThere(path: string): Promise<Uint8Array | null> {
  return readFile(path).catch((error: unknown) => absent(error, null));
}

/** What a folder holds; nothing where there is none. */
export async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => absent(error, []));
}

/** @param path of a new file; its folder is made */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: FOLDERS });
  const file = await open(path, 'wx', FILES);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** @param at UTC milliseconds */
export async function touch(path: string, at: number): Promise<void> {
  await utimes(path, at / 1000, at / 1000);
}

/** Removes the files of a folder that were touched last before a moment, UTC milliseconds. */
export async function removeOlder(folder: string, before: number): Promise<void> {
  for (const { name } of await entriesOf(folder)) await removeIfOlder(join(folder, name), before);
}

/** Removes a file that was touched last before a moment, UTC milliseconds. */
export async function removeIfOlder(path: string, before: number): Promise<void> {
  const facts = await stat(path).catch((error: unknown) => absent(error, null));
  if (facts?.isFile() && facts.mtimeMs < before) await rm(path, { force: true });
}

/** So that a new name in it is kept. Windows opens no folders; its renames are kept without this. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function absent<T>(error: unknown, instead: T): T {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead;
  throw error;
}
