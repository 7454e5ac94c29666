// Once a day: removes what nobody needs any more, and counts what has been read long enough.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { purgeAccess } from '../domain/accounts/index.ts';
import { type ListFiles, purgeImports } from '../domain/audience/index.ts';
import { purgeWritings } from '../domain/autopilot/index.ts';
import { purgeMessages } from '../domain/billing/index.ts';
import { purgeConnecting } from '../domain/channels/index.ts';
import { purgeRequests } from '../domain/content/index.ts';
import { countHoldOuts } from '../domain/email/index.ts';
import { CONFIRM_WITHIN, purgeSignUps } from '../domain/forms/index.ts';
import { purgeLetters } from '../domain/letters/index.ts';
import { type MediaStore, tidyMedia } from '../domain/media/index.ts';
import { purgeModels } from '../domain/models/index.ts';
import { DAY } from '../kernel/clock.ts';
import { purgeFinishedJobs } from './job.repo.ts';
import { DONE, defineJob } from './job.ts';
import { purgeSigns } from './worker.repo.ts';

/** Finished jobs stay readable for this long. */
const KEEP_JOBS = 14 * DAY;
/** Letters that were not sent can be read by the operator for this long. */
const KEEP_LETTERS = 14 * DAY;
/** How drafts that were asked for came about. */
const KEEP_WRITINGS = 30 * DAY;
/** A device that was away may ask for its answer this much later. */
const KEEP_REQUESTS = 30 * DAY;

export function housekeepingJob(
  ctx: Context,
  { media, lists }: { readonly media: MediaStore; readonly lists: ListFiles },
) {
  return defineJob(v.object({}), async () => {
    const now = ctx.clock.now();
    await purgeMessages(ctx);
    await purgeFinishedJobs(ctx.db.write, now - KEEP_JOBS);
    await purgeSigns(ctx.db.write, now - DAY);
    await purgeLetters(ctx.db.write, now - KEEP_LETTERS);
    await purgeRequests(ctx.db.write, now - KEEP_REQUESTS);
    await purgeSignUps(ctx.db.write, now - CONFIRM_WITHIN);
    await purgeModels(ctx.db.write, now);
    await purgeWritings(ctx.db.write, now - KEEP_WRITINGS);
    await purgeConnecting(ctx.db.write, now);
    await purgeAccess(ctx.db.write, now);
    await tidyMedia(ctx, media);
    await purgeImports(ctx, lists);
    await countHoldOuts(ctx);
    return DONE;
  });
}
