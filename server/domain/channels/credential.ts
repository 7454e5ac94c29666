// What a connection shows its network to be let in. Opened for one call at a time.
import type { Network } from '../../contract/connection.ts';

export interface Credential {
  /** The account on the network that the calls are for, by the network's own id. */
  readonly externalId: string;
  /** The access token, or the app password. Never logged, and stored sealed only. */
  readonly token: string;
}

/** `reconnect` when only a person can sign in again; `credential` is null where a network asks for none. */
export type OpenedCredential =
  | { readonly end: 'opened'; readonly credential: Credential | null }
  | { readonly end: 'reconnect'; readonly error: string };

export interface Credentials {
  /** What to show now, refreshed when it has run out. @throws Error when that cannot be found out at this moment */
  open(connection: {
    readonly connectionId: number;
    readonly network: Network;
    readonly signal: AbortSignal;
  }): Promise<OpenedCredential>;
}

/** No network that is served asks for a sign-in. */
export const NO_SIGN_IN: Credentials = { open: async () => ({ end: 'opened', credential: null }) };
