// Audience: who gets a business's mail, what is known of them, and the lists and segments that they are in.

export { listAttributes } from './attribute.repo.ts';
export { readAttributes } from './attribute.ts';
export { importSubscribers, previewImport } from './import-subscribers.ts';
export { type ImportRecord, listImports } from './imports/import.repo.ts';
export {
  addImport,
  changeImport,
  checkImport,
  getImport,
  presentImport,
  purgeImports,
  removeImport,
  resumeImport,
  startImport,
  stopImport,
} from './imports/import.ts';
export type { ListFiles } from './imports/list-files.ts';
export { runImport } from './imports/run-import.ts';
export { findLists } from './list.repo.ts';
export { addList, removeList, renameList, requireLists } from './list.ts';
export { chooseMails, findMailChoices, type OpenChoices } from './mail-choices.ts';
export { findMailLimits, LIMIT_COLUMNS, type LimitsRow, readLimits } from './mail-limits.repo.ts';
export { setMailLimits } from './mail-limits.ts';
export { changeMembership } from './membership.ts';
export { describeSubscriber, getPerson } from './person.ts';
export { listEventNames } from './person-event.repo.ts';
export { exportPerson, findPersonHistory } from './person-history.ts';
export { type Purpose, reachable } from './reachable.repo.ts';
export { meetsRule } from './rule.repo.ts';
export { findRuleChoices } from './rule-choices.repo.ts';
export {
  countPeople,
  findSegments,
  findStoredSegment,
  listStoredSegments,
  type SegmentRecord,
  subscribersIn,
} from './segment.repo.ts';
export {
  addSegment,
  changeSegment,
  checkRule,
  countRule,
  countSegments,
  getSegment,
  removeSegment,
} from './segment.ts';
export { type SelfSubscription, subscribe } from './subscribe.ts';
export {
  countActiveSubscribers,
  countSubscribers,
  findSubscriberByEmail,
  findSubscriberOfAnyBusiness,
  listSubscribers,
  lockPerson,
  pageSubscribers,
  readGroup,
  type SubscriberFilter,
} from './subscriber.repo.ts';
export {
  addSubscriber,
  changeSubscriber,
  getSubscriber,
  noticePerson,
  presentSubscriber,
  removeSubscriber,
  type SubscriberRecord,
  unsubscribeById,
} from './subscriber.ts';
export { endSubscriptionOf, findSubscription, type Subscription, unsubscribe } from './subscription.ts';
export {
  countAllSuppressions,
  countSuppressions,
  findSuppression,
  listSuppressions,
} from './suppression.repo.ts';
export { addSuppression, presentSuppression, removeSuppression, suppress } from './suppression.ts';
export { listTags } from './tag.repo.ts';
export { findWaits, type Wait, type WaitReason } from './wait.ts';
export { listToldZones, listZonesTold } from './zone.repo.ts';
export { isZone } from './zone.ts';
