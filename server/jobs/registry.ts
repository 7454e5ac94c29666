// Every kind of job, literally: a forgotten one is a type error.
import type * as v from 'valibot';
import type { Advertising } from '../domain/ads/index.ts';
import type { ListFiles } from '../domain/audience/index.ts';
import type { WebhookCaller } from '../domain/automations/index.ts';
import type { PictureParts } from '../domain/autopilot/index.ts';
import type { Billing } from '../domain/billing/index.ts';
import type { SignIns } from '../domain/channels/index.ts';
import type { Dns, MailboxParts, SendingSetup } from '../domain/email/index.ts';
import type { FeedReader } from '../domain/feeds/index.ts';
import type { MediaParts } from '../domain/media/index.ts';
import type { Website, Writer } from '../domain/writer/index.ts';
import { advanceSubscriptionJob } from './advance-subscription.ts';
import { askForNewsJob } from './ask-for-news.ts';
import { callWebhookJob } from './call-webhook.ts';
import { checkDomainJob } from './check-domain.ts';
import { collectInvoiceJob } from './collect-invoice.ts';
import { deliverHeldJob } from './deliver-held.ts';
import { endImpersonationJob } from './end-impersonation.ts';
import { enterAutomationsJob, leaveAutomationsJob } from './enter-automations.ts';
import { enterBudgetJob } from './enter-budget.ts';
import { findDatesJob } from './find-dates.ts';
import { findInactiveJob } from './find-inactive.ts';
import { firstStrategyJob } from './first-strategy.ts';
import { goOnMailingJob } from './go-on-mailing.ts';
import { housekeepingJob } from './housekeeping.ts';
import { importPeopleJob } from './import-people.ts';
import type { Job } from './job.ts';
import { lookAtAccountsJob } from './look-at-accounts.ts';
import { makeMoveJob } from './make-move.ts';
import { measurePostJob } from './measure-post.ts';
import { moveBudgetsJob } from './move-budgets.ts';
import { notifyJob } from './notify.ts';
import { pacePostsJob } from './pace-posts.ts';
import { pictureArticleJob } from './picture-article.ts';
import { picturePostsJob } from './picture-posts.ts';
import { placeCommentJob } from './place-comment.ts';
import { planAllJob } from './plan-all.ts';
import { planBusinessJob } from './plan-business.ts';
import type { PublishParts } from './publish-post.ts';
import { publishPostJob } from './publish-post.ts';
import { reachGoalJob } from './reach-goal.ts';
import { readAdsJob } from './read-ads.ts';
import { readFeedsJob } from './read-feeds.ts';
import { readMailboxesJob } from './read-mailboxes.ts';
import { remindApprovalsJob } from './remind-approvals.ts';
import { removePostJob } from './remove-post.ts';
import { renewSignInsJob } from './renew-sign-ins.ts';
import { repeatPostsJob } from './repeat-posts.ts';
import { reviewApprovalsJob } from './review-approvals.ts';
import { reviewPlansJob } from './review-plans.ts';
import { reviewStrategiesJob } from './review-strategies.ts';
import { runAutomationsJob } from './run-automations.ts';
import { sendLetterJob } from './send-letter.ts';
import { sendResetJob } from './send-reset.ts';
import { sendSingleMailJob } from './send-single-mail.ts';
import { sendStepMailJob } from './send-step-mail.ts';
import { setAdBudgetJob } from './set-ad-budget.ts';
import { sweepStuckJob } from './sweep-stuck.ts';
import { warnTrialJob } from './warn-trial.ts';
import { weeklyReportsJob } from './weekly-reports.ts';
import { writeDraftsJob } from './write-drafts.ts';

