// A post's life: which state may follow which, what a person may do in each, and how it is shown.
import { type ChannelType, channelOf } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import { ENGAGEMENT } from '../../contract/figures.ts';
import type { OwnLimits } from '../../contract/own-limits.ts';
import type { Post, PostAction, PostStatus, Trouble } from '../../contract/post.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { AccountActor, LinkActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { iso } from '../../kernel/clock.ts';
import { say, wordsOf } from '../../sentences/index.ts';
import { canWrite } from '../business/index.ts';

export interface PostRecord {
  readonly id: number;
  readonly businessId: number;
  readonly connectionId: number;
  readonly channel: ChannelType;
  readonly network: Network;
  /** Of the server that its connection is signed in to, where that has some of its own. */
  readonly ownLimits: OwnLimits | null;
  readonly status: PostStatus;
  /** `autopilot` wrote it, or a person asked for it. */
  readonly origin: 'autopilot' | 'person';
  readonly title: string | null;
  readonly content: string;
  /** Placed below it once it is out; null for none. */
  readonly firstComment: string | null;
  readonly note: Sentence | null;
  /** What keeps it from being out, while it failed or needs attention. */
  readonly trouble: Trouble | null;
  readonly needsMedia: 'image' | 'video' | null;
  readonly pillar: string | null;
  /** "pack/idea" of the library; null for what tells none. */
  readonly idea: string | null;
  /** `built-in` or a model, and why this text; null for a person's own words. */
  readonly writer: string | null;
  readonly why: Sentence | null;
  readonly scheduledAt: number | null;
  readonly publishedAt: number | null;
  readonly attempt: string | null;
  readonly attemptedAt: number | null;
  readonly attempts: number;
  /** It waited for approval: it leaves only as what is approved. */
  readonly held: boolean;
  /** Of exactly what a person approved; null while nobody has. */
  readonly approvedHash: string | null;
  /** Since when it is shown before it leaves by itself, UTC milliseconds. */
  readonly announcedAt: number | null;
  readonly externalId: string | null;
  readonly externalUrl: string | null;
  readonly likes: number | null;
  readonly comments: number | null;
  readonly shares: number | null;
  readonly clicks: number | null;
  readonly impressions: number | null;
  readonly delivered: number | null;
  readonly kept: number | null;
  readonly undelivered: number | null;
  readonly measuredAt: number | null;
  /** Counted up whenever it says or shows something else. */
  readonly version: number;
  readonly createdAt: number;
}

/** States in which a post waits for a person. */
export const WAITING_STATES: readonly PostStatus[] = ['awaiting_approval', 'needs_attention', 'failed'];

/** States in which a new time is all that a move changes. In others a time is a decision: to try again, to publish. */
export const MOVABLE_STATES: readonly PostStatus[] = ['scheduled', 'awaiting_approval'];

/** States in which it leaves by itself. */
export const LEAVING_STATES: readonly PostStatus[] = ['scheduled', 'publishing'];

/** The state machine of publishing; nothing else changes a status. */
export const TRANSITIONS: Readonly<Record<PostStatus, readonly PostStatus[]>> = {
  draft: ['awaiting_approval', 'scheduled'],
  awaiting_approval: ['scheduled', 'rejected', 'draft', 'needs_attention', 'awaiting_approval'],
  scheduled: ['publishing', 'awaiting_approval', 'draft', 'needs_attention', 'scheduled'],
  publishing: ['published', 'failed', 'needs_attention', 'scheduled'],
  published: [],
  failed: ['scheduled', 'draft'],
  needs_attention: ['scheduled', 'draft', 'published'],
  rejected: ['draft', 'awaiting_approval'],
};

// `publishing` allows nothing: the post may be on its way, and only the network can tell.
const ACTIONS: Readonly<Record<PostStatus, readonly PostAction[]>> = {
  draft: ['edit', 'schedule', 'publish', 'duplicate', 'delete'],
  awaiting_approval: ['edit', 'schedule', 'approve', 'reject', 'duplicate', 'delete'],
  scheduled: ['edit', 'schedule', 'publish', 'unschedule', 'duplicate', 'delete'],
  publishing: [],
  published: ['duplicate', 'delete'],
  failed: ['edit', 'schedule', 'publish', 'duplicate', 'delete'],
  needs_attention: ['edit', 'schedule', 'publish', 'unschedule', 'duplicate', 'delete'],
  rejected: ['edit', 'schedule', 'duplicate', 'delete'],
};

/** Steps that only a person takes, for posts that go out by hand. */
export const BY_HAND: Readonly<Record<PostStatus, readonly PostStatus[]>> = {
  draft: ['published'],
  awaiting_approval: ['published'],
  scheduled: ['published'],
  publishing: [],
  published: ['needs_attention', 'scheduled'],
  failed: ['published'],
  needs_attention: ['published'],
  rejected: [],
};

