// Sends one letter, once.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type LetterParts, sendLetter } from '../domain/letters/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

export function sendLetterJob(ctx: Context, parts: LetterParts) {
  return defineJob(v.object({ letterId: v.number() }), async ({ letterId }, run) => {
    const next = await keepClaim(run, () => sendLetter(ctx, parts, letterId));
    return next === null ? DONE : { end: 'again', at: next };
  });
}
