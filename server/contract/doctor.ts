// How the sign-in of one connection does, for whoever wants to know why nothing leaves.
import * as v from 'valibot';
import { ACCOUNT_KINDS } from './connecting.ts';
import { Network } from './connection.ts';

/** What keeps an account from publishing as one expects, though its sign-in holds; see `Finding` of the networks. */
export const FINDINGS = ['development', 'private', 'role', 'kind', 'paid', 'keys'] as const;

/** What a test without posting came to, as it is kept. */
export const Examined = v.object({
  end: v.picklist(['well', 'reconnect', 'unknown']),
  /** Null where the network does not tell. */
  followers: v.nullable(v.number()),
  findings: v.array(v.picklist(FINDINGS)),
  /** Why it did not go well. */
  error: v.nullable(v.string()),
});
export type Examined = v.InferOutput<typeof Examined>;

export const Doctor = v.object({
  network: Network,
  /** `none`: nobody is signed in, which only a real network minds. */
  state: v.picklist(['none', 'signed-in', 'ended']),
  /** Who is, or was, signed in. */
  account: v.nullable(
    v.object({
      name: v.string(),
      handle: v.nullable(v.string()),
      kind: v.picklist(ACCOUNT_KINDS),
      /** Of a network of many servers. */
      server: v.nullable(v.string()),
    }),
  ),
  /** When the access ends; null when it has no end of its own. */
  accessEndsAt: v.nullable(v.string()),
  /** When new access is asked for by itself; null when it is not. */
  renewsAt: v.nullable(v.string()),
  /** Until when that is possible; null when nobody says. */
  renewableUntil: v.nullable(v.string()),
  /** Both empty where the network does not tell what it granted. */
  scopes: v.object({ granted: v.array(v.string()), missing: v.array(v.string()) }),
  /** Before this moment the network takes nothing. */
  blockedUntil: v.nullable(v.string()),
  /** Whether the network is told when one disconnects; otherwise access is taken back there by hand, too. */
  revokes: v.boolean(),
  lastGoodAt: v.nullable(v.string()),
  examinedAt: v.nullable(v.string()),
  examination: v.nullable(Examined),
});
export type Doctor = v.InferOutput<typeof Doctor>;

/** Who is signed in, as people know them: the handle stands behind a name that does not tell it. */
export function nameOfAccount(account: Doctor['account']): string {
  const { name, handle } = account ?? { name: '', handle: null };
  return handle === null || handle === name ? name : `${name} (@${handle})`;
}

/** Answer of GET /api/platforms/{id}/followers: by day, oldest first; days on which nobody asked are left out. */
export const Followers = v.array(v.object({ day: v.string(), followers: v.number() }));

export const Disconnected = v.object({
  /** Whether the network says that it has ended it; otherwise it is ended there by hand, too. */
  revoked: v.boolean(),
});
