// The search over everything: what it is asked, and what it answers.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { text } from './schema.ts';

/** Query of GET /api/search. */
export const SearchQuery = v.object({ q: v.optional(text(LIMITS.search), '') });

export const SearchGroup = v.object({
  name: v.picklist(['Screens', 'Content', 'Campaigns', 'Subscribers', 'Help']),
  results: v.array(
    v.object({
      label: v.string(),
      /** What tells it from others of its name; may be empty. */
      detail: v.string(),
      /** Hash route. */
      href: v.string(),
    }),
  ),
});
export type SearchGroup = v.InferOutput<typeof SearchGroup>;
