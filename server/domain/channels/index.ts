// Connections of a business to its channels.

export type {
  AppPassword,
  Auth,
  NetworkAccount,
  OAuth,
  ProviderApp,
  RefreshOutcome,
  SignInCall,
  SignInOutcome,
  Tokens,
} from './auth.ts';
export { changeSettings, storeChange } from './change-connection.ts';
export {
  countPlannedPosts,
  findConnection,
  listConnections,
  listOpenConnectionIds,
  openConnections,
  updateLacking,
} from './connection.repo.ts';
export {
  type ConnectionRecord,
  connectChannel,
  getConnection,
  isSwitchedOn,
  presentConnection,
} from './connection.ts';
export { type Credential, type Credentials, NO_SIGN_IN, type OpenedCredential } from './credential.ts';
