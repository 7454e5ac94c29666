// The secret in an address that is shown or sent more than once: found by its hash, kept sealed, never in plain.
// One that is shown only once is stored as its hash alone (`sha256` in ids.ts).
import { type Ids, sha256 } from './ids.ts';
import type { Vault } from './vault.ts';

/** What such an address is for; part of what its secret is sealed about. */
export type LinkPurpose =
  | 'calendar-feed'
  | 'strategy-share'
  | 'unsubscribe'
  | 'stop-mails'
  | 'return-hooks'
  | 'shop-hooks';

/** As a row holds it. */
export interface LinkToken {
  readonly hash: string;
  readonly sealed: string;
}

/** @param bytes how many random ones make it unguessable */
export function createLinkToken(
  { ids, vault }: { readonly ids: Ids; readonly vault: Vault },
  purpose: LinkPurpose,
  bytes: number,
): LinkToken {
  return sealLinkToken(vault, purpose, ids.token(bytes));
}

export function sealLinkToken(vault: Vault, purpose: LinkPurpose, token: string): LinkToken {
  const hash = sha256(token);
  return { hash, sealed: vault.seal(token, about(purpose, hash)) };
}

/** The secret, to be put into its address. @throws SealError when the row was tampered with */
export function openLinkToken(vault: Vault, purpose: LinkPurpose, link: LinkToken): string {
  return vault.open(link.sealed, about(purpose, link.hash));
}

const about = (purpose: LinkPurpose, hash: string) => `${purpose}:${hash}`;
