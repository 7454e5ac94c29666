// Who writes: the built-in writer needs nothing; a model, where there is one, answers the same call. The same gate judges both.
import { type WriteRequest, type Written, writePosts } from './write-posts.ts';

/** For whom it is, and how it goes on: of interest to a writer who takes a while. */
export interface WriteRun {
  readonly businessId: number;
  /** Whoever asked wants nothing any more. */
  readonly signal?: AbortSignal | undefined;
  /** Told of how many slots are done. */
  readonly onDone?: ((slots: number) => Promise<void>) | undefined;
}

export interface Writer {
  /** @returns for each slot its post, or null where there was nothing to say */
  write(request: WriteRequest, run: WriteRun): Promise<Written>;
}

export const BUILT_IN: Writer = { write: (request) => writePosts(request) };
