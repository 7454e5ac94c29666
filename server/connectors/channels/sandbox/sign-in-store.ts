// What the Sandbox keeps of who may act for whom. It declares the interface; the database area implements it. Secrets are
// known to it by their hashes.
import type { ChannelType } from '../../../contract/channels/index.ts';

export interface SandboxGrant {
  readonly id: number;
  readonly clientId: string;
  readonly channel: ChannelType;
  readonly scopes: readonly string[];
  /** Null where an app password was typed. */
  readonly redirectUri: string | null;
  readonly challenge: string | null;
  readonly codeEndsAt: number | null;
  readonly accessEndsAt: number | null;
  readonly isRevoked: boolean;
}

export interface NewGrant extends Omit<SandboxGrant, 'id' | 'accessEndsAt' | 'isRevoked'> {
  readonly codeHash: string | null;
}

/** A pair of tokens, by their hashes. */
export interface SandboxPair {
  readonly accessHash: string;
  readonly accessEndsAt: number;
  readonly refreshHash: string;
}

/** Each call stands for itself and is durable when it returns. */
export interface SandboxSignInStore {
  addApp(app: { readonly clientId: string; readonly secretHash: string }): Promise<void>;
  hasApp(app: { readonly clientId: string; readonly secretHash: string }): Promise<boolean>;
  addGrant(grant: NewGrant): Promise<SandboxGrant>;
  /** The grant of a code, which is used up by that; a code that was used before ends its grant. */
  takeCode(codeHash: string): Promise<SandboxGrant | undefined>;
  /** The grant of a refresh token, which is spent by that; one that was spent before ends its grant. */
  spendRefresh(refreshHash: string): Promise<SandboxGrant | undefined>;
  /** Gives a grant new tokens. */
  setPair(grantId: number, pair: SandboxPair): Promise<void>;
  findByAccess(accessHash: string): Promise<SandboxGrant | undefined>;
  revoke(grantId: number): Promise<void>;
}
