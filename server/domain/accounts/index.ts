// Accounts: people who sign in, their sessions and memberships; and the admin, who is no account.

export {
  findAccount,
  findAccountByEmail,
  insertAccount,
  listAccess,
  lockAccount,
  type Member,
  updatePasswordHash,
} from './account.repo.ts';
export { type AccountRecord, getAccount, presentAccount, resolveAccount } from './account.ts';
export { ensureAdminPassword, resolveAdmin, setAdminPassword, signInAdmin, signOutAdmin } from './admin.ts';
export {
  endApiToken,
  isApiToken,
  isByToken,
  makeApiToken,
  readApiTokens,
  requireScope,
  resolveApiToken,
} from './api-token.ts';
export { changeAccount } from './change-account.ts';
export { describeDevice, type Place } from './device.ts';
export { ensureFirstOwner } from './first-owner.ts';
export {
  beginImpersonation,
  bindToPassword,
  expireImpersonation,
  isInPerson,
  isVisitToken,
  noteImpersonatedCall,
  requireInPerson,
} from './impersonation.ts';
export {
  inviteToSignUp,
  listSignUpInvitations,
  readInvitation,
  revokeSignUpInvitation,
} from './invitation.ts';
export type { NewSession } from './new-session.ts';
export { isLinkAlive } from './one-time-token.ts';
export { findOpenOwner } from './open-mode.ts';
export { endAccess, purgeAccess } from './purge-access.ts';
export { askReset, issueReset, resetPassword, sendReset } from './reset-password.ts';
export { findSecurity, type Security } from './security.repo.ts';
export {
  endSession,
  endSessions,
  listOwnSessions,
  openSession,
  type ResolvedSession,
  resolveSession,
  signOut,
} from './session.ts';
export { isSessionOf } from './session-check.ts';
export { setPassword } from './set-password.ts';
export { issueSetup, setUpOwner } from './set-up.ts';
export { findSetting, saveSetting } from './setting.repo.ts';
export { signIn } from './sign-in.ts';
export { signInWithCode } from './sign-in-code.ts';
export { signUp } from './sign-up.ts';
export { reactivate, requireNotSuspended, suspend } from './suspension.ts';
export { beginAttempt, limitsOf } from './throttle.ts';
export { authenticatorUri, codeAt, findStep, stepAt, toBase32 } from './totp.ts';
export {
  type AppSecret,
  beginTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  endLostFactor,
  endTwoFactor,
  presentTwoFactor,
  readPendingSecret,
  readTwoFactor,
  renewRecoveryCodes,
} from './two-factor.ts';
export { requireStrongPassword } from './weak-password.ts';
