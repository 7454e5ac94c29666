// Notifications: what a person should know, kept on the server.
import * as v from 'valibot';

export const Notification = v.object({
  /** Text, as the spec has it. */
  id: v.string(),
  title: v.string(),
  message: v.string(),
  timestamp: v.string(),
  read: v.boolean(),
  /** The screen that shows more, as a hash route. */
  href: v.nullable(v.string()),
});
export type Notification = v.InferOutput<typeof Notification>;
