// THE table of every call. What is not in it does not exist.
import type { Route } from '../http/route.ts';
import { changeUser, readCurrentUser, readUser } from './account.ts';
import { AD_ROUTES } from './ad-routes.ts';
import { ADMIN_ROUTES } from './admin-routes.ts';
import { createAnalysis, exportContentCalendar, readAnalyses, readAnalysis } from './analyses.ts';
import { exportAnalytics } from './analytics.ts';
import {
  createApprovalLink,
  decideAsClient,
  deleteApprovalLink,
  readApprovalLinks,
  showClientApprovals,
} from './approval-links.ts';
import { readAllAudit, readAudit } from './audit.ts';
import { AUTOMATION_ROUTES } from './automation-routes.ts';
import { answerPlatformAutonomy, changePlatformAutonomy, readPlatformAutonomy } from './autonomy.ts';
import { readAutopilot, writeAutopilot } from './autopilot.ts';
import { tellContentBoosted } from './boosts.ts';
import { BRAND_ROUTES } from './brand-routes.ts';
import { BULK_ROUTES } from './bulk.ts';
import { editBusinessProfile, readBusinessProfile, writeBusinessProfile } from './business-profile.ts';
import {
  exportCalendar,
  moveContents,
  optimizeCalendar,
  readCalendarAddress,
  readCalendarFeed,
  renewCalendarAddress,
} from './calendar.ts';
import {
  beginConnection,
  chooseConnection,
  readClient,
  readConnecting,
  returnToConnection,
} from './connections.ts';
import {
  approveContent,
  correctContent,
  duplicateContent,
  holdContent,
  publishContent,
  rejectContent,
  resolveContent,
  unscheduleContent,
} from './content-acts.ts';
import {
  changeContent,
  checkContent,
  createContents,
  deleteContent,
  generateContents,
  listContents,
  readContent,
  readWriting,
  rewriteContents,
} from './contents.ts';
import { readDecisions, takeBackDecision } from './decisions.ts';
import { disconnectPlatform, readPlatformDoctor, readPlatformFollowers, testPlatform } from './doctor.ts';
import { streamEvents } from './events.ts';
import { readFeed, showSandboxMedium, showSandboxPost } from './feed.ts';
import { FORM_ROUTES } from './forms.ts';
import { readHealth, readReadiness } from './health.ts';
import { readWaitingContents } from './held-posts.ts';
import { createImpersonation } from './impersonations.ts';
import { enterPayment, printInvoice, readInvoices } from './invoices.ts';
import { readLearning } from './learning.ts';
import { LIST_ROUTES } from './lists.ts';
import { MAIL_CHOICE_ROUTES } from './mail-choices.ts';
import { MAIL_LIMIT_ROUTES } from './mail-limits.ts';
import { MAIL_PACE_ROUTES } from './mail-pace.ts';
import { MAIL_READ_ROUTES } from './mail-reads.ts';
import { MAIL_SERVER_ROUTES } from './mail-servers.ts';
import { MAILING_ROUTES } from './mailings.ts';
import { enterContentFigures, markContentPosted, takeBackContentPosted } from './manual-posts.ts';
import { MEDIA_ROUTES } from './media.ts';
import {
  acceptInvited,
  changeMember,
  createInvitation,
  deleteInvitation,
  deleteMember,
  joinInvited,
  leave,
  readInvitations,
  readMembers,
  renewInvitation,
} from './members.ts';
import { readMetrics } from './metrics.ts';
import { findOwnModels, readModel, testOwnModel, writeModel } from './model.ts';
import { readNeeds } from './needs.ts';
import { NEWS_FEED_ROUTES } from './news-feeds.ts';
import { readNotificationSettings, writeNotificationSettings } from './notification-settings.ts';
import {
  deleteNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from './notifications.ts';
import { readOutbox } from './outbox.ts';
import { overrulePlatform, readPlatformOverrules } from './overrules.ts';
import { chooseBusiness, createBusiness, readOwnBusinesses } from './own-businesses.ts';
import { deletePaymentMethod, writePaymentMethod } from './payment-method.ts';
import { createPaymentPage, takeStripeMessage } from './payment-pages.ts';
import { changePlatform, connectPlatform, listPlatforms, preparePlatform } from './platforms.ts';
import { importContents } from './post-import.ts';
import { changeContentPicture, readContentPicture } from './post-picture.ts';
import { readPreferences, writePreferences } from './preferences.ts';
import { RETURN_MAILBOX_ROUTES } from './return-mailbox.ts';
import { RETURN_ROUTES } from './returns.ts';
import { decideSandboxAuthorize, showSandboxAuthorize } from './sandbox-sign-in.ts';
import { readSearch } from './search.ts';
import { SEGMENT_ROUTES } from './segments.ts';
import { DOMAIN_ROUTES } from './sender-domain.ts';
import { SENDER_ROUTES } from './senders.ts';
import { listSeries, setContentSeries, stopContentSeries } from './series.ts';
import { changePassword, createSession, createSessionByCode, deleteSession } from './session.ts';
import { deleteSessionById, deleteSessions, readSessions } from './sessions.ts';
import { askForReset, createSetup, createSignUp, resetPasswordByLink } from './sign-up.ts';
import {
  createSignUpInvitation,
  deleteSignUpInvitation,
  readSignUpInvitations,
} from './sign-up-invitations.ts';
import { listMailTemplates, saveMailTemplate, sendMail } from './single-mails.ts';
import { endMails, showStopMails } from './stop-mails.ts';
import {
  createShare,
  createStrategy,
  deleteShare,
  printSharedStrategy,
  printStrategy,
  readStrategies,
  readStrategy,
  showSharedStrategy,
} from './strategies.ts';
import { SUBSCRIBER_ROUTES } from './subscribers.ts';
import { deleteSubscription, previewSubscription, writeSubscription } from './subscription.ts';
import { SUPPRESSION_ROUTES } from './suppressions.ts';
import { createTicket, listTickets } from './tickets.ts';
import { readTimeZones } from './time-zones.ts';
import { createToken, deleteToken, listTokens } from './tokens.ts';
import {
  createRecoveryCodes,
  createTwoFactorSecret,
  readTwoFactorState,
  switchTwoFactorOff,
  switchTwoFactorOn,
} from './two-factor.ts';
import { endSubscription, showUnsubscribe } from './unsubscribe.ts';
export const routes: readonly Route[] = [
  readHealth,
  readReadiness,

  createSession,
  createSessionByCode,
  deleteSession,
  readSessions,
  deleteSessionById,
  deleteSessions,
  listTokens,
  createToken,
  deleteToken,
  changePassword,
  readTwoFactorState,
  createTwoFactorSecret,
  switchTwoFactorOn,
  switchTwoFactorOff,
  createRecoveryCodes,
  createSignUp,
  createSetup,
  askForReset,
  resetPasswordByLink,
  readCurrentUser,
  readUser,
  changeUser,
  writePaymentMethod,
  deletePaymentMethod,
  writeSubscription,
  deleteSubscription,
  previewSubscription,
  createPaymentPage,
  takeStripeMessage,
  readInvoices,
  printInvoice,
  enterPayment,
  ...ADMIN_ROUTES,
  createSignUpInvitation,
  readSignUpInvitations,
  deleteSignUpInvitation,
  createImpersonation,
  readAllAudit,

  readMembers,
  changeMember,
  deleteMember,
  leave,
  readInvitations,
  createInvitation,
  renewInvitation,
  deleteInvitation,
  acceptInvited,
  joinInvited,
  readOwnBusinesses,
  createBusiness,
  chooseBusiness,
  readApprovalLinks,
  createApprovalLink,
  deleteApprovalLink,
  showClientApprovals,
  decideAsClient,

  readBusinessProfile,
  writeBusinessProfile,
  editBusinessProfile,
  ...BRAND_ROUTES,
  listPlatforms,
  connectPlatform,
  changePlatform,
  preparePlatform,
  readPlatformAutonomy,
  changePlatformAutonomy,
  answerPlatformAutonomy,
  readLearning,
  readPlatformOverrules,
  overrulePlatform,
  beginConnection,
  returnToConnection,
  readClient,
  readConnecting,
  chooseConnection,
  readPlatformFollowers,
  readPlatformDoctor,
  testPlatform,
  disconnectPlatform,
  showSandboxAuthorize,
  decideSandboxAuthorize,
  readAutopilot,
  writeAutopilot,
  ...MEDIA_ROUTES,
  readPreferences,
  writePreferences,
  readModel,
  writeModel,
  testOwnModel,
  findOwnModels,
  readNotificationSettings,
  writeNotificationSettings,
  readNeeds,

  ...AD_ROUTES,

  // Before what takes any word for an id.
  readWaitingContents,
  listContents,
  createContents,
  importContents,
  listSeries,
  setContentSeries,
  stopContentSeries,
  generateContents,
  readWriting,
  readContent,
  changeContent,
  deleteContent,
  approveContent,
  ...BULK_ROUTES,
  rejectContent,
  checkContent,
  rewriteContents,
  unscheduleContent,
  resolveContent,
  correctContent,
  tellContentBoosted,
  holdContent,
  publishContent,
  duplicateContent,
  markContentPosted,
  takeBackContentPosted,
  enterContentFigures,
  readContentPicture,
  changeContentPicture,
  readMetrics,
  exportAnalytics,
  readAudit,
  readDecisions,
  takeBackDecision,

  optimizeCalendar,
  moveContents,
  exportCalendar,
  readCalendarAddress,
  renewCalendarAddress,
  readCalendarFeed,

  ...SUBSCRIBER_ROUTES,
  ...LIST_ROUTES,
  ...SEGMENT_ROUTES,
  ...MAILING_ROUTES,
  ...MAIL_CHOICE_ROUTES,
  ...MAIL_LIMIT_ROUTES,
  ...MAIL_PACE_ROUTES,
  ...MAIL_SERVER_ROUTES,
  ...RETURN_MAILBOX_ROUTES,
  ...MAIL_READ_ROUTES,
  ...FORM_ROUTES,
  ...NEWS_FEED_ROUTES,
  ...AUTOMATION_ROUTES,
  ...SUPPRESSION_ROUTES,
  ...RETURN_ROUTES,
  ...DOMAIN_ROUTES,
  ...SENDER_ROUTES,
  readOutbox,
  sendMail,
  listMailTemplates,
  saveMailTemplate,
  showUnsubscribe,
  showStopMails,
  endMails,
  endSubscription,

  readAnalyses,
  exportContentCalendar,
  createAnalysis,
  readAnalysis,
  createStrategy,
  readStrategies,
  readStrategy,
  printStrategy,
  createShare,
  deleteShare,
  showSharedStrategy,
  printSharedStrategy,

  readFeed,
  showSandboxPost,
  showSandboxMedium,

  listNotifications,
  readAllNotifications,
  readNotification,
  deleteNotifications,
  streamEvents,

  listTickets,
  createTicket,
  readSearch,
  readTimeZones,
];
