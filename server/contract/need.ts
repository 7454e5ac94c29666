// What waits for a person: one thing each, with what to do about it.
import * as v from 'valibot';
import { Post } from './post.ts';

const KINDS = [
  'post',
  'mailing',
  'budgets',
  'sign-in',
  'invoice',
  'trial',
  'ticket',
  'facts',
  'move',
  'level',
  'suggestion',
  'strategy',
  'subscribers',
] as const;

export const Need = v.object({
  /** In the order in which two that are due at the same time are shown. */
  kind: v.picklist(KINDS),
  title: v.string(),
  /** Why it waits, and what happens otherwise. */
  text: v.string(),
  /** From when it does harm that nobody saw to it; null when it only does without something. */
  harmAt: v.nullable(v.string()),
  /** The one thing to do, and the hash route where it is done. */
  action: v.object({ label: v.string(), href: v.string() }),
  /** Of kind `post`. */
  post: v.nullable(Post),
});
export type Need = v.InferOutput<typeof Need>;
export type NeedKind = Need['kind'];
export const NEED_KINDS: readonly NeedKind[] = KINDS;
