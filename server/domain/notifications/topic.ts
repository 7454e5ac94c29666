// Which topic a kind of event belongs to, and who of a business hears of it.
import type { Topic } from '../../contract/constants/notifications.ts';
import type { Role } from '../../kernel/actor.ts';
import type { NotifiedEvent } from './notification.ts';

const TOPICS_OF: Readonly<Record<NotifiedEvent, Topic>> = {
  'domain.lost': 'criticalAlerts',
  'automation.stopped': 'criticalAlerts',
  'automation.warned': 'criticalAlerts',
  'mailing.stopped': 'criticalAlerts',
  'mailing.warned': 'criticalAlerts',
  'plan.made': 'aiContent',
  'series.ended': 'systemUpdates',
  'strategy.made': 'aiContent',
  'plan.short': 'aiContent',
  'news-feed.drafted': 'aiContent',
  'news-feed.failing': 'aiContent',
  'approvals.due': 'approvals',
  'post.refused-by-link': 'approvals',
  'post.leaving': 'approvals',
  'post.held': 'approvals',
  'autonomy.lowered': 'criticalAlerts',
  'autonomy.asked': 'approvals',
  'connection.connected': 'systemUpdates',
  'budget.not-made': 'budgetAlerts',
  'budget-move.failed': 'budgetAlerts',
  'budget-move.leaving': 'budgetAlerts',
  'budget-move.proposed': 'budgetAlerts',
  'budgets.cut': 'budgetAlerts',
  'budgets.frozen': 'criticalAlerts',
  'connection.in-doubt': 'criticalAlerts',
  'connection.sign-in-ending': 'criticalAlerts',
  'connection.signed-out': 'criticalAlerts',
  'trial.ending': 'billing',
  'plan.ended': 'billing',
  'payment.failed': 'billing',
  'post.failed': 'criticalAlerts',
  'post.needs_attention': 'criticalAlerts',
  'post.published_twice': 'criticalAlerts',
  'post.published_deleted': 'criticalAlerts',
  'post.still_out': 'criticalAlerts',
  'post.comment_missing': 'systemUpdates',
  'impersonation.started': 'security',
  'ticket.answered': 'support',
  'account.password-set': 'security',
  'account.password-reset': 'security',
  'account.address-changed': 'security',
  'account.two-factor-on': 'security',
  'account.two-factor-off': 'security',
  'account.recovery-codes-made': 'security',
  'account.codes-guessed': 'security',
  'account.passwords-guessed': 'security',
};

/** Roles that hear of a topic; what concerns one person alone names that person instead. */
const AUDIENCES: Readonly<Record<Topic, readonly Role[]>> = {
  criticalAlerts: ['owner', 'editor'],
  performanceReports: ['owner', 'editor'],
  aiContent: ['owner', 'editor'],
  budgetAlerts: ['owner'],
  systemUpdates: ['owner', 'editor'],
  approvals: ['owner', 'editor', 'approver'],
  billing: ['owner'],
  support: ['owner'],
  security: ['owner'],
};

export function topicOf(kind: NotifiedEvent): Topic {
  return TOPICS_OF[kind];
}

export function hears(topic: Topic, role: Role): boolean {
  return AUDIENCES[topic].includes(role);
}
