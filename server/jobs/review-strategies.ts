// Once a day: strategies that nobody has made anew for a quarter are reviewed.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { reviewStrategies } from '../domain/strategy/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

export function reviewStrategiesJob(
  ctx: Context,
  note: (what: Readonly<Record<string, unknown>>, words: string) => void,
) {
  return defineJob(v.object({}), async (_, run) => {
    await keepClaim(run, () => reviewStrategies(ctx, note));
    return DONE;
  });
}
