// A file on its way in: written as it comes, and gone again unless it is kept.
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Incoming, MediaStore } from '../../../domain/media/index.ts';
import { FILES, FOLDERS } from './files.ts';

/** Bytes after which it is known what comes. */
export const HEAD = 64;

interface Place {
  readonly path: string;
  /** Gives the finished file its name. */
  settle(path: string): Promise<string>;
}

export async function receiveFile(
  { path, settle }: Place,
  bytes: Parameters<MediaStore['receive']>[0],
  bounds: Parameters<MediaStore['receive']>[1],
): Promise<Incoming> {
  await mkdir(dirname(path), { recursive: true, mode: FOLDERS });
  const file = await open(path, 'wx+', FILES);
  try {
    return incomingFile(file, { path, settle }, await writeAll(file, bytes, bounds));
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}

/** @returns how many bytes came */
async function writeAll(
  file: FileHandle,
  bytes: Parameters<MediaStore['receive']>[0],
  { mostOf, tooLarge }: Parameters<MediaStore['receive']>[1],
): Promise<number> {
  let head: Uint8Array | null = new Uint8Array(0);
  let [size, most] = [0, Number.POSITIVE_INFINITY];
  for await (const chunk of bytes) {
    size += chunk.length;
    if (head) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD)]);
      if (head.length >= HEAD) {
        most = mostOf(head);
        head = null;
      }
    }
    if (size > most) throw tooLarge(most);
    await file.write(chunk);
  }
  if (head && size > mostOf(head)) throw tooLarge(size);
  return size;
}

/** An open file as it is on its way in. @param received bytes in it */
export function incomingFile(file: FileHandle, { path, settle }: Place, received: number): Incoming {
  let size = received;
  let isOpen = true;
  const end = async () => {
    if (isOpen) await file.close();
    isOpen = false;
  };
  return {
    get size() {
      return size;
    },
    read: async (at, length) => {
      const wanted = Math.max(0, Math.min(length, size - at));
      const { buffer, bytesRead } = await file.read(new Uint8Array(wanted), 0, wanted, at);
      return buffer.subarray(0, bytesRead);
    },
    write: async (at, bytes) => {
      await file.write(bytes, 0, bytes.length, at);
    },
    cut: async (to) => {
      await file.truncate(to);
      size = to;
    },
    keep: async () => {
      await file.sync();
      await end();
      return settle(path);
    },
    drop: async () => {
      await end();
      await rm(path, { force: true });
    },
  };
}