export const JOB_KINDS = [
  'plan-all',
  'plan-business',
  'write-drafts',
  'picture-posts',
  'picture-article',
  'first-strategy',
  'publish-post',
  'upload-post',
  'go-on-mailing',
  'send-single-mail',
  'measure-post',
  'remove-post',
  'place-comment',
  'review-approvals',
  'pace-posts',
  'notify',
  'deliver-held',
  'weekly-reports',
  'ask-for-news',
  'repeat-posts',
  'read-feeds',
  'read-mailboxes',
  'remind-approvals',
  'send-letter',
  'enter-automations',
  'leave-automations',
  'run-automations',
  'send-step-mail',
  'reach-goal',
  'call-webhook',
  'find-inactive',
  'find-dates',
  'import-people',
  'end-impersonation',
  'send-reset',
  'advance-subscription',
  'collect-invoice',
  'warn-trial',
  'review-plans',
  'review-strategies',
  'renew-sign-ins',
  'look-at-accounts',
  'enter-budget',
  'read-ads',
  'set-ad-budget',
  'move-budgets',
  'make-move',
  'sweep-stuck',
  'check-domain',
  'housekeeping',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export interface JobParts extends PublishParts {
  readonly billing: Billing;
  readonly ads: Advertising;
  readonly signIns: SignIns;
  readonly media: MediaParts;
  readonly website: Website;
  readonly lists: ListFiles;
  readonly writer: Writer;
  readonly dns: Dns;
  readonly webhooks: WebhookCaller;
  readonly feeds: FeedReader;
  readonly mailboxes: MailboxParts;
  readonly sending: SendingSetup;
  /** Null where drawing is switched off. */
  readonly pictures: PictureParts | null;
}

export function createJobs(parts: JobParts) {
  const { ctx, publishing, billing, writer } = parts;
  const canMail = async () => !(await parts.mail.isLocal(null));
  return {
    'plan-all': planAllJob(ctx),
    'plan-business': planBusinessJob(ctx, writer),
    'write-drafts': writeDraftsJob(ctx, writer),
    'picture-posts': picturePostsJob(ctx, parts.pictures),
    'picture-article': pictureArticleJob(ctx, parts),
    'first-strategy': firstStrategyJob(ctx),
    'publish-post': publishPostJob(parts),
    'upload-post': publishPostJob(parts, 'upload'),
    'go-on-mailing': goOnMailingJob(ctx),
    'send-single-mail': sendSingleMailJob(ctx, parts.mail),
    'measure-post': measurePostJob(ctx, publishing),
    'remove-post': removePostJob(ctx, publishing),
    'place-comment': placeCommentJob(ctx, publishing),
    'review-approvals': reviewApprovalsJob(ctx),
    'pace-posts': pacePostsJob(ctx),
    notify: notifyJob(ctx, canMail),
    'deliver-held': deliverHeldJob(ctx),
    'ask-for-news': askForNewsJob(ctx, canMail),
    'repeat-posts': repeatPostsJob(ctx),
    'read-feeds': readFeedsJob(ctx, parts.feeds),
    'read-mailboxes': readMailboxesJob(ctx, parts.mailboxes),
    'weekly-reports': weeklyReportsJob(ctx, canMail),
    'remind-approvals': remindApprovalsJob(ctx),
    'send-letter': sendLetterJob(ctx, parts.mail),
    'enter-automations': enterAutomationsJob(ctx),
    'leave-automations': leaveAutomationsJob(ctx),
    'run-automations': runAutomationsJob(ctx),
    'send-step-mail': sendStepMailJob(ctx, parts.mail),
    'reach-goal': reachGoalJob(ctx),
    'call-webhook': callWebhookJob(ctx, parts.webhooks),
    'find-inactive': findInactiveJob(ctx),
    'find-dates': findDatesJob(ctx),
    'import-people': importPeopleJob(ctx, parts.lists),
    'end-impersonation': endImpersonationJob(ctx),
    'send-reset': sendResetJob(ctx),
    'advance-subscription': advanceSubscriptionJob(ctx, billing),
    'collect-invoice': collectInvoiceJob(ctx, billing),
    'warn-trial': warnTrialJob(ctx, billing),
    'review-plans': reviewPlansJob(ctx, billing),
    'review-strategies': reviewStrategiesJob(ctx, parts.ads.note),
    'renew-sign-ins': renewSignInsJob(ctx, parts.signIns),
    'look-at-accounts': lookAtAccountsJob(ctx, parts.publishing),
    'enter-budget': enterBudgetJob(ctx),
    'read-ads': readAdsJob(ctx, parts.ads),
    'set-ad-budget': setAdBudgetJob(ctx, parts.ads),
    'move-budgets': moveBudgetsJob(ctx, parts.ads),
    'make-move': makeMoveJob(ctx),
    'check-domain': checkDomainJob(ctx, parts),
    'sweep-stuck': sweepStuckJob(ctx, publishing),
    housekeeping: housekeepingJob(ctx, { media: parts.media.store, lists: parts.lists }),
  } satisfies Record<JobKind, Job>;
}

type Jobs = ReturnType<typeof createJobs>;
type Payload<K extends JobKind> = v.InferInput<Jobs[K]['payload']>;

/** A job to be made: its payload is what the job itself parses. */
export type JobOrder = {
  [K in JobKind]: { readonly kind: K; readonly payload: Readonly<Payload<K>> };
}[JobKind];

/** Kinds of jobs that need to be told nothing. */
export type PlainJobKind = { [K in JobKind]: object extends Payload<K> ? K : never }[JobKind];
