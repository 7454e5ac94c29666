// What a Sandbox network shows of one connection: the public side of a simulated channel.
import * as v from 'valibot';
import { PostMedium } from './media.ts';

export const FeedItem = v.object({
  externalId: v.string(),
  url: v.string(),
  title: v.nullable(v.string()),
  content: v.string(),
  /** Shown instead of the picture or video that the post still needs. */
  mediaPreview: v.nullable(v.string()),
  /** What it shows. */
  media: v.array(v.omit(PostMedium, ['id'])),
  publishedAt: v.string(),
  /** A figure that the channel does not give is absent. Null for a post without the picture or video that it needs: nobody reacts to what the channel could not show. */
  figures: v.nullable(
    v.object({
      likes: v.optional(v.number()),
      comments: v.optional(v.number()),
      shares: v.optional(v.number()),
      clicks: v.optional(v.number()),
      impressions: v.optional(v.number()),
    }),
  ),
});
export type FeedItem = v.InferOutput<typeof FeedItem>;
