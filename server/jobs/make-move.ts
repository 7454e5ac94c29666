// Begins a move of budgets that is accepted, once its time has come.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { beginMove } from '../domain/ads/index.ts';
import { DONE, defineJob } from './job.ts';

export function makeMoveJob(ctx: Context) {
  return defineJob(v.object({ moveId: v.number() }), async ({ moveId }) => {
    await beginMove(ctx, moveId);
    return DONE;
  });
}
