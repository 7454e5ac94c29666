// Sets at its network a budget that a person has ordered.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type Advertising, makeOrder } from '../domain/ads/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

export function setAdBudgetJob(ctx: Context, parts: Advertising) {
  return defineJob(v.object({ orderId: v.number() }), async ({ orderId }, run) => {
    const next = await keepClaim(run, () => makeOrder(ctx, parts, orderId));
    return next === null ? DONE : { end: 'again', at: next };
  });
}
