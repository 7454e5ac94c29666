// Looking for an attempt whose end is not known. "Not there" is believed only when nothing can bring it about any more.
import { captionOf } from '../../contract/caption.ts';
import { channelOf, takesPosts } from '../../contract/channels/index.ts';
import type { Sentence } from '../../contract/sentence.ts';
import type { Context } from '../../db/unit-of-work.ts';
import { HOUR, MINUTE, SECOND } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { say } from '../../sentences/index.ts';
import { carry, listMediaOfPosts } from '../media/index.ts';
import { type CallState, listOtherExternalIds } from './attempt.repo.ts';
import { BlockedError, callNetwork, deadlineOf, type Publishing, SHORT_DEADLINE } from './call-network.ts';
import type { CheckOutcome, Pending, Published, PublishRequest } from './network.ts';
import { findReading } from './post.repo.ts';
import type { PostRecord } from './post.ts';
import { theirWords } from './their-words.ts';

/** Pause between looks at a network whose reply was lost. */
export const LOOK_AGAIN = 15 * SECOND;
/** A network that cannot tell for this long leaves the question to a person. */
const GIVE_UP_LOOKING = 30 * MINUTE;
/** A network's clock and ours, or ours then and now, may differ by this much. */
const CLOCKS_DIFFER = HOUR;

/** `look`: not known yet, look again at a moment (UTC milliseconds). */
export type Found =
  | Published
  | Pending
  | { readonly end: 'look'; readonly at: number }
  | { readonly end: 'absent' }
  | { readonly end: 'lost'; readonly error: Sentence };

/** A post, and what leaves of it. */
export interface AttemptedPost {
  readonly post: PostRecord;
  readonly request: PublishRequest;
}

/** @param last what is known of the attempt's last call; undefined when that is nothing, as of an attempt of an earlier release */
export async function lookForAttempt(
  ctx: Context,
  parts: Publishing,
  { post, request }: AttemptedPost,
  last: CallState | undefined,
): Promise<Found> {
  const again = { end: 'look', at: ctx.clock.now() + LOOK_AGAIN } as const;
  const age = ageOf(ctx, parts, { post, request }, last);
  // Another process may still have its call open: it is not looked for before that must have been given up.
  if (age.least < 0) return again;
  const found = await check(ctx, parts, { post, request }, last);
  if (found.end === 'published') return found;
  // That it may not be asked now says nothing of the post.
  if (found.end === 'blocked') return { end: 'look', at: found.until };
  const isSettled = age.least >= parts.network.settleOf(post);
  const isPart = found.end === 'absent' || found.end === 'pending';
  if (isPart && isSettled) return found;
  const isOver = age.seen >= GIVE_UP_LOOKING || (isSettled && age.byClock >= GIVE_UP_LOOKING);
  const isLost = isOver || (isSettled && found.end === 'untold');
  if (!isLost) return again;
  return { end: 'lost', error: isPart ? say('content.not-there') : theirWords(found.error) };
}

/**
 * How long ago the attempt's last call ended, milliseconds: by the clock, which may have been set meanwhile, and by what
 * has elapsed since this process saw it. Both must agree that something is over.
 */
function ageOf(
  ctx: Context,
  { attempts, isShared }: Publishing,
  { post, request }: AttemptedPost,
  last: CallState | undefined,
) {
  const attempt = post.attempt ?? '';
  const isOpenElsewhere = last
    ? last.openBy !== null && last.openBy !== attempts.worker
    : !attempts.isOurs(attempt);
  // Whoever has it open may be asleep. Once that worker is known to be gone, it is no longer open (`endCallsOf`).
  const isElsewhere = isShared && isOpenElsewhere;
  const open = isElsewhere ? deadlineOf(post.channel, request) : 0;
  const byClock = ctx.clock.now() - (last?.endedAt ?? post.attemptedAt ?? 0) - open;
  const seen = attempts.age(attempt, isElsewhere) - open;
  return { byClock, seen, least: Math.min(byClock, seen) };
}

async function check(
  ctx: Context,
  parts: Publishing,
  { post, request }: AttemptedPost,
  last: CallState | undefined,
): Promise<CheckOutcome | { readonly end: 'blocked'; readonly until: number }> {
  const since = (post.attemptedAt ?? 0) - CLOCKS_DIFFER;
  const others = await listOtherExternalIds(ctx.db.read, post, since);
  const attempt = { ...request, since, others, ...(last?.data && { data: last.data }) };
  const until = { deadline: SHORT_DEADLINE };
  return callNetwork(ctx, parts, post, until, (call) => parts.network.check(call, attempt)).catch(
    (error: unknown) => {
      if (error instanceof BlockedError) return { end: 'blocked' as const, until: error.until };
      return { end: 'unknown' as const, error: error instanceof Error ? error.message : String(error) };
    },
  );
}

/** The post as it leaves, with what it shows. */
export async function toRequest(
  ctx: Context,
  parts: Pick<Publishing, 'media'>,
  post: PostRecord,
): Promise<PublishRequest> {
  const shown = await listMediaOfPosts(ctx.db.read, post.businessId, [post.id]);
  const media = shown.get(post.id) ?? [];
  return {
    attempt: post.attempt ?? '',
    key: keyOf(post, media),
    madeAt: post.createdAt,
    title: post.title,
    content: captionOf(channelOf(post.channel).form, post.content),
    media: takesPosts(post.channel) ? carry(parts.media, post.channel, { media, own: post.ownLimits }) : [],
    mediaPreview: post.needsMedia && `This post still needs its ${post.needsMedia}.`,
    ...(post.ownLimits && { ownLimits: post.ownLimits }),
    ...(post.network === 'sandbox' && { readAs: await findReading(ctx.db.read, post) }),
  };
}

/** Ids come again where a backup was restored, so an id alone names no post. */
function keyOf({ id, createdAt, title, content }: PostRecord, media: readonly { hash: string }[]): string {
  return sha256(JSON.stringify([id, createdAt, title, content, media.map(({ hash }) => hash)]));
}
