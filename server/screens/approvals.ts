// Loads the posts that wait for approval, those that would leave first at the top.
import type { ApprovalsScreenProps, WaitingPost } from '../../views/screens/approvals/index.tsx';
import { LIMITS } from '../contract/constants/limits.ts';
import type { Post } from '../contract/post.ts';
import { isInPerson } from '../domain/accounts/index.ts';
import { canWrite } from '../domain/business/index.ts';
import { listPosts, listScheduledPosts } from '../domain/content/index.ts';
import { listApprovalLinks } from '../domain/members/index.ts';
import type { AccountRequest, Loaded } from '../pages/screen.ts';
import { presentLeaving } from './parts/leaving.ts';
import { readId } from './parts/query.ts';
import { presentPosts } from './parts/shown-media.ts';

/** Drafts that are listed, the latest first, and how much of each, in characters. */
const MOST_DRAFTS = 30;
const BEGINNING = 300;

function toWaiting(post: Post): WaitingPost {
  const { id, platform, network, needsMedia, media, title, content, firstComment } = post;
  const { scheduledAt, actions, version, ownLimits } = post;
  return {
    ...{ id, platform, network, needsMedia, media, title, content, firstComment },
    ...{ scheduledAt, actions, version },
    ...(ownLimits && { ownLimits }),
  };
}

export async function loadApprovals(request: AccountRequest): Promise<Loaded<ApprovalsScreenProps>> {
  const { ctx, actor, clock, query, form } = request;
  const links = canWrite(actor)
    ? await listApprovalLinks(ctx.db.read, actor.businessId, ctx.clock.now())
    : null;
  const connectionId = readId(query.get('platform'));
  const drafts = canWrite(actor)
    ? await listPosts(ctx.db.read, {
        businessId: actor.businessId,
        connectionId,
        statuses: ['draft'],
        limit: MOST_DRAFTS,
      })
    : [];
  const records = await listScheduledPosts(ctx.db.read, {
    businessId: actor.businessId,
    connectionId,
    statuses: ['awaiting_approval'],
    limit: LIMITS.page,
  });
  return {
    props: {
      approvals: {
        posts: (await presentPosts(request, records)).map(toWaiting),
        timeZone: clock.timeZone,
        locale: clock.locale,
        ...(form && { refused: form.message }),
      },
      leaving: await presentLeaving(request),
      clock,
      drafts: drafts.map(({ id, channel: platform, network, title, content }) => ({
        ...{ id, platform, network, title },
        content: content.length > BEGINNING ? `${content.slice(0, BEGINNING)}…` : content,
      })),
      links: links && { links, mayMake: isInPerson(actor), clock },
      cut: records.length === LIMITS.page,
    },
  };
}
