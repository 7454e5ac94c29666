// What is noted between the steps of a post.
import * as v from 'valibot';

/**
 * `plain`: the text goes without a card. `finish`: a reel is uploaded and is to be made visible. `wait`: a film is on its way
 * to be seen; `post` where its id is known already.
 */
const Step = v.variant('step', [
  v.object({ step: v.literal('plain') }),
  v.object({ step: v.literal('finish'), video: v.string() }),
  v.object({ step: v.literal('wait'), video: v.string(), post: v.optional(v.string()), since: v.number() }),
]);
export type Step = v.InferOutput<typeof Step>;

export function readStep(data: string): Step {
  return v.parse(Step, JSON.parse(data));
}
