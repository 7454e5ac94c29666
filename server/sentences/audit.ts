// Sentences about what is audited: every kind of event that an owner, an admin or an auditor may one day ask about.
import type { EventKind } from '../contract/events.ts';
import type { PostStatus } from '../contract/post.ts';
import { defineSentences } from '../contract/sentence.ts';

/** What nobody will ask about: it can be seen where it happened, or is of no weight. */
type NotAudited =
  | `post.${PostStatus}`
  | 'analysis.run'
  | 'approvals.due'
  | 'article.drafted'
  | 'autonomy.asked'
  | 'automation.activated'
  | 'automation.deactivated'
  | 'automation.edited'
  | 'automation.warned'
  | 'built-automation.added'
  | 'built-automation.applied'
  | 'built-automation.changed'
  | 'built-automation.removed'
  | 'built-automation.switched'
  | 'budget-move.leaving'
  | 'budget-move.proposed'
  | 'business.locked'
  | 'business.unlocked'
  | 'campaign.changed'
  | 'campaign.created'
  | 'campaign.deleted'
  | 'connection.in-doubt'
  | 'connection.sign-in-ending'
  | 'domain.lost'
  | 'drafts.written'
  | 'form.added'
  | 'form.removed'
  | 'import.moved'
  | 'import.started'
  | 'kit.saved'
  | 'letter.written'
  | 'news-feed.added'
  | 'news-feed.drafted'
  | 'news-feed.failing'
  | 'news-feed.removed'
  | 'list.added'
  | 'list.changed'
  | 'list.removed'
  | 'mail-limits.set'
  | 'mail-pace.set'
  | 'mail-measuring.set'
  | 'mail.asked'
  | 'mailing.progressed'
  | 'mailing.warned'
  | 'medium.added'
  | 'medium.changed'
  | 'notification.added'
  | 'notification.held'
  | 'notification.read'
  | 'notifications.set'
  | 'plan.due'
  | 'run.due'
  | 'step-link.followed'
  | 'step-mail.due'
  | 'plan.made'
  | 'plan.short'
  | 'plan.skipped'
  | 'post.comment_due'
  | 'post.comment_missing'
  | 'post.deleted'
  | 'post.edited'
  | 'post.held'
  | 'post.leaving'
  | 'post.picked-up'
  | 'post.picture-asked'
  | 'post.pictured'
  | 'post.published_deleted'
  | 'post.published_twice'
  | 'post.still_out'
  | 'preferences.saved'
  | 'profile.saved'
  | 'reset.asked'
  | 'segment.added'
  | 'segment.changed'
  | 'segment.removed'
  | 'series.ended'
  | 'strategy.made'
  | 'subscriber.added'
  | 'subscriber.changed'
  | 'subscriber.gained'
  | 'subscriber.removed'
  | 'subscriber.unsubscribed'
  | 'subscribers.imported'
  | 'suppression.added'
  | 'suppression.removed'
  | 'ticket.opened'
  | 'trial.ending'
  | 'webhook.due'
  | 'website.page-asked'
  | 'website.read'
  | 'writing.asked'
  | 'writing.ended'
  | 'writing.progressed';

export type AuditedKind = Exclude<EventKind, NotAudited>;

