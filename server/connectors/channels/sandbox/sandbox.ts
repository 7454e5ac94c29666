// The Sandbox: one network that behaves like any channel, driven by the channel's descriptor. It has its own store and
// its own connection, as a real network would, so that what a crash of ours leaves behind there can be looked for.

import type { SignIn } from '../../../contract/channels/index.ts';
import type { FeedItem } from '../../../contract/feed.ts';
import { figuresOn } from '../../../contract/figures.ts';
import { refusalsOf } from '../../../contract/refusals.ts';
import { type Clock, HOUR, MINUTE } from '../../../kernel/clock.ts';
import { type Ids, sha256 } from '../../../kernel/ids.ts';
import { say } from '../../../sentences/index.ts';
import type {
  Auth,
  Call,
  CheckOutcome,
  CheckRequest,
  Connector,
  Figures,
  NetworkProfile,
  Published,
  PublishOutcome,
  PublishRequest,
} from '../connector.ts';
import { advertTruth } from './adverts.ts';
import { type Audience, audienceOf } from './audience.ts';
import { engagementAt } from './engagement.ts';
import { type Fault, type FaultPlan, NO_FAULTS } from './fault.ts';
import { type SandboxFiles, type SandboxMedium, takeMedia } from './media.ts';
import type { SandboxSignIn } from './sign-in.ts';
import type { SandboxPost, SandboxStore } from './store.ts';

/** A slow one takes effect this long after its caller has given up, at most. */
export const SETTLE = MINUTE;
/** Networks refuse the same words again for about this long. */
const DUPLICATE_WINDOW = 24 * HOUR;
const FEED_LENGTH = 50;

export interface SandboxParts {
  readonly store: SandboxStore;
  /** Its copies of pictures and films. */
  readonly files: SandboxFiles;
  /** The network's own: it need not show what ours shows. */
  readonly clock: Clock;
  readonly ids: Ids;
  readonly faults?: FaultPlan;
  /** Milliseconds after which a call that has ended certainly has no effect any more; `SETTLE` unless told. */
  readonly settle?: number;
  /** Who may act for whom; absent where nobody has to sign in. */
  readonly signIn?: SandboxSignIn;
  /** How one signs in; off while nobody is asked. */
  readonly asks?: 'off' | Exclude<SignIn['kind'], 'none'>;
  /** False: takes the same words again at once, as many networks do. */
  readonly refusesDuplicates?: boolean;
}

/** A network that also shows its own public side. */
export interface SandboxNetwork extends Connector {
  /** What followers of a profile see, newest first. */
  feed(profile: NetworkProfile): Promise<FeedItem[]>;
  /** One published post of a profile, or undefined. */
  view(profile: NetworkProfile, externalId: string): Promise<FeedItem | undefined>;
  /** What one published post of a profile shows at a place, from 0; undefined when there is none. */
  showMedium(profile: NetworkProfile, externalId: string, place: number): Promise<SandboxMedium | undefined>;
  /** Who reads a profile, and what they really like. */
  audience(profile: NetworkProfile): Audience;
  /** What a simulated campaign really does. */
  readonly advert: typeof advertTruth;
  /** The Sandbox's own copies. */
  readonly files: Pick<SandboxFiles, 'open'>;
}

/** A post whose media the Sandbox has taken. */
type TakenPost = Omit<PublishRequest, 'media'> & { readonly media: readonly SandboxMedium[] };

/** Opens the Sandbox; it answers for every channel. */
export function createSandbox(parts: SandboxParts): SandboxNetwork {
  return {
    auth: authOf(parts),
    settle: parts.settle ?? SETTLE,
    publish: (call, post) => publish(parts, call, post),
    resume: (call, data) => resume(parts, call, data),
    check: (call, attempt) => check(parts, call, attempt),
    measure: (call, externalIds) => measure(parts, call, externalIds),
    remove: async (call, externalId) => {
      await parts.store.remove(call, externalId);
      return true;
    },
    edit: null,
    examine: async (call) =>
      (await refuseStranger(parts, call)) ?? { end: 'well', followers: null, findings: [] },
    feed: (profile) => feed(parts, profile),
    view: (profile, externalId) => view(parts, profile, externalId),
    showMedium: async (profile, externalId, place) =>
      (await findPublished(parts, profile, externalId))?.media[place],
    audience: audienceOf,
    advert: advertTruth,
    files: parts.files,
  };
}

function authOf({ signIn, asks = 'off' }: SandboxParts): Auth | null {
  if (!signIn || asks === 'off') return null;
  return asks === 'oauth' ? signIn.oauth : signIn.appPassword;
}

