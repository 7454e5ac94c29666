// A business whose first posts are planned gets its first strategy.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { makeFirstStrategy } from '../domain/strategy/index.ts';
import { DONE, defineJob } from './job.ts';

const Payload = v.object({ businessId: v.number() });

export function firstStrategyJob(ctx: Context) {
  return defineJob(Payload, async ({ businessId }) => {
    await makeFirstStrategy(ctx, businessId);
    return DONE;
  });
}
