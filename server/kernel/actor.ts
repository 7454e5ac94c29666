// Who is asking. Resolved once per request; policies and commands take it from there.

export type Role = 'owner' | 'editor' | 'approver';

export interface AccountActor {
  readonly kind: 'account';
  readonly accountId: number;
  readonly businessId: number;
  readonly role: Role;
  /** True in open mode: nobody signed in, the request acts as the owner. */
  readonly open: boolean;
  /** The session that the request came with; absent in open mode and for what no request asks. */
  readonly sessionId?: number;
  /** The admin is at work in this account; absent when it is the person. */
  readonly impersonation?: Impersonation;
  /** A program asks, by a token that the account made; absent when it is the person. */
  readonly apiToken?: ApiTokenGrant;
}

/** What a token was made for. */
export interface ApiTokenGrant {
  readonly id: number;
  readonly scopes: readonly ('events:write' | 'mail:send' | 'read')[];
}

/** Support's visit to an account. */
export interface Impersonation {
  readonly id: number;
  /** UTC milliseconds. */
  readonly endsAt: number;
}

/** An account that belongs to no business (any more): it may join one, or sign out. */
export interface GuestActor {
  readonly kind: 'guest';
  readonly accountId: number;
}

/** The admin looks after customers; it is no account and owns no business. */
export interface AdminActor {
  readonly kind: 'admin';
}

export interface AnonymousActor {
  readonly kind: 'anonymous';
  /** In this browser the admin was at work in an account, and that visit has ended; absent for everyone else. */
  readonly visitEnded?: true;
}

/** Drivyn itself: jobs and the autopilot. */
export interface SystemActor {
  readonly kind: 'system';
}

/** Whoever has a business's approval link: decides about posts that wait, and does nothing else. */
export interface LinkActor {
  readonly kind: 'link';
  readonly linkId: number;
  readonly businessId: number;
  readonly role: 'approver';
  /** Whom it was made for. */
  readonly name: string;
}

export type Actor = AccountActor | GuestActor | LinkActor | AdminActor | AnonymousActor | SystemActor;

export const ADMIN: AdminActor = { kind: 'admin' };
export const ANONYMOUS: AnonymousActor = { kind: 'anonymous' };
export const ENDED_VISITOR: AnonymousActor = { kind: 'anonymous', visitEnded: true };
export const SYSTEM: SystemActor = { kind: 'system' };

/** The short name kept with events: `account:14`, `admin as account:14`, `admin`, `system`. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'link') return `link:${actor.linkId}`;
  if (actor.kind === 'guest') return `account:${actor.accountId}`;
  if (actor.kind !== 'account') return actor.kind;
  return `${actor.impersonation ? 'admin as ' : ''}account:${actor.accountId}`;
}
