// What a person is told about how their account is signed in to, in a notification and in a letter alike.
import type { News } from './billing-news.ts';

const NEW_PASSWORD = 'Was it not you? Set a new password at once';

/** One entry an event kind. Each says what to do for whoever did not do it. */
const SECURITY_NEWS = {
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
} as const satisfies Record<string, News>;

export type SecurityEvent = keyof typeof SECURITY_NEWS;

const FIRST_PASSWORD: News = {
  title: 'A password was set',
  message: 'Drivyn asks for it from now on, with your email address.',
};

/** @param isFirst the account had no password before: nobody's way in has changed */
export function tellSecurity(kind: SecurityEvent, isFirst = false): News {
  return isFirst ? FIRST_PASSWORD : SECURITY_NEWS[kind];
}

/** Support's visit; `reason` in the admin's words. */
export function tellVisit(reason: string): News {
  return {
    title: 'Support signed in to your account',
    message: `Why: ${reason}. For half an hour at most, without your password and payment details; what they change is recorded.`,
  };
}
