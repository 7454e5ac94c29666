// Connecting a channel in steps: begin, sign in at the network, come back, choose the account.
import * as v from 'valibot';
import { ChannelName, type Network } from './connection.ts';
import { LIMITS } from './constants/limits.ts';
import { problem } from './problem.ts';
import { optionalText, requiredText } from './schema.ts';

/** What an account on a network is, as far as one chooses by it. */
export const ACCOUNT_KINDS = [
  ...(['profile', 'page', 'organization', 'channel', 'board', 'advertiser'] as const),
  /** One account, once for each of those who may see its posts. */
  'audience',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Body of POST /api/connections. Only a network of many servers reads `server`, only one of app passwords what follows. */
export const ConnectInput = v.object({
  type: ChannelName,
  /** By whose app, such as `facebook` for Instagram; what is usual for the channel unless told. */
  by: optionalText(LIMITS.name),
  /** Host name, such as `mastodon.example`. */
  server: v.pipe(
    optionalText(LIMITS.name),
    v.transform((name) => name.toLowerCase()),
    v.regex(/^$|^[a-z0-9-]+(\.[a-z0-9-]+)+$/, problem('social-server')),
  ),
  /** The name by which one signs in there. */
  handle: optionalText(LIMITS.name),
  /** An app password, which the network makes for one program and which can be taken back there. */
  password: optionalText(LIMITS.name),
});
export type ConnectInput = v.InferOutput<typeof ConnectInput>;

export const CONNECT_EXAMPLE = { type: 'instagram' };

export const ConnectBegun = v.object({
  /** Names this attempt in the other calls. */
  state: v.string(),
  /** Where one signs in; null where an app password has done so. */
  authorizeUrl: v.nullable(v.string()),
});
export type ConnectBegun = v.InferOutput<typeof ConnectBegun>;

export const CONNECT_STATUSES = ['pending', 'choose', 'connected', 'failed'] as const;
export type ConnectStatus = (typeof CONNECT_STATUSES)[number];

/** What an attempt came to, while it lasts. */
export const ConnectAttempt = v.object({
  status: v.picklist(CONNECT_STATUSES),
  /** What one may choose from. */
  accounts: v.array(v.object({ id: v.string(), name: v.string(), kind: v.picklist(ACCOUNT_KINDS) })),
  /** Once connected. */
  platformId: v.optional(v.number()),
  /** Once connected: who was signed in there before, where it is somebody else now. */
  instead: v.optional(v.string()),
  /** Why it failed. */
  error: v.optional(v.string()),
});
export type ConnectAttempt = v.InferOutput<typeof ConnectAttempt>;

export const ChooseInput = v.object({ accountId: requiredText(LIMITS.url) });
export type ChooseInput = v.InferOutput<typeof ChooseInput>;

export const CHOOSE_EXAMPLE = { accountId: '17841405793187218' };

/** A way to sign in to a channel that is open now. */
export interface SignInOffer {
  readonly kind: 'oauth' | 'app-password';
  /** By whose app; names the way in `ConnectInput`. */
  readonly by: string;
  /** Where posts go then. */
  readonly network: Network;
  /** Whether one says first on which server the account is. */
  readonly asksServer: boolean;
  /** Whether one says first who one is there. */
  readonly asksHandle: boolean;
  /** The page on which one makes an app password, where it takes one. */
  readonly madeAt: string | null;
}

/** Whether one can sign in to a channel. */
export interface SignInStand {
  /** The usual way first. */
  readonly offers: readonly SignInOffer[];
  /** Why nobody can sign in to the real network; null when somebody can, or nobody ever does. */
  readonly trouble: string | null;
}

/** Why an attempt to connect came to nothing. */
export const CONNECT_FAILURES = [
  ...(['denied', 'expired', 'keys', 'refused', 'unreachable', 'nothing'] as const),
  /** Our app may not ask for what it asked for. */
  'scopes',
] as const;
export type ConnectFailure = (typeof CONNECT_FAILURES)[number];

/** What the page of the Sandbox sends. */
export const SANDBOX_ALLOW_EXAMPLE = {
  client_id: 'sandbox-1',
  channel: 'instagram',
  redirect_uri: 'http://127.0.0.1:8080/oauth/instagram/callback',
  state: 'state',
  code_challenge: 'challenge',
  decision: 'allow',
};
