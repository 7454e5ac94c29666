// Brings the picture of a feed's article to the drafts that were made of it.
import * as v from 'valibot';
import type { Context } from '../db/unit-of-work.ts';
import { type ArticlePictureParts, pictureArticle } from '../domain/feeds/index.ts';
import { DONE, defineJob } from './job.ts';
import { keepClaim } from './keep-claim.ts';

const Payload = v.object({
  businessId: v.number(),
  posts: v.array(v.number()),
  title: v.string(),
  url: v.nullable(v.string()),
  pictures: v.array(v.object({ url: v.string(), alt: v.string() })),
});

export function pictureArticleJob(ctx: Context, parts: ArticlePictureParts) {
  return defineJob(
    Payload,
    (article, run) =>
      keepClaim(run, async () => {
        await pictureArticle(ctx, parts, article);
        return DONE;
      }),
    'ask',
  );
}
