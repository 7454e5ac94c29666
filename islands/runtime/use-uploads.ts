// Files on their way into the business's media: one after the other, in the order in which they were chosen.
import { useRef, useState } from 'react';
import type { Medium } from '../../server/contract/media.ts';
import { messageOf } from './api.ts';
import { announce } from './screen.ts';
import { sendFile } from './upload.ts';

export interface Upload {
  readonly key: number;
  readonly name: string;
  /** Of its bytes that have left, 0 to 1. */
  readonly share: number;
  /** Why it was not taken. */
  readonly problem?: string;
}

export interface Uploads {
  readonly list: readonly Upload[];
  readonly add: (files: Iterable<File>) => void;
  /** Stops one that is on its way, and takes it from the list. */
  readonly drop: (key: number) => void;
}

/** @param onAdded is told of each as soon as it is kept */
export function useUploads(onAdded: (medium: Medium) => void): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const told = useRef(onAdded);
  told.current = onAdded;
  const stops = useRef(new Map<number, AbortController>());
  const last = useRef<{ key: number; end: Promise<void> }>({ key: 0, end: Promise.resolve() });

  const change = (key: number, part: Partial<Upload>) =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const leave = (key: number) => setList((before) => before.filter((one) => one.key !== key));
  const send = async (key: number, file: File, { signal }: AbortController) => {
    if (signal.aborted) return;
    try {
      const medium = await sendFile(file, { signal, onProgress: (share) => change(key, { share }) });
      leave(key);
      told.current(medium);
      announce(`${file.name} is added.`);
    } catch (error) {
      if (!signal.aborted) change(key, { problem: messageOf(error) });
    }
    stops.current.delete(key);
  };
  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const key = last.current.key + 1;
      const stop = new AbortController();
      stops.current.set(key, stop);
      setList((before) => [...before, { key, name: file.name, share: 0 }]);
      last.current = { key, end: last.current.end.then(() => send(key, file, stop)) };
    }
  };
  const drop = (key: number) => {
    stops.current.get(key)?.abort();
    leave(key);
  };
  return { list, add, drop };
}
