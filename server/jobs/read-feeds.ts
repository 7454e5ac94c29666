// Every hour: reads the feeds that are due, and makes drafts of what is new.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type FeedReader, readDueFeeds } from '../domain/feeds/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

export function readFeedsJob(ctx: Context, reader: FeedReader) {
  return defineJob(
    v.object({}),
    (_, run) =>
      keepClaim(run, async () => {
        await readDueFeeds(ctx, reader, run.signal);
        return DONE;
      }),
    'ask',
  );
}
