// Notifications: made from events, kept on the server.
export {
  clearNotifications,
  listMyNotifications,
  notifyOfEvent,
  readNotifications,
} from './manage-notifications.ts';
export { countUnread } from './notification.repo.ts';
export { NOTIFIED_EVENTS } from './notification.ts';
