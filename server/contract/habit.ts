// A habit: what the people of a business keep doing to posts that were written for them, and what the writer does since.
import * as v from 'valibot';
import { CHANNEL_TYPES, type ChannelType } from './channels/index.ts';
import { problem } from './problem.ts';

/** What a habit is about. */
export const HABIT_KINDS = ['word', 'length', 'emoji', 'hashtags', 'greeting', 'closing'] as const;
export type HabitKind = (typeof HABIT_KINDS)[number];

/** `learned` holds until later edits say otherwise, `kept` until a person forgets it; `forgotten` holds no more. */
export const HABIT_STATES = ['learned', 'kept', 'forgotten'] as const;
export const HabitState = v.picklist(
  HABIT_STATES,
  problem('either', { names: ['learned', 'kept', 'forgotten'] }),
);
export type HabitState = v.InferOutput<typeof HabitState>;

/** A word holds everywhere; of the rest each holds on the channels whose posts have taught it. */
export type HabitValue =
  | { readonly kind: 'word'; readonly word: string }
  /** Percent of the usual length. */
  | { readonly kind: 'length'; readonly share: number; readonly channels: readonly ChannelType[] }
  /** Those that the people add; none where they take all out. */
  | { readonly kind: 'emoji'; readonly emoji: readonly string[]; readonly channels: readonly ChannelType[] }
  | { readonly kind: 'hashtags'; readonly most: number; readonly channels: readonly ChannelType[] }
  /** The words that they add; null where they take out what stands there. */
  | {
      readonly kind: 'greeting' | 'closing';
      readonly text: string | null;
      readonly channels: readonly ChannelType[];
    };

export const Habit = v.object({
  id: v.number(),
  kind: v.picklist(HABIT_KINDS),
  /** What was learned, in a sentence. */
  words: v.string(),
  state: HabitState,
  /** Empty: all of them. */
  channels: v.array(v.picklist(CHANNEL_TYPES)),
  /** Ids of the posts that have taught it; those that are deleted are left out. */
  posts: v.array(v.number()),
  learnedAt: v.string(),
});
export type Habit = v.InferOutput<typeof Habit>;

/** Body of PATCH /api/habits/:id. */
export const HabitChange = v.strictObject({ state: HabitState });
export const HABIT_CHANGE_EXAMPLE = { state: 'forgotten' };
