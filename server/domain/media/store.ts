// Where the bytes of media are kept: by what they are, so that the same file is there once. Given by compose.ts.
import type { FileBytes } from './imaging.ts';

/** A file that has come in and is not kept yet. */
export interface Incoming extends FileBytes {
  /** Keeps it as it is now, durably. @returns its name */
  keep(): Promise<string>;
  /** Forgets it; nothing happens when it is kept. */
  drop(): Promise<void>;
}

/** Part of the bytes: from the one to the other, both included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Names are the SHA-256 of the bytes, as hex. */
export interface MediaStore {
  /**
   * Takes what comes, to its end.
   * @param mostOf how many bytes may come, once the first are there; it may throw
   * @throws what `mostOf` throws, what `tooLarge` makes as soon as there are more, or what the stream throws; then nothing is left
   */
  receive(
    bytes: AsyncIterable<Uint8Array>,
    bounds: { mostOf(head: Uint8Array): number; tooLarge(most: number): Error },
  ): Promise<Incoming>;
  /** Keeps bytes, durably. @returns their name */
  keep(bytes: Uint8Array): Promise<string>;
  /** @throws Error when they are not there */
  read(name: string): Promise<Uint8Array>;
  /** @returns the bytes as they are read; null when they are not there */
  open(name: string, span?: Span): Promise<AsyncIterable<Uint8Array> | null>;
  /** Every kept name, with its size and when it was last asked for to be kept (UTC milliseconds). */
  list(): AsyncIterable<KeptBytes>;
  has(name: string): Promise<boolean>;
  /** Removes bytes, unless somebody asked for them to be kept since a moment, UTC milliseconds. */
  remove(name: string, before: number): Promise<void>;
  /** What was made of kept bytes for a use; it can be made again. `key` says what for. */
  readonly renditions: {
    find(name: string, key: string): Promise<Uint8Array | null>;
    save(name: string, key: string, bytes: Uint8Array): Promise<void>;
  };
  readonly uploads: UploadStore;
  /**
   * Removes what was left on its way in and renditions that nobody asked for, each since a moment (UTC milliseconds), and
   * renditions of bytes that are gone.
   */
  tidy(before: { readonly incoming: number; readonly renditions: number }): Promise<void>;
}

export interface KeptBytes {
  readonly name: string;
  readonly bytes: number;
  readonly keptAt: number;
}

/** Files that come in pieces, by names that their senders made up; what nobody goes on with is tidied away. */
export interface UploadStore {
  /** How many bytes are there, and what the whole file became; 0 and null for one that nobody knows. */
  find(name: string): Promise<{ readonly received: number; readonly became: string | null }>;
  /**
   * Writes what comes over what is there from a place on, as far as it comes: a sender that leaves has sent that much.
   * @param at at most what is there
   * @param most bytes of the whole file
   * @throws what `tooLarge` makes as soon as there are more, or what the stream throws
   * @returns how many bytes are there
   */
  write(
    name: string,
    piece: { at: number; bytes: AsyncIterable<Uint8Array>; most: number; tooLarge(): Error },
  ): Promise<number>;
  /** Its first bytes, at most 64. */
  head(name: string): Promise<Uint8Array>;
  /**
   * Makes something of the whole file, once: who asks meanwhile waits for the same, who asks later is told the same.
   * @throws what `take` throws; then the file is gone
   */
  finish(name: string, take: (file: Incoming) => Promise<string>): Promise<string>;
  drop(name: string): Promise<void>;
  /** How many bytes of files that are on their way are there, over all whose names begin so. */
  sum(prefix: string): Promise<number>;
}
