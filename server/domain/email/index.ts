// Mail: campaigns, mailings, and the local outbox.

export { forgetHealth } from './automation-health.repo.ts';
export { receiveReturn } from './bounce.ts';
export type { Dns } from './check-domain.ts';
export { checkMerge } from './check-merge.ts';
export { mergeCheckFor } from './check-post-fields.ts';
export { createMessageName, type Delivered, sendDelivery } from './deliver.ts';
export type { Delivery, DeliveryKind, DeliveryStatus } from './delivery.repo.ts';
export {
  createFindSigningKey,
  dkimRecordOf,
  domainOf,
  ensureSenderDomain,
  type FindSigningKey,
  type SigningKey,
} from './dkim.ts';
export { selectCounts } from './hold-out.repo.ts';
export { countHoldOuts, describeGain, tellGain } from './hold-out.ts';
export { findMailLook } from './layout/look.ts';
export { wordsOfMail } from './layout/write-words.ts';
export type { MailContent, MailParts, MailRenderer } from './mail.ts';
export { putMailTemplate, readMailTemplates } from './mail-template.ts';
export {
  type MailboxParts,
  readDueMailboxes,
  readMailboxNow,
  readMailboxSettings,
  removeMailbox,
  setMailbox,
} from './mailboxes/mailbox.ts';
export type {
  Mailbox,
  MailboxMark,
  MailboxReader,
  MailboxTake,
} from './mailboxes/mailbox-reader.ts';
export { isSegmentUsed } from './mailing.repo.ts';
export {
  addMailing,
  editMailing,
  getMailing,
  listMailings,
} from './mailing.ts';
export { type MailingStep, moveMailing } from './mailing-course.ts';
export { createOutbox, listOutbox } from './outbox.ts';
export { type EmailOverview, findEmailOverview, findSegmentSizes } from './overview.repo.ts';
export { listMergeFields } from './person-fields.ts';
export { findFollowed } from './reading/link.repo.ts';
export { listMailLinks, setMeasuring } from './reading/measuring.ts';
export { CLICK_STANDS, type Reader, recordClick, recordOpen } from './reading/record-read.ts';
export { readResults, recordLeaving } from './reading/results.ts';
export { listRecipients, type RecipientPage, resendMailing } from './recipients.ts';
export { findHookOwner, readReturnHooks } from './return-hook.ts';
export {
  AT_ONCE,
  prepareDeliveries,
  type SendResult,
  type SendRun,
  sendPendingDeliveries,
} from './send-mailing.ts';
export { sendPost } from './send-post.ts';
export { sendSingleMail } from './send-single-mail.ts';
export {
  addStepDelivery,
  dropStepDelivery,
  type EndedMail,
  type StepMail,
  sendStepMail,
} from './send-step.ts';
export {
  checkSenderDomain,
  checkSenderDomains,
  lookAtSenderDomain,
  readSenderDomain,
  type SendingSetup,
} from './sender-check.ts';
export {
  askSender,
  chooseSender,
  findAskedSender,
  readSenders,
  removeSender,
  verifySender,
} from './senders/sender.ts';
export { findSenderAddress } from './senders/used-sender.ts';
export { type Carrier, createCarrier } from './servers/carrier.ts';
export { isLocal, type ServerAddress, type ServerSetup } from './servers/entries.ts';
export { findMailPace, presentPace, setMailPace } from './servers/mail-pace.ts';
export { readInstalledServers, readServers } from './servers/read-servers.ts';
export { listHosts } from './servers/server.repo.ts';
export {
  addServer,
  editServer,
  type MailServerParts,
  moveServer,
  pauseServer,
  removeServer,
} from './servers/server.ts';
export { lookAtMailsAnew } from './set-back.ts';
export { askForMail, queueMail } from './single-mail.ts';
export {
  doubtStepDeliveries,
  findStepDeliveryOfAnyBusiness,
  skipStepDeliveries,
} from './step-delivery.repo.ts';
export { renderSample, sendInstalledTest, sendServerTest, sendTestMail } from './test-mail.ts';
export { replayVersion } from './version-choice.ts';
