// Forms by which people subscribe themselves: a page here, and HTML for a page elsewhere.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { requiredLine, requiredText } from './schema.ts';

/** Body of POST /api/users/:id/forms. */
export const FormInput = v.object({
  name: requiredLine(LIMITS.name),
  /** Ids of lists that people come on. */
  lists: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(problem('id')), v.integer(), v.minValue(1)), problem('list-of-ids')),
      v.maxLength(LIMITS.traits, problem('most-lists', { most: LIMITS.traits })),
    ),
    [],
  ),
  /** What people agree to; kept with each of them, as it stood. */
  consentText: requiredText(LIMITS.consent),
});
export type FormInput = v.InferOutput<typeof FormInput>;

export const FORM_EXAMPLE = {
  name: 'On our website',
  lists: [],
  consentText: 'Send me news by email, about once a month. I can leave at any time.',
};

export const SubscriptionForm = v.object({
  id: v.number(),
  name: v.string(),
  lists: v.array(v.number()),
  consentText: v.string(),
  /** Of its page. */
  url: v.string(),
  /** HTML for another page; it needs no script. */
  embed: v.string(),
});
export type SubscriptionForm = v.InferOutput<typeof SubscriptionForm>;
