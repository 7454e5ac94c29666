// Posts that wait for a person or leave within minutes.

import { LIMITS } from '../contract/constants/limits.ts';
import { WaitingPosts } from '../contract/held-posts.ts';
import { listLeaving, listScheduledPosts } from '../domain/content/index.ts';
import { defineRoute } from '../http/route.ts';
import { present } from './contents.ts';

export const readWaitingContents = defineRoute({
  method: 'GET',
  path: '/api/contents/waiting',
  who: 'account',
  output: WaitingPosts,
  handler: async ({ app, actor }) => {
    const { db, clock } = app.ctx;
    const { businessId } = actor;
    const statuses = ['awaiting_approval'] as const;
    const held = await listScheduledPosts(db.read, { businessId, statuses, limit: LIMITS.page });
    const leaving = await listLeaving(db.read, { businessId, now: clock.now(), limit: LIMITS.page });
    return {
      body: {
        held: await present(app.ctx, actor, held),
        leaving: await present(app.ctx, actor, leaving),
      },
    };
  },
});
