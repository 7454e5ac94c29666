// Automations: series of mails that something starts, the people in them, and what people do elsewhere.

export { applyDraft, linksOf } from './apply-draft.ts';
export {
  dryRunSeries,
  editStep,
  getAutomation,
  listAutomations,
  listEveryAutomation,
  listWorkedAutomations,
  setAutomation,
  writeStep,
} from './automation.ts';
export {
  addBuilt,
  changeBuilt,
  changeSteps,
  discardDraft,
  dryRunBuilt,
  getBuilt,
  listBuilt,
  listTroubled,
  removeBuilt,
  switchBuilt,
} from './built.ts';
export { enterGained, leaveAll } from './enter.ts';
export { findDates } from './find-dates.ts';
export { findInactive } from './find-inactive.ts';
export { type MoveRun, moveDueRuns } from './move-runs.ts';
export { passAfterRestore } from './pass-after-restore.ts';
export { reachGoal } from './reach-goal.ts';
export { recordPersonEvent } from './record-event.ts';
export { sendAutomationMail } from './send-mail.ts';
export {
  findShop,
  listShops,
  type ReadShop,
  readShopHooks,
  recordShopEvents,
  type ShopEvent,
  type ShopReaders,
  setShopSecret,
} from './shop.ts';
export { findSite, readSite, recordSiteEvent, removeSite, setSite } from './site.ts';
export { type CallOutcome, callWebhook, readWebhookSecret, type WebhookCaller } from './webhook.ts';
