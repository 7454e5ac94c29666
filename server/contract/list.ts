// Lists of a business: what people subscribe to.
import * as v from 'valibot';
import { LIMITS } from './constants/limits.ts';
import { requiredLine } from './schema.ts';

/** Body of POST /api/users/:id/lists and PATCH /api/lists/:id. */
export const ListInput = v.object({ name: requiredLine(LIMITS.name) });

export const List = v.object({
  id: v.number(),
  name: v.string(),
  /** Subscribed people on it. */
  count: v.number(),
});
export type List = v.InferOutput<typeof List>;

export const LIST_EXAMPLE = { name: 'Monthly news' };
