// Notifications: what a person should know, kept on the server.
import * as v from 'valibot';

/** The next step that a notification offers: a screen to go to, or a call that does it. */
export const NotificationAction = v.object({
  label: v.string(),
  /** As a hash route. */
  href: v.nullable(v.string()),
  /** A path of the API that takes a POST without a body. */
  call: v.nullable(v.string()),
});
export type NotificationAction = v.InferOutput<typeof NotificationAction>;

export const Notification = v.object({
  /** Text, as the spec has it. */
  id: v.string(),
  title: v.string(),
  message: v.string(),
  timestamp: v.string(),
  read: v.boolean(),
  /** The screen that shows more, as a hash route. */
  href: v.nullable(v.string()),
  action: v.nullable(NotificationAction),
});
export type Notification = v.InferOutput<typeof Notification>;
