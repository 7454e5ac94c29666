// Figures of a business. Simulated and real ones stand apart and are never added up.
import * as v from 'valibot';

/** A figure is null when posts were measured and none of their networks gives it. */
const Engagement = v.object({
  posts: v.number(),
  likes: v.nullable(v.number()),
  comments: v.nullable(v.number()),
  shares: v.nullable(v.number()),
  clicks: v.nullable(v.number()),
  impressions: v.nullable(v.number()),
});

/** Answer of GET /api/users/{id}/metrics. */
export const Metrics = v.object({
  platforms: v.number(),
  scheduled: v.number(),
  awaitingApproval: v.number(),
  needsAttention: v.number(),
  published: v.number(),
  subscribers: v.number(),
  sandbox: Engagement,
  real: Engagement,
});
export type Metrics = v.InferOutput<typeof Metrics>;
