// What is audited: every kind of event that an owner, an admin or an auditor may one day ask about, literally.

/** Each kind with its plain sentence; who did it, and to what, stands beside it. */
export const AUDITED: Readonly<Record<string, string>> = {
  'account.created': 'Made an account',
  'account.changed': 'Changed account details',
  'account.signed-in': 'Signed in',
  'account.reactivated': 'Reactivated the account',
  'account.password-reset': 'Set a new password by a link; every session ended',
  'account.reset-link-made': 'Got a link for a new password',
  'account.sign-in-refused': 'Was refused at sign-in',
  'account.password-set': 'Set a password; every other session ended',
  'account.suspended': 'Suspended the account; its sessions ended',
  'admin.signed-in': 'Signed in as admin',
  'admin.sign-in-refused': 'Was refused as admin',
  'ads.limited': 'Changed the limit on advertising budgets',
  'autopilot.changed': 'Changed switches of the autopilot',
  'autopilot.paused': 'Paused the autopilot',
  'autopilot.resumed': 'Resumed the autopilot',
  'budget.changed': 'Changed a budget',
  'connection.changed': 'Changed a channel',
  'connection.connected': 'Connected a channel',
  'feed.renewed': 'Made a new address for the calendar',
  'impersonation.ended': 'Support left the account',
  'impersonation.started': 'Support signed in to the account',
  'impersonation.used': 'Support changed something in the account',
  'job.cancelled': 'Cancelled a job',
  'job.retried': 'Ran a job again',
  'key.rotated': 'Brought in a new key for secrets',
  'payment-method.removed': 'Removed the payment method',
  'payment-method.saved': 'Saved a payment method',
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

export function isAudited(kind: string): boolean {
  return Object.hasOwn(AUDITED, kind);
}
