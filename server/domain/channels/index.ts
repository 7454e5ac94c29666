// Connections of a business to its channels.

export type {
  AppPassword,
  Auth,
  NetworkAccount,
  OAuth,
  PageOutcome,
  ProviderApp,
  RefreshOutcome,
  SignInCall,
  SignInOutcome,
  Tokens,
} from './auth.ts';
export { findAutonomy } from './autonomy.repo.ts';
export {
  answerAutonomy,
  asksFor,
  changeAutonomy,
  readAutonomies,
  readAutonomy,
  suggestPosts,
} from './autonomy.ts';
export { changeSettings, storeChange } from './change-connection.ts';
export { readClientDocument } from './client-document.ts';
export {
  beginConnect,
  chooseAccount,
  type Returned,
  readAttempt,
  returnFromNetwork,
} from './connect.ts';
export { connectChannel } from './connect-channel.ts';
export {
  countPlannedPosts,
  findConnection,
  findConnectionOfAnyBusiness,
  holdConnection,
  listConnections,
  listOpenConnectionIds,
  openConnections,
  selectConnections,
  updateLacking,
} from './connection.repo.ts';
export {
  asksFirst,
  type ConnectionRecord,
  getConnection,
  isSwitchedOn,
  presentConnection,
  schedules,
  weeklyOf,
} from './connection.ts';
export { type Credential, type Credentials, NO_SIGN_IN, type OpenedCredential } from './credential.ts';
export { disconnect } from './disconnect.ts';
export { diagnoseAll, keepExamination, listToExamine, readDoctor, readFollowers } from './doctor.ts';
export { type KeptExamination, presentExamination } from './examination.ts';
export { createCredentials, renewSignIns } from './keep-signed-in.ts';
export { atMost, type CallKind, type LimitNotice } from './limit.ts';
export {
  checkProviderApp,
  forgetProviderApp,
  listProviderApps,
  readProviderApp,
  saveProviderApp,
} from './manage-provider-apps.ts';
export { countClean, lowerAutonomy } from './own-steps.ts';
export { prepareConnection, readPrepared } from './prepare.ts';
export { purgeConnecting } from './purge-connecting.ts';
export { type Channels, readChannels } from './read-channels.ts';
export { endLostSignIn } from './renew-sign-in.ts';
export { readSignInStand } from './sign-in-offer.ts';
export type { AddressOf } from './sign-in-page.ts';
export type { SignIns, SignInWay } from './sign-ins.ts';
