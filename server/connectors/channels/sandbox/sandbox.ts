// The Sandbox: one network that behaves like any channel, driven by the channel's descriptor. It has its own store and
// its own connection, as a real network would, so that what a crash of ours leaves behind there can be looked for.
import type { FeedItem } from '../../../contract/feed.ts';
import { describeRefusal, refusalsOf } from '../../../contract/refusals.ts';
import { type Clock, HOUR, SECOND } from '../../../kernel/clock.ts';
import { type Ids, sha256 } from '../../../kernel/ids.ts';
import type {
  CheckOutcome,
  CheckRequest,
  Connector,
  Engagement,
  NetworkProfile,
  Published,
  PublishOutcome,
  PublishRequest,
} from '../connector.ts';
import { engagementAt } from './engagement.ts';
import { type Fault, type FaultPlan, NO_FAULTS } from './fault.ts';
import type { SandboxPost, SandboxStore } from './store.ts';

/** An attempt younger than this may still take effect, so looking for it cannot yet tell that it is not there. */
export const SETTLE = 60 * SECOND;
/** The network's clock and ours may differ by this much. */
const SKEW = 5 * SECOND;
/** Networks refuse the same words again for about this long. */
const DUPLICATE_WINDOW = 24 * HOUR;
const FEED_LENGTH = 50;

export interface SandboxParts {
  readonly store: SandboxStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly faults?: FaultPlan;
  /** Milliseconds after which an attempt certainly has no effect any more; `SETTLE` unless told. */
  readonly settle?: number;
}

/** A network that also shows its own public side. */
export interface SandboxNetwork extends Connector {
  /** What followers of a profile see, newest first. */
  feed(profile: NetworkProfile): Promise<FeedItem[]>;
  /** One published post of a profile, or undefined. */
  view(profile: NetworkProfile, externalId: string): Promise<FeedItem | undefined>;
}

/** Opens the Sandbox; it answers for every channel. */
export function createSandbox(parts: SandboxParts): SandboxNetwork {
  return {
    publish: (request) => publish(parts, request),
    check: (request) => check(parts, request),
    measure: (profile, externalId) => measure(parts, profile, externalId),
    feed: (profile) => feed(parts, profile),
    view: (profile, externalId) => view(parts, profile, externalId),
    remove: async (profile, externalId) => {
      await parts.store.remove(profile, externalId);
      return true;
    },
  };
}

async function publish(parts: SandboxParts, request: PublishRequest): Promise<PublishOutcome> {
  const fault = (parts.faults ?? NO_FAULTS).next(request);
  const now = parts.clock.now();
  if (fault?.kind === 'reset') return { end: 'unknown', error: 'The connection to the network broke.' };
  if (fault?.kind === 'busy') return { end: 'retry', at: now + fault.ms, error: 'The network is busy.' };
  if (fault?.kind === 'refused') return { end: 'rejected', reason: fault.reason };
  const [refusal] = refusalsOf(request.channel, request);
  if (refusal) return { end: 'rejected', reason: describeRefusal(request.channel, refusal) };
  return take(parts, request, { now, fault });
}

async function take(
  parts: SandboxParts,
  request: PublishRequest,
  { now, fault }: { now: number; fault: Fault | null },
): Promise<PublishOutcome> {
  const post = toPost(request, {
    externalId: parts.ids.token(12),
    publishedAt: fault?.kind === 'slow' ? now + fault.ms : now,
  });
  const earlier = await parts.store.add(post, now - DUPLICATE_WINDOW);
  if (earlier) {
    // Not `rejected`: the likeliest reason that the same words are there already is that an earlier attempt of ours
    // got through and its answer was lost. Calling that a failure would invite a second post; `unknown` makes the
    // caller look for it instead, and leaves the question to a person if it is not found.
    return {
      end: 'unknown',
      error: 'The network already has a post with exactly these words from the last 24 hours.',
    };
  }
  if (fault?.kind === 'lost-reply') return { end: 'unknown', error: 'The network did not answer.' };
  if (fault?.kind === 'slow') return { end: 'unknown', error: 'The network did not answer in time.' };
  return toPublished(post);
}

async function check(parts: SandboxParts, request: CheckRequest): Promise<CheckOutcome> {
  const now = parts.clock.now();
  const found = await parts.store.findByFingerprint(request, {
    fingerprint: fingerprintOf(request),
    from: request.attemptedAt - SKEW,
    until: now,
  });
  if (found) return toPublished(found);
  if (now - request.attemptedAt < (parts.settle ?? SETTLE)) {
    return { end: 'unknown', error: 'It is too early to tell whether the post is there.' };
  }
  return { end: 'absent' };
}

async function measure(
  parts: SandboxParts,
  profile: NetworkProfile,
  externalId: string,
): Promise<Engagement | null> {
  const post = await parts.store.find(profile, externalId);
  return post && post.publishedAt <= parts.clock.now() ? engagementOf(post, parts.clock.now()) : null;
}

async function feed(parts: SandboxParts, profile: NetworkProfile): Promise<FeedItem[]> {
  const now = parts.clock.now();
  const posts = await parts.store.list(profile, { until: now, limit: FEED_LENGTH });
  return posts.map((post) => toFeedItem(post, now));
}

async function view(
  parts: SandboxParts,
  profile: NetworkProfile,
  externalId: string,
): Promise<FeedItem | undefined> {
  const now = parts.clock.now();
  const post = await parts.store.find(profile, externalId);
  return post && post.publishedAt <= now ? toFeedItem(post, now) : undefined;
}

function toPost(request: PublishRequest, rest: { externalId: string; publishedAt: number }): SandboxPost {
  return {
    channel: request.channel,
    profile: request.profile,
    title: request.title,
    content: request.content,
    mediaPreview: request.mediaPreview,
    fingerprint: fingerprintOf(request),
    ...rest,
  };
}

function fingerprintOf(request: PublishRequest): string {
  return sha256(JSON.stringify([request.title, request.content]));
}

function toPublished(post: SandboxPost): Published {
  return { end: 'published', externalId: post.externalId, url: urlOf(post) };
}

/** A path on our own server: it stays right when the server's public address changes. */
function urlOf(post: SandboxPost): string {
  return `/sandbox/${post.channel}/${post.externalId}`;
}

/** Null without the picture or video that the channel is made of: nobody reacts to what it could not show. */
function engagementOf(post: SandboxPost, now: number): Engagement | null {
  return post.mediaPreview === null ? engagementAt({ ...post, seed: post.externalId }, now) : null;
}

function toFeedItem(post: SandboxPost, now: number): FeedItem {
  return {
    externalId: post.externalId,
    url: urlOf(post),
    title: post.title,
    content: post.content,
    mediaPreview: post.mediaPreview,
    publishedAt: new Date(post.publishedAt).toISOString(),
    figures: engagementOf(post, now),
  };
}
