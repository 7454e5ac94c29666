// What publishing needs from the outside world. Connectors implement it; nothing here knows which network it is.
import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import type { OwnLimits } from '../../contract/own-limits.ts';
import type { Told } from '../../contract/sentence.ts';
import type { Credential, LimitNotice } from '../channels/index.ts';
import type { CarriedMedium } from '../media/index.ts';

/** The account on a network that a connection speaks for. */
export interface NetworkProfile {
  readonly channel: ChannelType;
  /** Stable name of the connection on its network. */
  readonly profile: string;
}

/** One call that leaves the house: where to, for whom, and until when. */
export interface NetworkCall extends NetworkProfile {
  readonly network: Network;
  /** Null where the network asks for no sign-in. */
  readonly credential: Credential | null;
  /** Aborted when the call is given up; a connector ends what it has open then. */
  readonly signal: AbortSignal;
  /** Takes what a reply said of how often one may call. */
  tell(notice: LimitNotice): void;
}

export interface PublishRequest {
  /** Names this one attempt; stored before the call. It only serves our records. */
  readonly attempt: string;
  /**
   * Names the post as it leaves over all its attempts, and no other post: the same words and the same pictures. Networks that
   * take a key of ours make no second post of it.
   */
  readonly key: string;
  /** When the post was made here, UTC milliseconds. */
  readonly madeAt: number;
  readonly title: string | null;
  /** What people are to read: of a film never its script. */
  readonly content: string;
  /** What it shows, in its order: made fit for the channel when it is asked for. */
  readonly media: readonly CarriedMedium[];
  /** What stands in for media that we do not have, on networks that only simulate; null when nothing is missing. */
  readonly mediaPreview: string | null;
  /** Limits of the server that it leaves by; absent where the channel's usual ones hold. */
  readonly ownLimits?: OwnLimits;
  /** For networks that only simulate their readers; absent where people read. */
  readonly readAs?: ReadAs;
}

/** What readers make of a post by reading it, which a program cannot: it is told. */
export interface ReadAs {
  readonly pillar: string | null;
  /** The kind of idea that it tells: tip, myth, question ... */
  readonly format: string | null;
  /** The cut in which it tells it. */
  readonly hook: string | null;
  /** IANA name of the zone in which they live. */
  readonly timezone: string;
}

export interface Published {
  readonly end: 'published';
  readonly externalId: string;
  readonly url: string;
}

/** The network has the post and works on it: media that are being processed, or a step that is still to come. */
export interface Pending {
  readonly end: 'pending';
  /** The connector's own note for `resume`; nobody else reads it. */
  readonly data: string;
  /**
   * The next `resume` only asks, and may be repeated; or it makes the post visible, so it is made once, and when its
   * answer is lost the post is looked for.
   */
  readonly next: 'ask' | 'publish';
  /** Of a thread, how many of its posts are out for certain: `data` tells which. */
  readonly parts?: number;
  /** Not before this moment, UTC milliseconds; when absent, publishing follows at once, and asking after the usual pause. */
  readonly at?: number;
}

/**
 * The typed end of a visible call. `unknown` when the reply was lost: the call may have taken effect, so it is
 * never repeated before the post was found absent. `retry` only when the network certainly did not take it: everything
 * begins anew then. `attention`: it did not, and will not before a person has done something that no other words would help.
 */
export type PublishOutcome =
  | Published
  | Pending
  | { readonly end: 'unknown'; readonly error: Told }
  | { readonly end: 'retry'; readonly at: number; readonly error: Told }
  | { readonly end: 'reconnect'; readonly error: Told }
  | { readonly end: 'attention'; readonly reason: Told }
  /** `unsent`: the network was not asked, as it is known not to take such a post. */
  | { readonly end: 'rejected'; readonly reason: Told; readonly unsent?: true };

/**
 * `absent`: not there at this moment. Whether an earlier call can still bring it about is judged by `settle`. `pending`: a
 * part of it is there, and how to go on with the rest; that too is believed only once the last call has settled. `untold`: the
 * network never tells this account, so that looking again is of no use.
 */
