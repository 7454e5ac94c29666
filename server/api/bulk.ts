// Many posts at once: what cannot be done with one is named with its reason and stops no other.
import { APPROVE_MANY_EXAMPLE, ApproveManyInput } from '../contract/approval.ts';
import {
  REJECT_MANY_EXAMPLE,
  RESCHEDULE_EXAMPLE,
  Rejection,
  RejectManyInput,
  Rescheduled,
  RescheduleInput,
  Withdrawn,
} from '../contract/bulk.ts';
import { Kept } from '../contract/held-posts.ts';
import { Approval, ApprovalUndone, PostIds, TakeBackInput } from '../contract/post.ts';
import {
  rejectManyAndLearn,
  reschedulePosts,
  submitPosts,
  takeRejectionsBack,
  withdrawPosts,
} from '../domain/autopilot/index.ts';
import { approvePosts, keepBackMany, unapprovePosts } from '../domain/content/index.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { readSeenPosts, readTickedPosts } from './post-form.ts';

const IDS_EXAMPLE = { ids: [31, 32] };
const TAKE_BACK_EXAMPLE = { ids: [31, 32], at: '2027-03-01T09:00:00.000Z' };

const approveContents = defineRoute({
  method: 'POST',
  path: '/api/contents/approve',
  who: 'account',
  input: { body: ApproveManyInput },
  output: Approval,
  form: '/approvals',
  fromForm: readSeenPosts,
  docs: { example: APPROVE_MANY_EXAMPLE },
  handler: async ({ app, actor, body }) => ({ body: await approvePosts(app.ctx, actor, body) }),
});

/** Takes approvals back, of posts that have not left yet. */
const unapproveContents = defineRoute({
  method: 'POST',
  path: '/api/contents/unapprove',
  who: 'account',
  input: { body: TakeBackInput },
  output: ApprovalUndone,
  docs: { example: TAKE_BACK_EXAMPLE },
  handler: async ({ app, actor, body }) => ({ body: await unapprovePosts(app.ctx, actor, body) }),
});

/** Keeps posts back that are shown before they leave: they wait for approval. */
const holdContents = defineRoute({
  method: 'POST',
  path: '/api/contents/hold',
  who: 'account',
  input: { body: PostIds },
  output: Kept,
  form: '/approvals',
  fromForm: readTickedPosts,
  docs: { example: IDS_EXAMPLE },
  handler: async ({ app, actor, body }) => ({ body: await keepBackMany(app.ctx, actor, body.ids) }),
});

const rejectContents = defineRoute({
  method: 'POST',
  path: '/api/contents/reject',
  who: 'account',
  input: { body: RejectManyInput },
  output: Rejection,
  form: '/approvals',
  fromForm: readTickedPosts,
  docs: { example: REJECT_MANY_EXAMPLE },
  handler: async ({ app, actor, body: { ids, reason = '' } }) => ({
    body: await rejectManyAndLearn(app.ctx, actor, { ids, reason }),
  }),
});

/** Lets what was rejected wait for approval again. */
const unrejectContents = defineRoute({
  method: 'POST',
  path: '/api/contents/unreject',
  who: 'account',
  input: { body: TakeBackInput },
  output: ApprovalUndone,
  docs: { example: TAKE_BACK_EXAMPLE },
  handler: async ({ app, actor, body }) => ({ body: await takeRejectionsBack(app.ctx, actor, body) }),
});

/** Taken back by POST /api/calendar/moves. */
const rescheduleContents = defineRoute({
  method: 'POST',
  path: '/api/contents/reschedule',
  who: 'writer',
  input: { body: RescheduleInput },
  output: Rescheduled,
  form: '/approvals',
  fromForm: (fields) => ({ ...readTickedPosts(fields), to: fields.to }),
  docs: { example: RESCHEDULE_EXAMPLE },
  handler: async ({ app, actor, body }) => ({ body: await reschedulePosts(app.ctx, actor, body) }),
});

/** Sends drafts for approval, each at the next free time of its channel. */
const submitContents = defineRoute({
  method: 'POST',
  path: '/api/contents/submit',
  who: 'writer',
  input: { body: PostIds },
  output: ApprovalUndone,
  form: '/approvals',
  fromForm: readTickedPosts,
  docs: { example: IDS_EXAMPLE },
  handler: async ({ app, actor, body }) => ({ body: await submitPosts(app.ctx, actor, body.ids) }),
});

/** Makes drafts again of what waits for approval. */
const withdrawContents = defineRoute({
  method: 'POST',
  path: '/api/contents/withdraw',
  who: 'writer',
  input: { body: PostIds },
  output: Withdrawn,
  docs: { example: IDS_EXAMPLE },
  handler: async ({ app, actor, body }) => ({ body: await withdrawPosts(app.ctx, actor, body.ids) }),
});

export const BULK_ROUTES: readonly Route[] = [
  approveContents,
  unapproveContents,
  holdContents,
  rejectContents,
  unrejectContents,
  rescheduleContents,
  submitContents,
  withdrawContents,
];
