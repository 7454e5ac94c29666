// Making sure that what was written is on the disk.
import { closeSync, fsyncSync, openSync } from 'node:fs';

export function syncFile(path: string): void {
  sync(path, 'r+');
}

/** So that a new name in it is kept. Windows opens no directories; its renames are kept without this. */
export function syncFolder(path: string): void {
  if (process.platform !== 'win32') sync(path, 'r');
}

function sync(path: string, flags: string): void {
  const file = openSync(path, flags);
  fsyncSync(file);
  closeSync(file);
}
