// Connecting a channel in steps: begin, sign in at the network, come back, choose the account.
import * as v from 'valibot';
import { ChannelName } from './connection.ts';
import { LIMITS } from './constants/limits.ts';
import { optionalText, requiredText } from './schema.ts';

/** What an account on a network is, as far as one chooses by it. */
export const ACCOUNT_KINDS = ['profile', 'page', 'organization', 'channel', 'board', 'advertiser'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Body of POST /api/connections. Only a network of many servers reads `server`, only one of app passwords the rest. */
export const ConnectInput = v.strictObject({
  type: ChannelName,
  /** Host name, such as `mastodon.example`. */
  server: v.pipe(
    optionalText(LIMITS.name),
    v.transform((name) => name.toLowerCase()),
    v.regex(/^$|^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be the name of a server, such as social.example'),
  ),
  /** The name by which one signs in there. */
  handle: optionalText(LIMITS.name),
  /** An app password, which the network makes for one program and which can be taken back there. */
  password: optionalText(LIMITS.name),
});
export type ConnectInput = v.InferOutput<typeof ConnectInput>;

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
  /** Why it failed. */
  error: v.optional(v.string()),
});
export type ConnectAttempt = v.InferOutput<typeof ConnectAttempt>;

export const ChooseInput = v.strictObject({ accountId: requiredText(LIMITS.url) });
export type ChooseInput = v.InferOutput<typeof ChooseInput>;

/** Why an attempt to connect came to nothing. */
export const CONNECT_FAILURES = ['denied', 'expired', 'keys', 'refused', 'unreachable', 'nothing'] as const;
export type ConnectFailure = (typeof CONNECT_FAILURES)[number];

/** `{name}` stands for the channel. */
export const CONNECT_FAILURE_TEXTS: Readonly<Record<ConnectFailure, string>> = {
  denied: 'Drivyn was not allowed in at {name}. Nothing was connected.',
  expired: 'This took longer than ten minutes. Begin again.',
  keys: '{name} does not accept the keys of this server. Whoever runs it has to look at them.',
  refused: '{name} did not accept the sign-in. Try again.',
  unreachable: '{name} did not answer. Try again in a few minutes.',
  nothing: 'There is no page or profile at {name} that Drivyn may use with this sign-in.',
};
