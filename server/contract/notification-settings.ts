// How notifications reach one person: which topics, which ways, how often mail comes, and when it is quiet.
import * as v from 'valibot';
import { RHYTHMS, type Rhythm, TOPICS, type Topic } from './constants/notifications.ts';
import { problem } from './problem.ts';

const Toggle = v.boolean(problem('yes-or-no'));
const TOPIC_VALUES = TOPICS as readonly [Topic, ...Topic[]];

/** A time of day, `22:00`. */
const TimeOfDay = v.pipe(
  v.string(problem('time')),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem('time-such-as', { example: '22:00' })),
);

/** What one topic does. `app` off: no notification is made, so there is nothing for the other ways either. */
const Ways = { app: Toggle, email: Toggle, browser: Toggle } as const;
export type Way = keyof typeof Ways;

const QuietHours = v.pipe(
  v.object({ from: TimeOfDay, until: TimeOfDay }),
  v.check(({ from, until }) => from !== until, problem('begins-as-it-ends')),
);

export const NotificationSettings = v.object({
  /** Mail at all; the spec's toggle "email". */
  email: Toggle,
  /** Messages of the browser at all; the spec's toggle "browser". */
  browser: Toggle,
  topics: v.record(v.picklist(TOPIC_VALUES), v.object(Ways)),
  rhythm: v.picklist(
    Object.keys(RHYTHMS) as [Rhythm, ...Rhythm[]],
    problem('either', { names: ['daily', 'weekly'] }),
  ),
  /** Local time of the business; mail and browser wait until they end. Null: never quiet. */
  quiet: v.nullable(QuietHours),
  /** Urgent topics do not wait for quiet hours to end. */
  urgentPasses: Toggle,
});
export type NotificationSettings = v.InferOutput<typeof NotificationSettings>;

/** Body of PUT /api/notification-settings; what is absent stays as it is. */
export const NotificationSettingsInput = v.partial(
  v.strictObject({
    ...NotificationSettings.entries,
    topics: v.record(v.picklist(TOPIC_VALUES, problem('no-such-topic')), v.partial(v.strictObject(Ways))),
  }),
);
export type NotificationSettingsInput = v.InferOutput<typeof NotificationSettingsInput>;
