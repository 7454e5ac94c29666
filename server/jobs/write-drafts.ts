// Writes drafts that somebody has asked for and that take a while.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { writeAsked } from '../domain/autopilot/index.ts';
import type { Writer } from '../domain/writer/index.ts';
import { SECOND } from '../kernel/clock.ts';
import { say } from '../sentences/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

const Payload = v.object({ writingId: v.number() });
/** Tries while something else is at work on the same channel. */
const TRIES = 4;

export function writeDraftsJob(ctx: Context, writer: Writer) {
  return defineJob(
    Payload,
    async ({ writingId }, run) => {
      const { signal, attempt } = run;
      const writing = { writer, signal, isLast: attempt >= TRIES };
      if (await keepClaim(run, () => writeAsked(ctx, writingId, writing))) return DONE;
      return { end: 'retry', at: ctx.clock.now() + SECOND, error: say('autopilot.writes-already') };
    },
    'write',
  );
}