/** A member of the business, or whoever has its approval link. */
export type PostActor = AccountActor | LinkActor;

const APPROVER_ACTIONS: readonly PostAction[] = ['approve', 'reject', 'hold'];

/** What this person may do with this post now: decides the buttons and the refusals. */
export function actionsOf(post: PostRecord, actor: PostActor): PostAction[] {
  return possible(post).filter((action) => canWrite(actor) || APPROVER_ACTIONS.includes(action));
}

/** By hand, posting is a person's: they say that it is done, take that back until they enter figures, and enter those. */
function possible(
  post: Pick<
    PostRecord,
    'status' | 'channel' | 'network' | 'externalId' | 'measuredAt' | 'trouble' | 'announcedAt'
  >,
): readonly PostAction[] {
  const actions = ACTIONS[post.status];
  if (isCorrectable(post)) return ['correct', ...actions];
  if (isLeaving(post)) return ['hold', ...actions];
  if (post.network !== 'manual') return isInDoubt(post) ? ['resolve', ...actions] : actions;
  if (post.status === 'published') {
    return [...(post.measuredAt === null ? (['unposted'] as const) : []), 'figures', ...actions];
  }
  const kept = actions.filter((action) => action !== 'publish');
  return BY_HAND[post.status].includes('published') ? ['posted', ...kept] : kept;
}

/** Whether its network would give it other words: where a person has found it without its id, nobody can say of which post. */
function isCorrectable({
  status,
  channel,
  network,
  externalId,
}: Pick<PostRecord, 'status' | 'channel' | 'network' | 'externalId'>): boolean {
  return status === 'published' && network === 'real' && externalId !== null && channelOf(channel).edits;
}

/** Whether it may be out, so that a person has to look. */
export function isInDoubt({ status, trouble }: Pick<PostRecord, 'status' | 'trouble'>): boolean {
  return status === 'needs_attention' && trouble === 'unknown';
}

/** Whether it is shown, and leaves by itself unless somebody keeps it back. */
export function isLeaving({ status, announcedAt }: Pick<PostRecord, 'status' | 'announcedAt'>): boolean {
  return status === 'scheduled' && announcedAt !== null;
}

/** @throws AppError conflict when the state does not allow it, forbidden when the role does not */
export function requireAction(post: PostRecord, actor: PostActor, action: PostAction): void {
  if (!possible(post).includes(action)) throw conflict(post, action);
  if (!actionsOf(post, actor).includes(action)) {
    throw new AppError('forbidden', say('content.role-may-not', { action }));
  }
}

function conflict(post: PostRecord, action: PostAction): AppError {
  const { status } = post;
  return new AppError('conflict', say('content.not-possible', { status, action, possible: possible(post) }));
}

/** Whether it is out as its text alone, where its channel shows pictures or videos: the Sandbox allows that. */
export function isIncomplete({ network, needsMedia }: Pick<PostRecord, 'network' | 'needsMedia'>): boolean {
  return network === 'sandbox' && needsMedia !== null;
}

/** Makes the contract's shape of a post for one reader. */
export function presentPost(post: PostRecord, actor: AccountActor): Post {
  return {
    id: post.id,
    platformId: post.connectionId,
    platform: post.channel,
    network: post.network,
    ...(post.ownLimits && { ownLimits: post.ownLimits }),
    title: post.title,
    content: post.content,
    firstComment: post.firstComment,
    status: post.status,
    note: post.note && wordsOf(post.note),
    trouble: post.trouble,
    needsMedia: post.needsMedia,
    pillar: post.pillar,
    idea: post.idea,
    writer: post.writer,
    why: post.why === null ? null : wordsOf(post.why),
    scheduledAt: iso(post.scheduledAt),
    leavesAt: isLeaving(post) ? iso(post.scheduledAt) : null,
    version: post.version,
    createdAt: new Date(post.createdAt).toISOString(),
    publishedAt: iso(post.publishedAt),
    externalUrl: post.externalUrl,
    analytics: presentAnalytics(post),
    actions: actionsOf(post, actor),
  };
}

function presentAnalytics(post: PostRecord): Post['analytics'] {
  if (post.status !== 'published') return null;
  const { delivered, kept, undelivered } = post;
  return {
    ...Object.fromEntries(ENGAGEMENT.flatMap((name) => (post[name] === null ? [] : [[name, post[name]]]))),
    ...(delivered === null ? {} : { delivered, kept: kept ?? 0, undelivered: undelivered ?? 0 }),
    source: post.network,
    measuredAt: iso(post.measuredAt),
  };
}
