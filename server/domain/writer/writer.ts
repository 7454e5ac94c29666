// Who writes: the built-in writer needs nothing; a model, where there is one, answers the same call. The same gate judges both.
import { type WriteRequest, type Written, writePosts } from './write-posts.ts';

export interface Writer {
  /** `built-in`, or the model's name. */
  readonly name: string;
  /** @returns for each slot its post, or null where there was nothing to say */
  write(request: WriteRequest): Promise<Written>;
}

export const BUILT_IN: Writer = { name: 'built-in', write: writePosts };
