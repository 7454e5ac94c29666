// What a kind of job is: a payload schema and a handler with a typed end.
import * as v from 'valibot';

/** How a handler ends. Throwing counts as a failure: it is tried again with growing pauses, then abandoned. */
export type JobOutcome =
  | { readonly end: 'done' }
  /** Run again at a planned moment; not a failure. */
  | { readonly end: 'again'; readonly at: number }
  | { readonly end: 'retry'; readonly at: number; readonly error: string }
  | { readonly end: 'human'; readonly error: string };

export const DONE: JobOutcome = { end: 'done' };

/** What the worker tells a running handler. */
export interface JobRun {
  /** The job's own, the same in every try. */
  readonly id: number;
  /** 1 for the first try. */
  readonly attempt: number;
  /** Aborted when the server shuts down: reach a safe point and return. */
  readonly signal: AbortSignal;
  /** Keeps the claim alive; false when another worker has taken the job over, so stop at once. */
  extend(): Promise<boolean>;
}

export interface Job<S extends v.GenericSchema = v.GenericSchema> {
  readonly payload: S;
  run(payload: unknown, run: JobRun): Promise<JobOutcome>;
}

/** Declares a kind of job: the payload is a boundary and is parsed once, here. */
export function defineJob<S extends v.GenericSchema>(
  payload: S,
  handle: (payload: v.InferOutput<S>, run: JobRun) => Promise<JobOutcome>,
): Job<S> {
  return { payload, run: (raw, run) => handle(v.parse(payload, raw), run) };
}
