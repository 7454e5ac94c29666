// Accounts: people who sign in, their sessions and memberships; and the admin, who is no account.

export { findAccount, insertAccount, type Member } from './account.repo.ts';
export { type AccountRecord, changeAccount, getAccount, presentAccount, resolveAccount } from './account.ts';
export { ensureAdminPassword, resolveAdmin, signInAdmin } from './admin.ts';
export { ensureFirstOwner } from './first-owner.ts';
export { findOpenOwner } from './open-mode.ts';
export { hashPassword, verifyPassword } from './password.ts';
export { purgeExpiredSessions } from './session.repo.ts';
export {
  type NewSession,
  openSession,
  type ResolvedSession,
  resolveSession,
  signIn,
  signOut,
} from './session.ts';
export { setPassword } from './set-password.ts';
export { SignInThrottle } from './throttle.ts';
