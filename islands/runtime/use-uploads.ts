// Files on their way into the business's media: one after the other, in the order in which they were chosen.
import { useEffect, useRef, useState } from 'react';
import type { Medium } from '../../server/contract/media.ts';
import { messageOf } from './api.ts';
import { addStill } from './film-still.ts';
import { announce } from './screen.ts';
import {
  forgetUpload,
  keepSending,
  type Offered,
  offerUnfinished,
  QUIET,
  unfinishedOf,
} from './unfinished-uploads.ts';
import { isPassing, newUploadKey, PIECE, sendFile } from './upload.ts';

export interface Upload {
  readonly key: number;
  readonly name: string;
  /** Of its bytes that have left, 0 to 1. */
  readonly share: number;
  /** The connection broke; it goes on by itself. */
  readonly isWaiting?: boolean;
  /** Why it was not taken. */
  readonly problem?: string;
  /** It may be taken when it is sent again. */
  readonly mayTry?: boolean;
}

export interface Uploads {
  readonly list: readonly Upload[];
  /** Broken off when their page was closed; who chooses such a file again goes on with it. */
  readonly unfinished: readonly Offered[];
  readonly add: (files: Iterable<File>) => void;
  /** Tries one again that was not taken, from where it is. */
  readonly again: (key: number) => void;
  /** Stops one that is on its way, and takes it from the list. */
  readonly drop: (key: number) => void;
  /** Nobody goes on with it. */
  readonly forget: (key: string) => void;
}

/** A file, the name under which its pieces are sent, and how it is stopped. */
interface Entry {
  readonly file: File;
  readonly name: string;
  readonly stop: AbortController;
  readonly goesOn: boolean;
}

/**
 * @param onAdded is told of each as soon as it is kept
 * @param refuse says why a file is not even sent
 */
export function useUploads(
  onAdded: (medium: Medium) => void,
  refuse?: (file: File) => string | undefined,
): Uploads {
  const { unfinished, forget, leaveOut } = useUnfinished();
  const [list, setList] = useState<readonly Upload[]>([]);
  const told = useRef(onAdded);
  told.current = onAdded;
  const entries = useRef(new Map<number, Entry>());
  const last = useRef<{ key: number; end: Promise<void> }>({ key: 0, end: Promise.resolve() });

  const change = (key: number, part: Partial<Upload>) =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const leave = (key: number) => {
    entries.current.delete(key);
    setList((before) => before.filter((one) => one.key !== key));
  };
  const send = async (key: number, { file, name, goesOn, stop: { signal } }: Entry) => {
    if (signal.aborted) return;
    // What is one piece is here whole or not at all.
    const stopSaying = file.size > PIECE ? keepSending(file, name) : undefined;
    try {
      const sent = await sendFile(file, name, {
        signal,
        goesOn,
        onProgress: (share) => change(key, { share }),
        onWait: (isWaiting) => change(key, { isWaiting }),
      });
      forgetUpload(name);
      const medium = await addStill(sent, signal);
      leave(key);
      told.current(medium);
      announce(`${file.name} is added.`);
    } catch (error) {
      const mayTry = !signal.aborted && isPassing(error);
      if (!mayTry) forgetUpload(name);
      if (!signal.aborted) change(key, { problem: messageOf(error), mayTry, isWaiting: false });
    } finally {
      stopSaying?.();
    }
  };
  const queue = (key: number, entry: Entry) => {
    last.current = {
      key: Math.max(key, last.current.key),
      end: last.current.end.then(() => send(key, entry)),
    };
  };
  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const key = last.current.key + 1;
      const problem = refuse?.(file);
      if (problem !== undefined) {
        last.current = { ...last.current, key };
        setList((before) => [...before, { key, name: file.name, share: 0, problem }]);
        continue;
      }
      const begun = unfinishedOf(file);
      if (begun) leaveOut(begun.key);
      const name = begun?.key ?? newUploadKey();
      const entry = { file, name, stop: new AbortController(), goesOn: begun !== undefined };
      entries.current.set(key, entry);
      setList((before) => [...before, { key, name: file.name, share: 0 }]);
      queue(key, entry);
    }
  };
  const again = (key: number) => {
    const entry = entries.current.get(key);
    if (!entry) return;
    setList((before) =>
      before.map((one) => (one.key === key ? { key, name: one.name, share: one.share } : one)),
    );
    queue(key, entry);
  };
  const drop = (key: number) => {
    entries.current.get(key)?.stop.abort();
    leave(key);
  };
  return { list, unfinished, add, again, drop, forget };
}

/** Looked for when the page is opened, and once more when a page that crashed would have said that it still sends. */
function useUnfinished() {
  const [unfinished, setUnfinished] = useState<readonly Offered[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const offered = await offerUnfinished();
      if (!isOver) setUnfinished(offered);
    };
    void look();
    const timer = setTimeout(look, 2 * QUIET);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  const leaveOut = (key: string) => setUnfinished((before) => before.filter((one) => one.key !== key));
  const forget = (key: string) => {
    forgetUpload(key);
    leaveOut(key);
  };
  return { unfinished, forget, leaveOut };
}
