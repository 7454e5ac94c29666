// Where files of people are kept while they are imported.

export interface ListFiles {
  /**
   * Writes a file as it comes; nothing is left of one that fails.
   * @param most bytes
   * @param tooLarge makes what is thrown for more
   * @returns the name under which it is kept
   */
  receive(
    bytes: AsyncIterable<Uint8Array>,
    most: number,
    tooLarge: () => Error,
  ): Promise<{ name: string; size: number }>;
  /** Null when it is not there. */
  open(name: string): Promise<AsyncIterable<Buffer> | null>;
  /** Adds to what is told of rows that were not taken, after its first bytes. @returns how many bytes it has then */
  appendRefused(name: string, after: number, text: string): Promise<number>;
  /** The first bytes of it; null when it is not there. */
  openRefused(name: string, bytes: number): Promise<AsyncIterable<Buffer> | null>;
  /** Removes a file; of finished imports, what is told of refused rows stays unless `all`. */
  remove(name: string, all: boolean): Promise<void>;
  /** Removes what was touched last before a moment, UTC milliseconds. */
  tidy(before: number): Promise<void>;
}
