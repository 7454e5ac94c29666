// The contract of every connector: one folder a network, which knows no tables and is called by `registry.ts` alone.

import type { AdOrderEnd, AdRead, BudgetOrder, ReadSpan } from '../../domain/ads/index.ts';
import type * as channels from '../../domain/channels/index.ts';
import type { Credential, LimitNotice, SignInCall } from '../../domain/channels/index.ts';
import type {
  CheckOutcome,
  CheckRequest,
  CommentOutcome,
  EditOutcome,
  Examination,
  Figures,
  NetworkProfile,
  PublishOutcome,
  PublishRequest,
} from '../../domain/content/index.ts';
import type { CarriedMedium } from '../../domain/media/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Outbound } from '../http.ts';

export type { BudgetOrder, ReadSpan } from '../../domain/ads/index.ts';
export type {
  Credential,
  LimitNotice,
  NetworkAccount,
  ProviderApp,
  RefreshOutcome,
  SignInOutcome,
  Tokens,
} from '../../domain/channels/index.ts';
export type {
  CheckOutcome,
  CheckRequest,
  CommentOutcome,
  EditOutcome,
  Engagement,
  Examination,
  Figures,
  Finding,
  NetworkProfile,
  Pending,
  Published,
  PublishOutcome,
  PublishRequest,
  ReadAs,
} from '../../domain/content/index.ts';

/** Makes a PDF of pictures, a page each. */
export type MakeDocument = (
  title: string,
  pages: readonly (Pick<CarriedMedium, 'type' | 'width' | 'height'> & { readonly bytes: Uint8Array })[],
) => Promise<Buffer>;

/** What a connector has for one call. Nothing of it is kept afterwards. */
export interface Call extends NetworkProfile {
  /** Null where the network asks for no sign-in. */
  readonly credential: Credential | null;
  /** The only way out. */
  readonly outbound: Outbound;
  /** Aborted when the call is given up: end what is open, and answer `unknown` when it may have taken effect. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly document: MakeDocument;
  /** Tells what a reply said of how often one may call. */
  tell(notice: LimitNotice): void;
}

/** What every call about a sign-in is made with. */
export interface AuthCall extends SignInCall {
  /** The only way out. */
  readonly outbound: Outbound;
  readonly clock: Clock;
}

/** How one signs in to a network. */
export type OAuth = channels.OAuth<AuthCall>;
export type AppPassword = channels.AppPassword<AuthCall>;
export type Auth = channels.Auth<AuthCall>;

/** Signing in by another provider's app, or in another manner. */
export interface OtherWay {
  readonly provider: string;
  readonly auth: Auth;
  /** Whether it comes before the connector's own. */
  readonly isUsual?: true;
}

export interface Connector {
  /** How one signs in; null where a network asks nobody. */
  readonly auth: Auth | null;
  /** Other ways to sign in to it, where there are any; the first of all for which there are keys is the usual one. */
  readonly otherWays?: readonly OtherWay[];
  /** How long after a visible call has ended, or was given up, it may still take effect: milliseconds. */
  readonly settle: number;
  /** Makes the one visible call, once. */
  publish(call: Call, post: PublishRequest): Promise<PublishOutcome>;
  /** Goes on with what an earlier call left `pending`: `data` is what that call answered, `post` what it was given. */
  resume(call: Call, data: string, post: PublishRequest): Promise<PublishOutcome>;
  /** Looks for an attempt's post; read-only. `absent` says only that it is not there at this moment. */
  check(call: Call, attempt: CheckRequest): Promise<CheckOutcome>;
  /** Figures by id; what the network does not give is left out, never 0. */
  measure(call: Call, externalIds: readonly string[]): Promise<ReadonlyMap<string, Figures>>;
  /** Takes a post down; true also when it is already gone, false where the network lets nobody do so. */
  remove(call: Call, externalId: string): Promise<boolean>;
  /** Gives a post that is out other words; may be repeated. Null where the network has no such call. */
  readonly edit:
    | ((
        call: Call,
        externalId: string,
        words: Pick<PublishRequest, 'title' | 'content'>,
      ) => Promise<EditOutcome>)
    | null;
  /** First comments; absent where none is placed. */
  readonly comments?: {
    /** Whether one with these words is below a post: read-only. @throws Error when the network does not say */
    has(call: Call, externalId: string, words: string): Promise<boolean>;
    /** Makes the one call that places it. */
    place(call: Call, externalId: string, words: string): Promise<CommentOutcome>;
  };
  /** Tries the sign-in without posting: read-only. */
  examine(call: Call): Promise<Examination>;
  /** Where adverts can be read, and paid for, by this network. */
  readonly ads?: AdConnector;
}

export interface AdConnector {
  /** @throws Error when the account cannot be asked */
  read(call: Call, span: ReadSpan): Promise<AdRead>;
  /** Sets a budget, once it was found to be what is expected; may be repeated. @throws Error when it was not set */
  setBudget(call: Call, order: BudgetOrder): Promise<AdOrderEnd>;
}
