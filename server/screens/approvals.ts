// Loads the posts that wait for approval, those that would leave first at the top.
import type { ApprovalsScreenProps } from '../../views/screens/approvals/index.tsx';
import { LIMITS } from '../contract/constants/limits.ts';
import { listPosts } from '../domain/content/index.ts';
import { readId } from './query.ts';
import type { AccountVisit, Loaded } from './screen.ts';

export async function loadApprovals(visit: AccountVisit): Promise<Loaded<ApprovalsScreenProps>> {
  const { ctx, actor, clock, query, form } = visit;
  const records = await listPosts(ctx.db.read, {
    businessId: actor.businessId,
    connectionId: readId(query.get('platform')),
    statuses: ['awaiting_approval'],
    limit: LIMITS.page,
  });
  const first = records.toSorted((a, b) => (a.scheduledAt ?? 0) - (b.scheduledAt ?? 0) || a.id - b.id);
  return {
    props: {
      approvals: {
        posts: first.map(({ id, channel, title, content, scheduledAt }) => ({
          id,
          platform: channel,
          title,
          content,
          scheduledAt: scheduledAt === null ? null : new Date(scheduledAt).toISOString(),
        })),
        timeZone: clock.timeZone,
        locale: clock.locale,
        ...(form && { refused: form.message }),
      },
      cut: records.length === LIMITS.page,
    },
  };
}
