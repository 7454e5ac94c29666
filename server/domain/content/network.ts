// What publishing needs from the outside world. Connectors implement it; nothing here knows which network it is.
import type { ChannelType } from '../../contract/channels/index.ts';

/** The account on a network that a connection speaks for. */
export interface NetworkProfile {
  readonly channel: ChannelType;
  /** Stable name of the connection on its network. */
  readonly profile: string;
}

export interface PublishRequest extends NetworkProfile {
  /** Names this one attempt; stored before the call. Networks know no idempotency key, so it only serves our records. */
  readonly attempt: string;
  readonly title: string | null;
  readonly content: string;
  /** What stands in for media that we do not have, on networks that only simulate; null when nothing is missing. */
  readonly mediaPreview: string | null;
}

export interface Published {
  readonly end: 'published';
  readonly externalId: string;
  readonly url: string;
}

/**
 * The typed end of the one visible call. `unknown` when the reply was lost: the call may have taken effect, so it is
 * never repeated before `check` has found it absent. `retry` only when the network certainly did not take it.
 */
export type PublishOutcome =
  | Published
  | { readonly end: 'unknown'; readonly error: string }
  | { readonly end: 'retry'; readonly at: number; readonly error: string }
  | { readonly end: 'reconnect'; readonly error: string }
  | { readonly end: 'rejected'; readonly reason: string };

/** `absent` is definite: the post is not there and no earlier call can still bring it about. */
export type CheckOutcome =
  | Published
  | { readonly end: 'absent' }
  | { readonly end: 'unknown'; readonly error: string };

/** Counts since publication. */
export interface Engagement {
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  readonly clicks: number;
  readonly impressions: number;
}

export interface CheckRequest extends PublishRequest {
  /** When the attempt was armed, UTC milliseconds. */
  readonly attemptedAt: number;
}

export interface PostNetwork {
  /** Makes the one visible call, once; never repeats it by itself. */
  publish(request: PublishRequest): Promise<PublishOutcome>;
  /** Looks for an attempt's post; read-only, so it may be repeated. */
  check(request: CheckRequest): Promise<CheckOutcome>;
  /** The figures of a post, or null when the network has none (yet). */
  measure(profile: NetworkProfile, externalId: string): Promise<Engagement | null>;
  /** Takes a post down; true also when it is already gone. */
  remove(profile: NetworkProfile, externalId: string): Promise<boolean>;
}