/** Whoever comes with a token is let in by it alone. */
export async function refuseStranger(
  { signIn }: Pick<SandboxParts, 'signIn'>,
  { channel, credential }: Call,
) {
  if (!credential || (await signIn?.admits(channel, credential.token))) return null;
  return { end: 'reconnect', error: say('networks.sandbox-stranger') } as const;
}

/** Posts of one account in an hour, where one has signed in. */
const MOST_POSTS = 25;

/** Tells of the limit, and refuses what is over it: the window is the full hour. */
async function refuseTooMany({ store, clock }: SandboxParts, call: Call): Promise<PublishOutcome | null> {
  if (!call.credential) return null;
  const now = clock.now();
  const begins = Math.floor(now / HOUR) * HOUR;
  const latest = await store.list(call, { until: now, limit: MOST_POSTS });
  const used = latest.filter(({ publishedAt }) => publishedAt >= begins).length;
  const isOver = used >= MOST_POSTS;
  const endsAt = begins + HOUR;
  call.tell({ of: 'account', counted: 'posts', used: isOver ? used : used + 1, most: MOST_POSTS, endsAt });
  return isOver ? { end: 'retry', at: endsAt, error: say('networks.sandbox-enough') } : null;
}

async function publish(parts: SandboxParts, call: Call, request: PublishRequest): Promise<PublishOutcome> {
  const stranger = (await refuseStranger(parts, call)) ?? (await refuseTooMany(parts, call));
  if (stranger) return stranger;
  const [refusal] = refusalsOf(call.channel, request);
  const fault = (parts.faults ?? NO_FAULTS).next(request);
  if (fault?.kind === 'reset') return { end: 'unknown', error: say('networks.broke') };
  if (fault?.kind === 'busy')
    return { end: 'retry', at: parts.clock.now() + fault.ms, error: say('networks.busy') };
  if (fault?.kind === 'refused') return { end: 'rejected', reason: fault.reason };
  if (refusal)
    return { end: 'rejected', reason: say('content.channel-refuses', { channel: call.channel, refusal }) };
  const taken = await takeMedia(parts.files, call, request.media);
  if ('refused' in taken) return { end: 'rejected', reason: taken.refused };
  const post = { ...request, ...taken };
  if (fault?.kind === 'media') return work({ post, asks: fault.asks, isReady: fault.isReady });
  if (fault?.kind === 'long')
    return unlessGivenUp(call.signal, takeLate(parts, call, { post, ms: fault.ms }));
  return take(parts, call, { post, fault });
}

/** What the caller gives up, the network goes on with: it has not heard of it. */
function unlessGivenUp(signal: AbortSignal, taking: Promise<PublishOutcome>): Promise<PublishOutcome> {
  const { promise: givenUp, resolve } = Promise.withResolvers<PublishOutcome>();
  const giveUp = () => resolve({ end: 'unknown', error: say('networks.late') });
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  return Promise.race([taking, givenUp]).finally(() => signal.removeEventListener('abort', giveUp));
}

async function takeLate(
  parts: SandboxParts,
  call: Call,
  { post, ms }: { post: TakenPost; ms: number },
): Promise<PublishOutcome> {
  await parts.clock.sleep(ms);
  return take(parts, call, { post, fault: null });
}

async function take(
  parts: SandboxParts,
  profile: NetworkProfile,
  { post: request, fault }: { post: TakenPost; fault: Fault | null },
): Promise<PublishOutcome> {
  const now = parts.clock.now();
  const post = toPost(profile, request, {
    externalId: parts.ids.token(12),
    publishedAt: fault?.kind === 'slow' ? now + fault.ms : now,
  });
  const duplicateSince = parts.refusesDuplicates === false ? null : now - DUPLICATE_WINDOW;
  const earlier = await parts.store.add(post, duplicateSince);
  if (earlier) {
    // Not `rejected`: the likeliest reason that the same words are there already is that an earlier attempt of ours
    // got through and its answer was lost. Calling that a failure would invite a second post; `unknown` makes the
    // caller look for it instead, and leaves the question to a person if it is not found.
    return {
      end: 'unknown',
      error: say('networks.sandbox-same-words'),
    };
  }
  if (fault?.kind === 'lost-reply') return { end: 'unknown', error: say('networks.silent') };
  if (fault?.kind === 'slow') return { end: 'unknown', error: say('networks.late') };
  return toPublished(post);
}

