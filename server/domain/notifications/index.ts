// Notifications: made from events, one for each person who wants to hear of it, told by the ways they chose.
export { deliverHeld } from './deliver-held.ts';
export {
  clearNotifications,
  listMyNotifications,
  notifyOfEvent,
  readNotifications,
  type TellParts,
} from './manage-notifications.ts';
export { countUnread, forgetHeld } from './notification.repo.ts';
export { isNotified, NOTIFIED_EVENTS } from './notification.ts';
export { listMailedBusinessIds, listRecipients, type Recipient } from './recipient.repo.ts';
export { DEFAULT_SETTINGS, findSettings, selectSettings } from './settings.repo.ts';
export { changeSettings, fromToggles, saveSettings, togglesOf } from './settings.ts';
export {
  findStoppable,
  STOP_SCOPES,
  type StoppableMails,
  type StopScope,
  stopMails,
  stopPath,
} from './stop-mails.ts';
export { quietUntil } from './when.ts';
