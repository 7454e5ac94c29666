// Figures of a business. Simulated and real ones stand apart and are never added up.
import * as v from 'valibot';

const Engagement = v.object({
  posts: v.number(),
  likes: v.number(),
  comments: v.number(),
  shares: v.number(),
  clicks: v.number(),
  impressions: v.number(),
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