/** A film that the network works on: asked for a few times, then ready, then published by a call of its own. */
interface Work {
  readonly post: TakenPost;
  /** How often the answer will still be that it is not ready. */
  readonly asks: number;
  readonly isReady: boolean;
}

function work(left: Work): PublishOutcome {
  const next = left.asks === 0 && left.isReady ? 'publish' : 'ask';
  return { end: 'pending', data: JSON.stringify(left), next };
}

async function resume(parts: SandboxParts, call: Call, data: string): Promise<PublishOutcome> {
  const left = JSON.parse(data) as Work;
  if (left.asks > 0) return work({ ...left, asks: left.asks - 1 });
  if (!left.isReady) return { end: 'rejected', reason: say('networks.unprocessed', { of: 'film' }) };
  const fault = (parts.faults ?? NO_FAULTS).next(left.post);
  if (fault?.kind === 'reset') return { end: 'unknown', error: say('networks.broke') };
  return take(parts, call, { post: left.post, fault });
}

async function check(parts: SandboxParts, profile: Call, request: CheckRequest): Promise<CheckOutcome> {
  const stranger = await refuseStranger(parts, profile);
  if (stranger) return stranger;
  const found = await parts.store.findByFingerprint(profile, {
    fingerprint: fingerprintOf(request),
    from: request.since,
    until: parts.clock.now(),
    except: request.others,
  });
  return found ? toPublished(found) : { end: 'absent' };
}

async function measure(
  parts: SandboxParts,
  profile: NetworkProfile,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, Figures>> {
  const now = parts.clock.now();
  const found = await Promise.all(externalIds.map((id) => parts.store.find(profile, id)));
  return new Map(
    found.flatMap((post) => {
      const figures = post && post.publishedAt <= now ? figuresOf(post, now) : null;
      return post && figures ? [[post.externalId, figures] as const] : [];
    }),
  );
}

async function feed(parts: SandboxParts, profile: NetworkProfile): Promise<FeedItem[]> {
  const now = parts.clock.now();
  const posts = await parts.store.list(profile, { until: now, limit: FEED_LENGTH });
  return posts.map((post) => toFeedItem(post, now));
}

async function findPublished(
  { store, clock }: SandboxParts,
  profile: NetworkProfile,
  externalId: string,
): Promise<SandboxPost | undefined> {
  const post = await store.find(profile, externalId);
  return post && post.publishedAt <= clock.now() ? post : undefined;
}

async function view(
  parts: SandboxParts,
  profile: NetworkProfile,
  externalId: string,
): Promise<FeedItem | undefined> {
  const post = await findPublished(parts, profile, externalId);
  return post && toFeedItem(post, parts.clock.now());
}

function toPost(
  { channel, profile }: NetworkProfile,
  request: TakenPost,
  rest: { externalId: string; publishedAt: number },
): SandboxPost {
  return {
    channel,
    profile,
    title: request.title,
    content: request.content,
    mediaPreview: request.mediaPreview,
    media: request.media,
    readAs: request.readAs ?? null,
    fingerprint: fingerprintOf(request),
    ...rest,
  };
}

function fingerprintOf(request: Pick<PublishRequest, 'title' | 'content'>): string {
  return sha256(JSON.stringify([request.title, request.content]));
}

function toPublished(post: SandboxPost): Published {
  return { end: 'published', externalId: post.externalId, url: urlOf(post) };
}

/** A path on our own server: it stays right when the server's public address changes. */
function urlOf(post: SandboxPost): string {
  return `/sandbox/${post.channel}/${post.externalId}`;
}

/**
 * What the channel tells of a post; what it does not count is left out. Null without the picture or video that the channel
 * is made of: nobody reacts to what it could not show.
 */
function figuresOf(post: SandboxPost, now: number): Figures | null {
  if (post.mediaPreview !== null) return null;
  const engagement = engagementAt({ ...post, seed: post.externalId }, now);
  return Object.fromEntries(figuresOn(post.channel, 'sandbox').map((figure) => [figure, engagement[figure]]));
}

function toFeedItem(post: SandboxPost, now: number): FeedItem {
  return {
    externalId: post.externalId,
    url: urlOf(post),
    title: post.title,
    content: post.content,
    mediaPreview: post.mediaPreview,
    media: post.media.map(({ kind, type, width, height, alt }, place) => ({
      url: `${urlOf(post)}/media/${place}`,
      kind,
      type,
      width,
      height,
      alt,
      poster: null,
    })),
    publishedAt: new Date(post.publishedAt).toISOString(),
    figures: figuresOf(post, now),
  };
}
