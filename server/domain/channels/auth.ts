// What signing in to a network needs from it. Connectors implement it; nothing here knows which network it is.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { AccountKind, ConnectFailure } from '../../contract/connecting.ts';
import type { Told } from '../../contract/sentence.ts';

/** What a network gave us to be known by: one a network, or one a server of it. */
export interface ProviderApp {
  readonly clientId: string;
  /** Empty where the network asks for none. */
  readonly clientSecret: string;
  /** Whether the vendor has reviewed it, where more may be asked for then; absent is no. */
  readonly isReviewed?: boolean;
  /** A token of the operator's that the vendor wants, or wanted, beside; absent where nobody has one. */
  readonly developerToken?: string;
  /** To which address of ours the network leads back, where it took the app from us by itself; absent elsewhere. */
  readonly redirectUri?: string;
}

/** What whoever signed in has handed us. Never logged, and stored sealed only. */
export interface Tokens {
  readonly access: string;
  /** UTC milliseconds; null when it has no end of its own. */
  readonly accessEndsAt: number | null;
  /** Null where there is none: then `refresh` works with the access token, or not at all. */
  readonly refresh: string | null;
  /** UTC milliseconds; null when it has no end of its own, or nobody says. */
  readonly refreshEndsAt: number | null;
  /** What was granted, which may be less than was asked for. */
  readonly scopes: readonly string[];
}

/** One of the accounts that a sign-in may act for: a page, a profile, an organization, a board. */
export interface NetworkAccount {
  /** The network's own id. */
  readonly id: string;
  readonly name: string;
  /** As people address it, without the sign in front; null where there is none. */
  readonly handle: string | null;
  readonly kind: AccountKind;
  /** Where the account has tokens of its own, as a page has; null when those of the sign-in are used. */
  readonly tokens: Tokens | null;
}

/** What every call about a sign-in is made with. */
export interface SignInCall {
  readonly channel: ChannelType;
  /** Empty for app passwords. */
  readonly app: ProviderApp;
  /** Of a network of many servers: host name of this one. Null elsewhere. */
  readonly server: string | null;
  /** Aborted when the call is given up. */
  readonly signal: AbortSignal;
}

/**
 * `keys`: the network does not know our app, or not its secret. `refused`: it does not take this code or password. That it
 * did not answer is thrown.
 */
export type SignInOutcome =
  | { readonly end: 'signed-in'; readonly tokens: Tokens }
  | { readonly end: 'refused'; readonly why: 'keys' | 'refused' };

/**
 * `later` only when the network certainly did not take the old token; what is thrown may have spent it. `error` is for whoever
 * runs the server.
 */
export type RefreshOutcome =
  | { readonly end: 'refreshed'; readonly tokens: Tokens }
  | { readonly end: 'reconnect' }
  | {
      readonly end: 'later';
      readonly at: number;
      readonly error?: Told;
      /** The network does not know our app, or not its secret. */
      readonly isKeys?: boolean;
    };

interface SignIn<C extends SignInCall> {
  /** Whether one says first on which server the account is. */
  readonly asksServer: boolean;
  /** New tokens are asked for when the access ends within so many milliseconds. */
  readonly renewWithin: number;
  /** Whether a refresh spends the token, so that it must never be tried a second time. */
  readonly rotates: boolean;
  /** The accounts that may be chosen. */
  listAccounts(call: C, tokens: Tokens): Promise<readonly NetworkAccount[]>;
  /** Everything that holds from now on, also what stayed the same. */
  refresh(call: C, tokens: Tokens): Promise<RefreshOutcome>;
  /** Whether access is renewed by the access itself, where there is no token for that. */
  readonly renewsItself?: true;
  /** Ends what the tokens allow; null where the network has no such call. @returns whether they have ended there */
  readonly revoke: ((call: C, tokens: Tokens) => Promise<boolean>) | null;
}

/** One signs in on the network's own page (OAuth 2.0, authorization code). */
export interface OAuth<C extends SignInCall = SignInCall> extends SignIn<C> {
  readonly kind: 'oauth';
  /** Whether one says first who one is, as that tells where the page is. */
  readonly asksHandle?: true;
  /** What its page means by errors of its own, beyond those of RFC 6749. */
  readonly errors?: Readonly<Record<string, ConnectFailure>>;
  /** What is asked for, where the address of the page does not tell. */
  readonly scopes?: readonly string[];
  /** Whether one is led back to an address of ours; absent where that depends on the vendor's app alone. */
  leadsBackTo?(redirectUri: string): boolean;
  /** Where no vendor knows us, or every server has its own apps: makes ours. */
  register?(call: Omit<C, 'app'>, redirectUri: string): Promise<ProviderApp>;
  /** What a network reads of our app at an address of ours; null where it reads nothing. */
  describe?(app: ProviderApp): object | null;
  /** Where the network is asked for the page first; takes the place of `authorizeUrl`. @throws when it does not answer */
  begin?(call: C, ask: PageAsk & { readonly handle: string }): Promise<PageOutcome>;
  /** The page to sign in on. The network's own kind of challenge is made from `verifier`, where it wants one. */
  authorizeUrl(call: C, ask: PageAsk): string;
  exchange(
    call: C,
    back: {
      readonly code: string;
      readonly redirectUri: string;
      readonly verifier: string;
      /** What `begin` left. */
      readonly note?: string | undefined;
      /** Who says that it leads back, where it says so. */
      readonly issuer?: string | undefined;
    },
  ): Promise<SignInOutcome>;
}

/** What a page to sign in on is made with. */
export interface PageAsk {
  readonly state: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

/** `note` is sealed until one comes back. */
export type PageOutcome =
  | { readonly end: 'begun'; readonly url: string; readonly note: string }
  | Extract<SignInOutcome, { readonly end: 'refused' }>;

/** One types a password that the network made for programs alone. */
export interface AppPassword<C extends SignInCall = SignInCall> extends SignIn<C> {
  readonly kind: 'app-password';
  signIn(call: C, typed: { readonly handle: string; readonly password: string }): Promise<SignInOutcome>;
}

export type Auth<C extends SignInCall = SignInCall> = OAuth<C> | AppPassword<C>;
