// Draws the pictures that planned posts of a business lack.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type PictureParts, picturePosts } from '../domain/autopilot/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

const Payload = v.object({ businessId: v.number() });

/** @param pictures null where the operator has switched drawing off */
export function picturePostsJob(ctx: Context, pictures: PictureParts | null) {
  return defineJob(
    Payload,
    async ({ businessId }, run) => {
      const { signal } = run;
      if (pictures) await keepClaim(run, () => picturePosts(ctx, businessId, { ...pictures, signal }));
      return DONE;
    },
    'draw',
  );
}
