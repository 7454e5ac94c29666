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
}

/** Support's visit to an account. */
export interface Impersonation {
  readonly id: number;
  /** UTC milliseconds. */
  readonly endsAt: number;
}

/** The admin looks after customers; it is no account and owns no business. */
export interface AdminActor {
  readonly kind: 'admin';
}

export interface AnonymousActor {
  readonly kind: 'anonymous';
}

/** Drivyn itself: jobs and the autopilot. */
export interface SystemActor {
  readonly kind: 'system';
}

export type Actor = AccountActor | AdminActor | AnonymousActor | SystemActor;

export const ADMIN: AdminActor = { kind: 'admin' };
export const ANONYMOUS: AnonymousActor = { kind: 'anonymous' };
export const SYSTEM: SystemActor = { kind: 'system' };

/** The short name kept with events: `account:14`, `admin as account:14`, `admin`, `system`. */
export function actorName(actor: Actor): string {
  if (actor.kind !== 'account') return actor.kind;
  return `${actor.impersonation ? 'admin as ' : ''}account:${actor.accountId}`;
}
