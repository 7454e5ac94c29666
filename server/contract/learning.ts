// What was learned of a business's channels, and whether it helps.
import * as v from 'valibot';
import { CHANNEL_TYPES } from './channels/index.ts';
import { Id } from './schema.ts';

/** Natural logs, 0 as usual for the account: expected, and between which 8 in 10 lie; `n` posts that it rests on. */
const expected = { expected: v.number(), low: v.number(), high: v.number(), n: v.number() };

const ofPlatform = {
  platformId: Id,
  platform: v.picklist(CHANNEL_TYPES),
  /** Posts that taught it. */
  posts: v.number(),
  /** False: the published pattern decides. */
  enough: v.boolean(),
};

export const Learning = v.object({
  times: v.array(
    v.object({
      ...ofPlatform,
      /** Weekday Monday 1 to Sunday 7; hour the first of three; published what studies say of it, a natural log. */
      cells: v.array(v.object({ weekday: v.number(), hour: v.number(), ...expected, published: v.number() })),
    }),
  ),
  contents: v.array(
    v.object({
      ...ofPlatform,
      levels: v.array(v.object({ feature: v.string(), value: v.string(), ...expected })),
    }),
  ),
  /** The autopilot against the published pattern: parts of 1; null while there are too few posts. */
  uplift: v.nullable(
    v.object({
      uplift: v.number(),
      low: v.number(),
      high: v.number(),
      posts: v.number(),
      verdict: v.picklist(['better', 'worse', 'open']),
      needed: v.number(),
      /** Posts a week that count for it, and the smallest difference that a year at this pace tells, a part of 1. */
      weekly: v.number(),
      withinYear: v.number(),
      /** Of whose posts it is told; simulated ones prove nothing of real ones. */
      world: v.picklist(['real', 'sandbox']),
    }),
  ),
  /** The same in a sentence. */
  verdict: v.string(),
  /** Choosing the better version of mails against keeping the first: parts of 1; null while too few have read either. */
  mails: v.nullable(
    v.object({
      gain: v.number(),
      low: v.number(),
      high: v.number(),
      mailings: v.number(),
      /** People who kept the first version, and who got the chosen one. */
      kept: v.number(),
      chosen: v.number(),
      verdict: v.picklist(['better', 'worse', 'open']),
    }),
  ),
  /** The same in a sentence. */
  mailsVerdict: v.string(),
  /** Choices that are stored. */
  draws: v.number(),
  /** Whether any platform has enough posts to learn from. */
  enough: v.boolean(),
});
export type Learning = v.InferOutput<typeof Learning>;
