// How notifications reach one person: reading it, changing it, and the spec's seven toggles as its masters.
import { ALWAYS_SHOWN, SPEC_TOPICS, TOPICS, type Topic } from '../../contract/constants/notifications.ts';
import type {
  NotificationSettings,
  NotificationSettingsInput,
} from '../../contract/notification-settings.ts';
import type { NotificationToggles } from '../../contract/preferences.ts';
import { type Context, type Tx, unitOfWork } from '../../db/unit-of-work.ts';
import type { AccountActor } from '../../kernel/actor.ts';
import { AppError } from '../../kernel/app-error.ts';
import { inField, say } from '../../sentences/index.ts';
import { lockSettings, updateSettings } from './settings.repo.ts';

/** Changes what is given; the rest stays as it is. @throws AppError invalid when security should not be shown */
export async function changeSettings(
  tx: Tx,
  actor: AccountActor,
  change: NotificationSettingsInput,
): Promise<NotificationSettings> {
  if (change.topics?.[ALWAYS_SHOWN]?.app === false) {
    const field = `topics.${ALWAYS_SHOWN}.app`;
    throw new AppError('invalid', inField(field, say('notifications.always-on')), { field });
  }
  const before = await lockSettings(tx.q, actor.accountId, tx.now);
  const topics = TOPICS.map((topic) => [topic, { ...before.topics[topic], ...change.topics?.[topic] }]);
  const settings: NotificationSettings = {
    ...before,
    ...change,
    topics: Object.fromEntries(topics) as NotificationSettings['topics'],
  };
  await updateSettings(tx.q, actor.accountId, { ...settings, now: tx.now });
  const { accountId, businessId } = actor;
  tx.emit({ kind: 'notifications.set', businessId, subjectId: accountId });
  return settings;
}

export async function saveSettings(
  ctx: Context,
  actor: AccountActor,
  change: NotificationSettingsInput,
): Promise<NotificationSettings> {
  return unitOfWork(ctx, actor, (tx) => changeSettings(tx, actor, change));
}

/** The spec's seven toggles: two ways, and whether five topics tell anything. */
export function togglesOf({ email, browser, topics }: NotificationSettings): NotificationToggles {
  const shown = SPEC_TOPICS.map((topic) => [topic, topics[topic]?.app !== false]);
  return { email, browser, ...(Object.fromEntries(shown) as Record<(typeof SPEC_TOPICS)[number], boolean>) };
}

/** A change of the seven toggles as a change of what they are masters of. */
export function fromToggles({
  email,
  browser,
  ...shown
}: Partial<NotificationToggles>): NotificationSettingsInput {
  const topics = Object.entries(shown).map(([topic, app]) => [topic as Topic, { app }]);
  return {
    ...(email !== undefined && { email }),
    ...(browser !== undefined && { browser }),
    topics: Object.fromEntries(topics) as NonNullable<NotificationSettingsInput['topics']>,
  };
}
