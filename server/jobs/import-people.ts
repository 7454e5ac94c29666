// Looks through a file of people, or stores what is in it.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type ListFiles, runImport } from '../domain/audience/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

const Payload = v.object({ importId: v.number() });

export function importPeopleJob(ctx: Context, files: ListFiles) {
  return defineJob(
    Payload,
    async ({ importId }, run) => {
      const { signal } = run;
      const isOver = await keepClaim(run, () => runImport(ctx, files, { importId, signal }));
      return isOver ? DONE : { end: 'again', at: ctx.clock.now() };
    },
    'import',
  );
}
