// A person's own words as a new post: held to its channel, then stored with what it shows.
import { channelOf } from '../../contract/channels/index.ts';
import type { ToShow } from '../../contract/media.ts';
import { lackingOf } from '../../contract/media-rules.ts';
import type { PostInput } from '../../contract/post.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { inField, say } from '../../sentences/index.ts';
import type { ConnectionRecord } from '../channels/index.ts';
import { addPosts } from './add-posts.ts';
import { approvedAsIs } from './approval.ts';
import { checkComment, readComment } from './first-comment.ts';
import { requireFuture } from './manage-post.ts';
import { type CheckPost, type Claim, judgeWords } from './overrule.ts';
import { findPost } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { showMedia } from './post-media.ts';
import { type NewPost, updateApproval } from './post-state.repo.ts';

export const OWN_WORDS = {
  origin: 'person',
  note: null,
  pillar: null,
  hook: null,
  cta: null,
  skeleton: null,
  idea: null,
  writer: null,
  why: null,
} as const;

/** Who says "now" has a clock of their own, and the request takes its time. */
const JUST_NOW = MINUTE;

/** @throws AppError invalid for a time that has passed or is years away */
export function momentFor(at: number, now: number): number {
  const moment = at >= now - JUST_NOW ? Math.max(at, now) : at;
  requireFuture(moment, now);
  return moment;
}

/** What is written, for one channel or several. */
export type PostWriting = Pick<
  PostInput,
  'title' | 'content' | 'versions' | 'firstComment' | 'status' | 'overrule'
>;

/**
 * A post as a connection would have it. Nothing is stored.
 * @param asked.at when it leaves, UTC milliseconds; null at once
 * @throws AppError invalid with the field at fault, which is one of `versions` where the channel has words of its own
 */
export function toNewPost(
  { now }: { readonly now: number },
  connection: ConnectionRecord,
  {
    actor,
    input,
    check,
    at,
  }: { actor: AccountActor; input: PostWriting; check: CheckPost; at: number | null },
): { post: NewPost; overruled: readonly Claim[] } {
  const { form, delivery } = channelOf(connection.type);
  if (delivery === 'none') {
    const problem = say('content.takes-no-posts', { channel: connection.type });
    throw new AppError('invalid', inField('platformIds', problem), { field: 'platformIds' });
  }
  const index = input.versions.findIndex(({ platformId }) => platformId === connection.id);
  const version = input.versions[index];
  const title = form.title > 0 ? (version?.title ?? input.title) || null : null;
  const content = version?.content ?? input.content;
  const problems = check(connection.type, { title, content }, connection.ownLimits);
  const { open, overruled } = judgeWords(actor, problems, { overrule: input.overrule });
  if (open) {
    const isOwn = (version?.[open.field] ?? undefined) !== undefined;
    const field = isOwn ? `versions.${index}.${open.field}` : open.field;
    throw new AppError('invalid', inField(field, open.why), { field });
  }
  const firstComment = readComment(connection.type, connection.network, input.firstComment);
  const commented = checkComment(actor, connection.type, firstComment, { check, overrule: input.overrule });
  const post: NewPost = {
    ...OWN_WORDS,
    businessId: connection.businessId,
    connectionId: connection.id,
    status: input.status,
    title,
    content,
    firstComment,
    needsMedia: lackingOf(connection.type, []),
    factIds: [],
    scheduledAt: input.status === 'draft' ? null : (at ?? now),
  };
  return { post, overruled: [...overruled, ...commented] };
}

export interface Stored {
  readonly post: NewPost;
  /** Media that it shows. */
  readonly media: readonly ToShow[];
  /** Of the input, for what is wrong with them. */
  readonly field?: string;
}

/** Adds a post with what it shows. @throws AppError as `showMedia` does */
export async function store(
  tx: Tx,
  { type: channel, ownLimits }: Pick<ConnectionRecord, 'type' | 'ownLimits'>,
  { post, ...shown }: Stored,
): Promise<PostRecord> {
  const [id] = await addPosts(tx, channel, [post]);
  if (id !== undefined && shown.media.length > 0) {
    await showMedia(tx, { ...post, id, channel, ownLimits }, shown);
    if (post.status === 'scheduled')
      await updateApproval(tx.q, id, await approvedAsIs(tx.q, { ...post, id }));
  }
  const stored = id === undefined ? undefined : await findPost(tx.q, { id, businessId: post.businessId });
  if (!stored) throw new Error('a post was stored and is not there');
  return stored;
}
