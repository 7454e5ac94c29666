// Mail: subscribers, mailings, and the local outbox.

export { countDeliveries } from './delivery.repo.ts';
export { prepareDeliveries, type SendResult, type SendRun, sendPendingDeliveries } from './delivery.ts';
export type { Mail, MailContent, MailParts, MailRenderer, MailTransport, SendOutcome } from './mail.ts';
export { listOutbox } from './outbox.repo.ts';
export { createOutbox } from './outbox.ts';
export { sendPost } from './send-post.ts';
export { countActiveSubscribers, listSubscribers } from './subscriber.repo.ts';
export {
  addSubscriber,
  findSubscription,
  presentSubscriber,
  type SubscriberRecord,
  type Subscription,
  unsubscribe,
} from './subscriber.ts';
