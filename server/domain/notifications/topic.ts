// Which of the owner's toggles a kind of event belongs to.
import type { Preferences } from '../../contract/preferences.ts';
import type { NotifiedEvent } from './notification.ts';

export type Topic = Exclude<keyof Preferences['notifications'], 'email' | 'browser'>;

const TOPICS: Readonly<Record<NotifiedEvent, Topic>> = {
  'plan.made': 'aiContent',
  'strategy.made': 'aiContent',
  'plan.short': 'aiContent',
  'connection.connected': 'systemUpdates',
  'trial.ending': 'criticalAlerts',
  'plan.ended': 'criticalAlerts',
  'payment.failed': 'criticalAlerts',
  'post.failed': 'criticalAlerts',
  'post.needs_attention': 'criticalAlerts',
  'impersonation.started': 'criticalAlerts',
  'ticket.answered': 'systemUpdates',
};

/** Whether the owner wants to know of this kind of event. */
export function isWanted(kind: string, { notifications }: Pick<Preferences, 'notifications'>): boolean {
  return notifications[TOPICS[kind as NotifiedEvent]];
}