/** Each kind with its plain sentence; who did it, and to what, stands beside it. */
export const AUDITED: Readonly<Record<AuditedKind, string>> = {
  'account.created': 'Made an account',
  'account.address-changed': 'Changed the email address of the account',
  'account.changed': 'Changed account details',
  'account.signed-in': 'Signed in',
  'account.reactivated': 'Reactivated the account',
  'account.password-reset': 'Set a new password by a link; every session ended',
  'account.reset-link-made': 'Got a link for a new password',
  'account.recovery-codes-made': 'Made new recovery codes',
  'account.two-factor-off': 'Switched two-factor sign-in off',
  'account.two-factor-on': 'Switched two-factor sign-in on',
  'account.sign-in-refused': 'Was refused at sign-in',
  'account.codes-guessed': 'Was told of many wrong codes',
  'account.passwords-guessed': 'Was told of many wrong passwords',
  'account.password-set': 'Set a password; every other session ended',
  'account.suspended': 'Suspended the account; its sessions ended',
  'admin.password-set': 'Set another admin password; every session of the admin ended',
  'admin.signed-in': 'Signed in as admin',
  'admin.sign-in-refused': 'Was refused as admin',
  'account.switched': 'Opened another of their businesses',
  'ads.limited': 'Changed the limit on advertising budgets',
  'api-token.ended': 'Ended an API token',
  'api-token.made': 'Made an API token',
  'approval-link.ended': 'Ended an approval link',
  'approval-link.made': 'Made an approval link',
  'autopilot.changed': 'Changed switches of the autopilot',
  'autopilot.paused': 'Paused the autopilot',
  'autopilot.resumed': 'Resumed the autopilot',
  'automation.stopped': 'Switched an automation off of which too much came back',
  'autonomy.changed': 'Changed how far a channel goes by itself',
  'autonomy.lowered': 'A channel went a step back by itself',
  'autonomy.declined': 'Did not let a channel go further by itself',
  'backup.made': 'Made a backup of the database',
  'backup.restored': 'Restored the database from a backup',
  'budget.changed': 'Changed a budget',
  'budget.made': 'Set a budget at an advertising account',
  'budget.not-made': 'Did not set a budget at an advertising account',
  'budget.ordered': 'Ordered a budget at an advertising account',
  'budget-limits.set': 'Changed the limits of moves of budgets',
  'budget-move.accepted': 'Accepted a move of budgets',
  'budget-move.failed': 'Did not make a move of budgets',
  'budget-move.made': 'Moved budgets between campaigns',
  'budget-move.refused': 'Refused a move of budgets',
  'budget-move.undone': 'Took a move of budgets back',
  'budgets.cut': 'Found a campaign far off',
  'budgets.frozen': 'Stopped moving budgets: results are not counted',
  'budgets.thawed': 'Let budgets be moved again',
  'business.created': 'Added a business',
  'connection.changed': 'Changed a channel',
  'connection.connected': 'Connected a channel',
  'connection.disconnected': 'Disconnected a channel',
  'connection.prepared': 'Changed what a channel will be set to',
  'connection.signed-out': 'The sign-in of a channel ended',
  'fact.added': 'Added a fact about the business',
  'fact.approved': 'Approved a fact about the business',
  'fact.changed': 'Changed a fact about the business',
  'fact.retired': 'Retired a fact about the business',
  'facts.changed': 'Approved or left out several facts about the business at once',
  'feed.renewed': 'Made a new address for the calendar',
  'impersonation.ended': 'Support left the account',
  'impersonation.started': 'Support signed in to the account',
  'impersonation.used': 'Support changed something in the account',
  'learning.overruled': 'Decided over what was learned of a channel',
  'invoice.issued': 'Issued an invoice',
  'invoice.paid': 'An invoice was paid',
  'invoice.voided': 'Voided an invoice',
  'job.cancelled': 'Cancelled a job',
  'job.retried': 'Ran a job again',
  'model.changed': 'Changed the language model that writes',
  'key.reset': 'Began anew with the key for secrets; what the lost one sealed was removed',
  'key.rotated': 'Brought in a new key for secrets',
  'payment.failed': 'A payment failed',
  'invitation.revoked': 'Took an invitation back',
  'invitation.sent': 'Invited someone to the business',
  'mailing.cancelled': 'Cancelled a mailing that was on its way',
  'mailing.paused': 'Paused a mailing',
  'mailing.resumed': 'Let a mailing go on',
  'mailing.stopped': 'Stopped a mailing of which too much came back',
  'mail-server.added': 'Added a mail server',
  'mail-server.changed': 'Changed a mail server',
  'mail-server.paused': 'Paused a mail server',
  'mail-server.removed': 'Removed a mail server',
  'mail-server.resumed': 'Used a mail server again',
  'sender.added': 'Asked an address whether mails may leave in its name',
  'sender.left': 'Let mails leave in the name of the installation again',
  'sender.removed': 'Removed a sender',
  'sender.used': 'Chose in whose name mails leave',
  'sender.verified': 'Agreed that mails leave in the name of an address',
  'site-key.removed': 'Ended the key of the website',
  'site-key.set': 'Set from which pages the website tells of people',
  'return-mailbox.removed': 'Removed the mailbox that reports come back to',
  'return-mailbox.set': 'Set the mailbox that reports come back to',
  'medium.removed': 'Deleted a picture or film',
  'member.joined': 'Joined the business',
  'member.removed': 'Left the business, or was removed from it',
  'member.role-changed': 'Changed what someone may do',
  'payment-method.removed': 'Removed the payment method',
  'payment-method.saved': 'Saved a payment method',
  'plan.ended': 'The plan ended',
  'post.approved-by-link': 'Approved a post through an approval link',
  'post.boosted': 'Said whether a post was boosted',
  'post.corrected': 'Changed the words of a post that is out',
  'post.overruled': 'Let a post say what a rule refuses',
  'series.set': 'Let a post repeat',
  'series.stopped': 'Stopped a post from repeating',
  'post.refused-by-link': 'Rejected a post through an approval link',
  'post.resolved': 'Said whether a post is out that may have been published',
  'provider-app.forgotten': 'Removed the app keys of a platform',
  'provider-app.saved': 'Saved app keys of a platform',
  'session.ended': 'Ended a session',
  'sign-up.invited': 'Invited somebody to sign up',
  'sign-up.uninvited': 'Took back an invitation to sign up',
  'strategy.shared': 'Made a public link to a strategy',
  'strategy.unshared': 'Took back the public link to a strategy',
  'subscription.changed': 'Changed the plan',
  'subscription.set': 'Gave the account a plan',
  'ticket.answered': 'Answered a ticket',
  'ticket.closed': 'Closed a ticket',
  'ticket.reopened': 'Opened a ticket again',
};

const OTHERS: Readonly<Record<string, string>> = {
  admin: 'Admin',
  anonymous: 'Someone not signed in',
  system: 'Drivyn',
};

export const AUDIT = defineSentences({
  'audit.done': ({ kind }: { kind: AuditedKind }) => AUDITED[kind],
  /** Who is no account. */
  'audit.other': ({ actor }: { actor: string }) => OTHERS[actor] ?? actor,
  'audit.account': ({ id }: { id: number }) => `Account ${id}`,
  'audit.admin-as': ({ name }: { name: string | number }) => `Admin as ${name}`,
});
