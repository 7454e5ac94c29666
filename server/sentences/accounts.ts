// Sentences about accounts and how one signs in to them.
import { defineSentences } from '../contract/sentence.ts';

export const ACCOUNTS = defineSentences({
  'accounts.email-taken': 'Another account uses this email address.',
  'accounts.email-needed': 'is needed to sign in',
  'accounts.admin-refused': 'Invalid admin credentials',
  'accounts.suspended-reactivate': 'This account is suspended. Reactivate it first.',
  'accounts.visit-nowhere': 'This account has no business to look at.',
  'accounts.visit-hidden':
    'Support cannot see or change this: sign-in, people, payment, notifications and links that let others in belong to the customer alone.',
  'accounts.invited-other': 'must be the address that was invited',
  'accounts.link-ended': 'This link does not work any more: it has run out or was used.',
  'accounts.password-changed-by-other': 'The password was changed by somebody else just now. Sign in again.',
  'accounts.password-too-long-ago': 'Too much time has passed since the password. Sign in again.',
  'accounts.password-just-changed': 'The password was changed just now. Sign in again.',
  'accounts.sign-in-refused': 'The email address or the password is not right.',
  'accounts.email-refused': 'cannot be used here. If it is yours, sign in or set a new password.',
  'accounts.sign-up-closed': 'This server takes no new accounts.',
  'accounts.sign-up-by-invitation': 'This server takes new accounts by invitation only.',
  'accounts.suspended':
    'This account is suspended. Ask whoever runs this server to open it again; nothing in it is lost.',
  'accounts.open-owner': 'Whoever sits at this machine is the owner: there is no sign-in to refuse.',
  'accounts.password-first': 'Set a password first.',
  'accounts.factor-took-long': 'This took too long. Begin again.',
  'accounts.factor-on': 'Two-factor sign-in is on already.',
  'accounts.factor-off': 'Two-factor sign-in is off.',
  'accounts.code-refused': 'is not right, or was used already',
  'accounts.address-needs-password': 'is needed to change the email address',
  'accounts.field-not-right': 'is not right',
  'accounts.password-common': 'is one of the first that anyone would try. Use another.',
  'accounts.password-own': 'is your name or address. Use something that others do not know.',
  'accounts.too-many-attempts': ({ seconds }: { seconds: number }) => {
    const minutes = Math.ceil(seconds / 60);
    if (minutes > 180) return `Too many attempts. Try again in ${daysOf(minutes)}, ${OR}.`;
    return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  },
});

const OR = 'where you have signed in before, or set a new password by a link';

function daysOf(minutes: number): string {
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}
