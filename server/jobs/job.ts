// What a kind of job is: a payload schema and a handler with a typed end.
import * as v from 'valibot';
import type { Sentence } from '../contract/sentence.ts';
import type { Clock } from '../kernel/clock.ts';

/** How a handler ends. Throwing counts as a failure: it is tried again with growing pauses, then abandoned. */
export type JobOutcome =
  | { readonly end: 'done' }
  /** Run again at a planned moment; not a failure. */
  | { readonly end: 'again'; readonly at: number }
  /** Goes on at once in another lane, as the same job: its id and payload stay. */
  | { readonly end: 'move'; readonly kind: 'upload-post'; readonly turn: string }
  | { readonly end: 'retry'; readonly at: number; readonly error: Sentence }
  | { readonly end: 'human'; readonly error: Sentence };

/** Whose turn a job waits for: that of an account, for one kind of work. */
export function turnOf(what: string, connectionId: number): string {
  return `${what}:${connectionId}`;
}

export const DONE: JobOutcome = { end: 'done' };

/** What the worker tells a running handler. */
export interface JobRun {
  /** The job's own, the same in every try. */
  readonly id: number;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the server shuts down: reach a safe point and return. */
  readonly signal: AbortSignal;
  readonly clock: Pick<Clock, 'alarm'>;
  /** How long a claim lasts, milliseconds. */
  readonly lease: number;
  /**
   * Keeps the claim alive, for as long as a claim lasts unless told (milliseconds); false when another worker has taken
   * the job over, so stop at once.
   */
  extend(lease?: number): Promise<boolean>;
}

/**
 * Jobs of a lane wait for each other only. `publish`, `upload` and `ask` wait for networks: posts, films, and what is asked of
 * posts that are out; `write`, `draw` and `import` are for what may take minutes here.
 */
export type Lane = 'main' | 'publish' | 'upload' | 'ask' | 'write' | 'draw' | 'import';

export interface Job<S extends v.GenericSchema = v.GenericSchema> {
  readonly payload: S;
  readonly lane: Lane;
  run(payload: unknown, run: JobRun): Promise<JobOutcome>;
}

/** Declares a kind of job: the payload is a boundary and is parsed once, here. */
export function defineJob<S extends v.GenericSchema>(
  payload: S,
  handle: (payload: v.InferOutput<S>, run: JobRun) => Promise<JobOutcome>,
  lane: Lane = 'main',
): Job<S> {
  return { payload, lane, run: (raw, run) => handle(v.parse(payload, raw), run) };
}
