// Claims that no post may make by itself, and overruling one: a person answers for their own words.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { optionalText } from './schema.ts';

export const CLAIM_RULES = [
  'cure',
  'clinical',
  'miracle',
  'income',
  'scarcity',
  'review',
  'personal',
  'risk',
] as const;
export const ClaimRule = v.picklist(CLAIM_RULES, problem('one-of', { names: CLAIM_RULES }));
export type ClaimRule = v.InferOutput<typeof ClaimRule>;

/**
 * Lets a person's own words stand against these rules. A reason is needed where a rule asks an owner: it is kept in the
 * audit log. What a channel refuses cannot be overruled.
 */
export const Overrule = v.strictObject({
  rules: v.pipe(
    v.array(ClaimRule, problem('list-of-rules')),
    v.minLength(1, problem('name-a-rule')),
    v.maxLength(CLAIM_RULES.length, problem('at-most', { most: CLAIM_RULES.length })),
  ),
  reason: v.optional(optionalText(LIMITS.comment)),
});
export type Overrule = v.InferOutput<typeof Overrule>;

/** Body of POST /api/contents/check. */
export const WordsToCheck = v.strictObject({
  title: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(400)))),
  content: v.pipe(v.string(), v.maxLength(LIMITS.post)),
});
export const CHECK_EXAMPLE = { title: null, content: 'Our tea cures migraine.' };

export const ClaimHit = v.object({
  rule: ClaimRule,
  /** What the rule is called. */
  label: v.string(),
  /** The words that it refuses. */
  words: v.array(v.string()),
  /** Why, and what may come of it. */
  message: v.string(),
  risk: v.string(),
  /** Only an owner may overrule it, and says why. */
  needsOwner: v.boolean(),
  /** Whether whoever asks may. */
  mayOverrule: v.boolean(),
});
export type ClaimHit = v.InferOutput<typeof ClaimHit>;

/** Answer of POST /api/contents/check: nothing is stored. */
export const CheckedWords = v.object({ hits: v.array(ClaimHit) });
export type CheckedWords = v.InferOutput<typeof CheckedWords>;
