// How one signs in to each channel, as the composed server knows it.

import type { ChannelType } from '../../contract/channels/index.ts';
import type { Network } from '../../contract/connection.ts';
import { MINUTE, SECOND } from '../../kernel/clock.ts';
import type { Auth, ProviderApp } from './auth.ts';

/** A way to sign in to one channel. */
export interface SignInWay {
  /** Where posts go once one has signed in so. */
  readonly network: Network;
  /** Whose app is used: mostly the channel's own, or `sandbox`. Tells the ways of a channel apart. */
  readonly provider: string;
  readonly auth: Auth;
}

/** What connecting works with. */
export interface SignIns {
  /** The ways of a channel, the preferred one first: its real network where there is one, then the Sandbox's play of it. */
  waysOf(channel: ChannelType): readonly SignInWay[];
  /** The apps that the environment names, by provider. */
  readonly apps: Readonly<Partial<Record<string, ProviderApp>>>;
  /** Says in the log why a network could not be asked. */
  readonly report: (error: Error) => void;
}

/** From the first step until the account is chosen. */
export const ATTEMPT_LASTS = 10 * MINUTE;
/** A network that does not answer about a sign-in within this time will not. */
export const SIGN_IN_DEADLINE = 20 * SECOND;

/** By which of a channel's ways somebody signed in. */
export interface SignedInBy extends Pick<SignInWay, 'network' | 'provider'> {
  readonly type: ChannelType;
}

export function wayOf(signIns: SignIns, { type, network, provider }: SignedInBy): SignInWay | undefined {
  return signIns.waysOf(type).find((way) => way.network === network && way.provider === provider);
}

/** An error as it is reported, whatever was thrown. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
