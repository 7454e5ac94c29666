// Audience: who gets a business's mail, the segments they are in, and the lists that they come from.

export { importSubscribers, previewImport } from './import-subscribers.ts';
export { type Purpose, reachable } from './reachable.repo.ts';
export { countSubscribersIn, subscribersIn } from './segment.repo.ts';
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
export { countSuppressions, findSuppression, listSuppressions } from './suppression.repo.ts';
export { addSuppression, presentSuppression, removeSuppression, suppress } from './suppression.ts';
