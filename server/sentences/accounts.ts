// Sentences about accounts and how one signs in to them.
import type { SecurityEvent } from '../contract/security-news.ts';
import { defineSentences } from '../contract/sentence.ts';

const NEW_PASSWORD = 'Was it not you? Set a new password at once';

interface News {
  readonly title: string;
  readonly message: string;
}

/** What a change of the way in says, in a notification and in a letter alike; each what to do for whoever did not do it. */
const ACCESS: Readonly<Record<SecurityEvent, News>> = {
  'account.password-set': {
    title: 'Your password was changed',
    message: `Every other session has ended. ${NEW_PASSWORD}.`,
  },
  'account.password-reset': {
    title: 'A new password was set by a link',
    message: `Every session has ended. ${NEW_PASSWORD}, and see who else reads your mail.`,
  },
  'account.address-changed': {
    title: 'Your email address was changed',
    message: `You sign in with the new one from now on. ${NEW_PASSWORD}.`,
  },
  'account.two-factor-on': {
    title: 'Two-factor sign-in was switched on',
    message: `Signing in takes a code, too. ${NEW_PASSWORD}, and ask whoever runs this server to switch it off.`,
  },
  'account.two-factor-off': {
    title: 'Two-factor sign-in was switched off',
    message: `The password alone signs in from now on. ${NEW_PASSWORD}, and switch it on again.`,
  },
  'account.recovery-codes-made': {
    title: 'New recovery codes were made',
    message: `The codes of before work no more. ${NEW_PASSWORD}, and make codes of your own.`,
  },
  'account.codes-guessed': {
    title: 'Somebody guesses the codes of your sign-in',
    message: `Ten wrong ones within a day, each after your right password. ${NEW_PASSWORD}: who guesses knows yours.`,
  },
  'account.passwords-guessed': {
    title: 'Somebody guesses your password',
    message:
      'Fifty wrong ones within a day, and none was right. Where you have signed in before you still get in. ' +
      'A password that you use nowhere else, and two-factor sign-in, keep them out.',
  },
};

const FIRST_PASSWORD: News = {
  title: 'A password was set',
  message: 'Drivyn asks for it from now on, with your email address.',
};

interface Access {
  readonly event: SecurityEvent;
  /** The account had no password before: nobody's way in has changed. */
  readonly isFirst: boolean;
}

const newsOf = ({ event, isFirst }: Access) => (isFirst ? FIRST_PASSWORD : ACCESS[event]);

export const ACCOUNTS = defineSentences({
  'accounts.set-password': 'Set a new password',
  'accounts.ask-support': 'Ask support about it',
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
  'accounts.tokens-full': ({ most }: { most: number }) =>
    `There are ${most} tokens, which is the most. End one that is not used any more.`,
  'accounts.no-token': 'No token is enough for this. Sign in to do it.',
  'accounts.no-scope': ({ scope }: { scope: string }) => `This token was not made for ${scope}.`,
  'accounts.access-title': (access: Access) => newsOf(access).title,
  'accounts.access': (access: Access) => newsOf(access).message,
  'accounts.visit-title': 'Support signed in to your account',
  /** `reason` in the admin's words. */
  'accounts.visit': ({ reason }: { reason: string }) =>
    `Why: ${reason}. For half an hour at most, without your password and payment details; what they change is recorded.`,
});

const OR = 'where you have signed in before, or set a new password by a link';

function daysOf(minutes: number): string {
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}
