// What a connection shows its network to be let in. Opened for one call at a time.

import type { Network } from '../../contract/connection.ts';
import type { Told } from '../../contract/sentence.ts';
import type { ProviderApp } from './auth.ts';
import type { CallKind, LimitNotice } from './limit.ts';

export interface Credential {
  /** The account on the network that the calls are for, by the network's own id. */
  readonly externalId: string;
  /** By which of the channel's ways one signed in: what the token is good for may depend on it. */
  readonly provider: string;
  /** The app that it was given to; null where there is none, or its keys are not at hand any more. */
  readonly app: ProviderApp | null;
  /** As people address the account, without the sign in front, when it was chosen; null where there is none. */
  readonly handle: string | null;
  /** Of a network of many servers: host name of this one. Null elsewhere. */
  readonly server: string | null;
  /** The access token, or the app password. Never logged, and stored sealed only. */
  readonly token: string;
  /** What was granted. */
  readonly scopes: readonly string[];
  /** Counts the tokens of a connection. */
  readonly version: number;
}

/** `reconnect` when only a person can sign in again; `credential` is null where a network asks for none. */
export type OpenedCredential =
  | { readonly end: 'opened'; readonly credential: Credential | null }
  /** The network takes no such call before this moment, UTC milliseconds. */
  | { readonly end: 'blocked'; readonly until: number; readonly error: Told }
  | { readonly end: 'reconnect'; readonly error: Told };

export interface Credentials {
  /** What to show now, refreshed when it has run out. @throws Error when that cannot be found out at this moment */
  open(connection: {
    readonly connectionId: number;
    readonly network: Network;
    readonly kind: CallKind;
    readonly signal: AbortSignal;
  }): Promise<OpenedCredential>;
  /** When this connection may make calls of a kind again, UTC milliseconds; null when it may now. */
  blockedUntil(connectionId: number, kind: CallKind): Promise<number | null>;
  /**
   * The network did not let us in with it: new tokens are asked for. `ended` when a person has to sign in again, which
   * is then told; `later` when nobody knows yet.
   */
  refused(
    connectionId: number,
    credential: Pick<Credential, 'version'>,
  ): Promise<'renewed' | 'ended' | 'later'>;
  /** The same for a call that was a question alone: new tokens are asked for, and a refusal of them ends nothing. */
  doubted(
    connectionId: number,
    credential: Pick<Credential, 'version'>,
  ): Promise<'renewed' | 'ended' | 'later'>;
  /** Keeps what replies to calls of a kind said of limits. */
  note(connectionId: number, kind: CallKind, notices: readonly LimitNotice[]): Promise<void>;
  /** Keeps that a call went well. */
  worked(connectionId: number): Promise<void>;
}

/** No network asks for a sign-in. */
export const NO_SIGN_IN: Credentials = {
  open: async () => ({ end: 'opened', credential: null }),
  blockedUntil: async () => null,
  refused: async () => 'ended',
  doubted: async () => 'ended',
  note: async () => {},
  worked: async () => {},
};
