// Mail: subscribers, segments, campaigns, mailings, and the local outbox.

export { countDeliveries } from './delivery.repo.ts';
export { prepareDeliveries, type SendResult, type SendRun, sendPendingDeliveries } from './delivery.ts';
export { importSubscribers, previewImport } from './import-subscribers.ts';
export type { MailContent, MailParts, MailRenderer } from './mail.ts';
export {
  addMailing,
  editMailing,
  getMailing,
  listMailings,
} from './mailing.ts';
export { createOutbox, listOutbox } from './outbox.ts';
export { type EmailOverview, findEmailOverview } from './overview.repo.ts';
export { sendPost } from './send-post.ts';
export {
  countActiveSubscribers,
  countSubscribers,
  listSubscribers,
  pageSubscribers,
  type SubscriberFilter,
} from './subscriber.repo.ts';
export {
  addSubscriber,
  findSubscription,
  getSubscriber,
  presentSubscriber,
  removeSubscriber,
  renameSubscriber,
  type SubscriberRecord,
  type Subscription,
  unsubscribe,
  unsubscribeById,
} from './subscriber.ts';
export { renderSample, sendTestMail } from './test-mail.ts';
