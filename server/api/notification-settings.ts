// How notifications reach the caller: every topic and way, the rhythm of mail, quiet hours.
import { TOPICS } from '../contract/constants/notifications.ts';
import { NotificationSettings, NotificationSettingsInput } from '../contract/notification-settings.ts';
import { findSettings, saveSettings } from '../domain/notifications/index.ts';
import { defineRoute } from '../http/route.ts';

export const readNotificationSettings = defineRoute({
  method: 'GET',
  path: '/api/notification-settings',
  who: 'account',
  output: NotificationSettings,
  handler: async ({ app, actor }) => ({ body: await findSettings(app.ctx.db.read, actor.accountId) }),
});

export const writeNotificationSettings = defineRoute({
  method: 'PUT',
  path: '/api/notification-settings',
  who: 'account',
  personal: true,
  form: '/settings',
  fromForm: readForm,
  input: { body: NotificationSettingsInput },
  output: NotificationSettings,
  docs: { example: { topics: { aiContent: { email: false } }, quiet: { from: '22:00', until: '07:00' } } },
  handler: async ({ app, actor, body }) => ({ body: await saveSettings(app.ctx, actor, body) }),
});

/** A plain form sends what is ticked: `email-aiContent`. Only topics without a toggle of their own have `app-`. */
function readForm(fields: Readonly<Record<string, string>>) {
  const isOn = (name: string) => fields[name] !== undefined;
  const own = (fields.own ?? '').split(',');
  const topics = TOPICS.map((topic) => [
    topic,
    {
      ...(own.includes(topic) && { app: isOn(`app-${topic}`) }),
      email: isOn(`email-${topic}`),
      browser: isOn(`browser-${topic}`),
    },
  ]);
  const quiet = isOn('quiet') ? { from: fields.from ?? '', until: fields.until ?? '' } : null;
  return {
    topics: Object.fromEntries(topics),
    rhythm: fields.rhythm,
    quiet,
    urgentPasses: isOn('urgentPasses'),
  };
}
