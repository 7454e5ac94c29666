// Links by which a client approves and rejects posts without an account, and the page behind them.
import { createElement } from 'react';
import * as v from 'valibot';
import { ClientApprovals, EndedApprovalLink } from '../../views/pages/client-approvals.tsx';
import { LIMITS } from '../contract/constants/limits.ts';
import {
  APPROVAL_LINK_EXAMPLE,
  ApprovalLink,
  ApprovalLinkInput,
  LinkDecisionInput,
  NewApprovalLink,
} from '../contract/members.ts';
import { IdText } from '../contract/schema.ts';
import { getBusiness } from '../domain/business/index.ts';
import { ChangedSinceSeenError, decideByLink, listScheduledPosts } from '../domain/content/index.ts';
import { listMediaOfPosts, shownByAddress } from '../domain/media/index.ts';
import {
  endApprovalLink,
  listApprovalLinks,
  makeApprovalLink,
  openApprovalLink,
  presentApprovalLink,
} from '../domain/members/index.ts';
import { type HttpContext, isFormBody } from '../http/context.ts';
import { statusOf } from '../http/errors.ts';
import { originOf } from '../http/origin.ts';
import type { DomainParts } from '../http/parts.ts';
import { defineRoute } from '../http/route.ts';
import type { LinkActor } from '../kernel/actor.ts';
import { AppError } from '../kernel/app-error.ts';
import { say, wordsOf } from '../sentences/index.ts';
import { readNumber } from './form-fields.ts';
import { answerLink } from './made-link.ts';
import { answerPage } from './plain-page.ts';

const SCREEN = '/approvals';

export const readApprovalLinks = defineRoute({
  method: 'GET',
  path: '/api/approval-links',
  who: 'writer',
  output: v.array(ApprovalLink),
  handler: async ({ app, actor }) => ({
    body: await listApprovalLinks(app.ctx.db.read, actor.businessId, app.ctx.clock.now()),
  }),
});

export const createApprovalLink = defineRoute({
  method: 'POST',
  path: '/api/approval-links',
  who: 'writer',
  personal: true,
  form: SCREEN,
  fromForm: ({ name, expiresInDays }) => ({ name, expiresInDays: readNumber(expiresInDays) }),
  input: { body: ApprovalLinkInput },
  output: NewApprovalLink,
  docs: { example: APPROVAL_LINK_EXAMPLE },
  handler: async ({ app, actor, body, http }) => {
    const { link, token } = await makeApprovalLink(app.ctx, actor, body);
    return answerLink(http, {
      link: `${originOf(app, http)}/approve/${token}`,
      shown: presentApprovalLink(link, app.ctx.clock.now()),
      forWhom: link.name,
      back: SCREEN,
    });
  },
});

export const deleteApprovalLink = defineRoute({
  method: 'DELETE',
  path: '/api/approval-links/:id',
  who: 'writer',
  form: SCREEN,
  input: { params: v.object({ id: IdText }) },
  handler: async ({ app, actor, params }) => {
    await endApprovalLink(app.ctx, actor, params.id);
    return { status: 204 };
  },
});

/** Any word, so that a link of which a mail program cut off the end has a page, too. */
const ByToken = v.object({ token: v.string() });

/** For clients, who have no account: the secret in the path is the whole authority. */
export const showClientApprovals = defineRoute({
  method: 'GET',
  path: '/approve/:token',
  who: 'anyone',
  rate: 'secret',
  input: { params: ByToken },
  handler: async ({ app, params, http }) => {
    keepToItself(http);
    const client = await openIfAlive(app, params.token);
    return client ? answerPage(await pageFor(app, client)) : answerEnded();
  },
});

export const decideAsClient = defineRoute({
  method: 'POST',
  path: '/approve/:token',
  who: 'anyone',
  rate: 'secret',
  form: '/not-found',
  fromForm: ({ post, seen, ...fields }) => ({ ...fields, post: readNumber(post), seen: readNumber(seen) }),
  input: { params: ByToken, body: LinkDecisionInput },
  docs: { example: { post: 31, decision: 'approve', comment: '' } },
  handler: async ({ app, params, body, http }) => {
    keepToItself(http);
    const client = await openIfAlive(app, params.token);
    if (!client) return answerEnded();
    try {
      requireShort(body.comment);
      await decideByLink(app.ctx, client, body.post, { ...body, comment: body.comment.trim() });
      return answerPage(await pageFor(app, client, { done: body.decision }));
    } catch (error) {
      if (!(error instanceof AppError) || (error.code === 'not-found' && !isFormBody(http))) throw error;
      const why = error instanceof ChangedSinceSeenError ? undefined : WHY_NOT[error.code];
      const refused = why ?? wordsOf(error.sentence);
      return answerPage(await pageFor(app, client, { refused }), { status: statusOf(error) });
    }
  },
});

/** What a client needs to know of it; the sentences for those who run the business would tell more than that. */
const WHY_NOT: Partial<Record<AppError['code'], string>> = {
  conflict: 'This post was decided already. Nothing has changed.',
  'not-found': 'This post is not there any more.',
};

async function openIfAlive(app: DomainParts, token: string): Promise<LinkActor | undefined> {
  try {
    return await openApprovalLink(app.ctx, token);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** The same for a link that was ended, one whose time is over, and one that never was. */
function answerEnded() {
  return answerPage(createElement(EndedApprovalLink), { status: 404 });
}

/** The address holds a secret: nobody is told of it, and no search engine keeps the page. */
function keepToItself(http: HttpContext): void {
  http.set({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' });
}

/** Browsers count a line's end as one character and send two: the field's own limit does not hold. */
function requireShort(comment: string): void {
  if (comment.length <= LIMITS.comment) return;
  throw new AppError('invalid', say('http.comment-too-long', { most: LIMITS.comment }));
}

async function pageFor(
  app: DomainParts,
  { businessId, name }: LinkActor,
  told: { done?: 'approve' | 'reject'; refused?: string } = {},
) {
  const q = app.ctx.db.read;
  const business = await getBusiness({ q }, businessId);
  const statuses = ['awaiting_approval'] as const;
  const posts = await listScheduledPosts(q, { businessId, statuses, limit: LIMITS.page });
  const shown = await listMediaOfPosts(
    q,
    businessId,
    posts.map(({ id }) => id),
  );
  return createElement(ClientApprovals, {
    ...told,
    name,
    businessName: business.name,
    clock: { now: app.ctx.clock.now(), locale: business.locale, timeZone: business.timezone },
    posts: posts.map(({ id, channel, title, content, firstComment, scheduledAt, network, version }) => ({
      ...{ id, channel, title, content, firstComment, scheduledAt, version },
      isSandbox: network === 'sandbox',
      media: shownByAddress(app.ctx, channel, shown.get(id) ?? []),
    })),
  });
}