export type CheckOutcome =
  | Published
  | Pending
  | { readonly end: 'absent' }
  | { readonly end: 'unknown'; readonly error: Told }
  | { readonly end: 'untold'; readonly error: Told }
  | { readonly end: 'reconnect'; readonly error: Told };

export interface CheckRequest extends PublishRequest {
  /** What is older than this is no outcome of this attempt, UTC milliseconds. */
  readonly since: number;
  /** Posts of ours that are known to be others', by their ids there. */
  readonly others: readonly string[];
  /** The note with which the lost call went on from what was `pending`; absent where it began the attempt, or nobody knows. */
  readonly data?: string;
}

/** Counts since publication. */
export interface Engagement {
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  readonly clicks: number;
  readonly impressions: number;
}

/** What a network tells of a post; a figure that it does not give is absent, never 0. */
export type Figures = Partial<Engagement>;

/** What became of a first comment. `retry` only when it was certainly not taken. */
export type CommentOutcome =
  | { readonly end: 'placed' }
  | Exclude<PublishOutcome, { readonly end: 'published' | 'pending' }>;

export type EditOutcome =
  | { readonly end: 'edited' }
  | { readonly end: 'reconnect' | 'unknown'; readonly error: Told }
  | { readonly end: 'rejected'; readonly reason: Told };

/**
 * What keeps an account from publishing as one expects, though its sign-in holds. `development`: the app is not released,
 * only its makers see what it posts. `private`: the network shows posts to nobody else until it has reviewed the app.
 * `role`: the person may not post for this account. `kind`: not the kind of account that programs may post for. `paid`: the
 * network asks for credit.
 */
export type Finding = 'development' | 'private' | 'role' | 'kind' | 'paid';

/** What a network says of an account when nothing is posted. */
export type Examination =
  | {
      readonly end: 'well';
      /** Null where the network does not tell. */
      readonly followers: number | null;
      readonly findings: readonly Finding[];
      /** What the server says of its own limits, where each sets its own; null where it says nothing of them. */
      readonly ownLimits?: OwnLimits | null;
    }
  | { readonly end: 'reconnect' | 'unknown'; readonly error: Told };

export interface PostNetwork {
  /** How long after a visible call has ended, or was given up, it may still take effect: milliseconds. */
  settleOf(of: Pick<NetworkCall, 'network' | 'channel'>): number;
  /** Makes the one visible call, once; never repeats it by itself. */
  publish(call: NetworkCall, post: PublishRequest): Promise<PublishOutcome>;
  /** Goes on with what was `pending`. @param post the same as the attempt began with */
  resume(call: NetworkCall, data: string, post: PublishRequest): Promise<PublishOutcome>;
  /** Looks for an attempt's post; read-only, so it may be repeated. */
  check(call: NetworkCall, attempt: CheckRequest): Promise<CheckOutcome>;
  /** The figures of posts by their ids there; one that is not there, or has none yet, is left out. */
  measure(call: NetworkCall, externalIds: readonly string[]): Promise<ReadonlyMap<string, Figures>>;
  /** Takes a post down; true also when it is already gone, false where the network lets nobody do so. */
  remove(call: NetworkCall, externalId: string): Promise<boolean>;
  /** Whether posts that are out can be given other words there. */
  canEdit(of: Pick<NetworkCall, 'network' | 'channel'>): boolean;
  /** Gives a post that is out other words; may be repeated. @throws Error where `canEdit` is false */
  edit(
    call: NetworkCall,
    externalId: string,
    words: Pick<PublishRequest, 'title' | 'content'>,
  ): Promise<EditOutcome>;
  /** Whether a first comment can be placed there. */
  canComment(of: Pick<NetworkCall, 'network' | 'channel'>): boolean;
  /** Whether a comment with these words is below a post: read-only. @throws Error when the network does not say */
  hasComment(call: NetworkCall, externalId: string, words: string): Promise<boolean>;
  /** Places a comment below a post, once. @throws Error where `canComment` is false */
  placeComment(call: NetworkCall, externalId: string, words: string): Promise<CommentOutcome>;
  /** Tries the sign-in without posting: read-only. */
  examine(call: NetworkCall): Promise<Examination>;
}
