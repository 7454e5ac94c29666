// What is noted between the steps of a post. A container is what is to become a post: it holds pictures or a film, and nobody
// sees it before it is published.
import * as v from 'valibot';
import type { Pending } from '../connector.ts';

/** `children`: pictures of a carousel. `container`: the whole of it. `publish`: it is ready, and one call makes it visible. */
const Step = v.variant('step', [
  v.object({ step: v.literal('children'), ids: v.array(v.string()) }),
  v.object({ step: v.literal('container'), id: v.string() }),
  v.object({ step: v.literal('publish'), id: v.string() }),
]);
export type Step = v.InferOutput<typeof Step>;

export function readStep(data: string): Step {
  return v.parse(Step, JSON.parse(data));
}

/** @param at when it may go on, UTC milliseconds; when that is usual unless told */
export function toPending(step: Step, at?: number): Pending {
  const next = step.step === 'publish' ? 'publish' : 'ask';
  return { end: 'pending', data: JSON.stringify(step), next, ...(at !== undefined && { at }) };
}
