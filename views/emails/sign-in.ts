// Letters about getting in. Their links lead to screens that work without script, too.
import { BRAND } from '../../server/contract/constants/brand.ts';
import type { LetterContent, LetterProps, Worded } from '../../server/contract/letters.ts';

export function resetPassword({ token, hasPassword }: Worded<LetterProps['reset-password']>): LetterContent {
  return {
    subject: `Set a new password for ${BRAND}`,
    parts: [
      { kind: 'text', text: 'Somebody, probably you, asked for a new password.' },
      { kind: 'action', label: 'Set a new password', path: `/screens/reset?token=${token}` },
      {
        kind: 'text',
        text: hasPassword
          ? 'The link works once, for 30 minutes. If it was not you, ignore this letter: your password stays as it is.'
          : 'The link works once, for 30 minutes. If it was not you, ignore this letter.',
      },
    ],
    because: `You get this mail because your address belongs to an account with ${BRAND}.`,
  };
}

export function addressInUse(_: Worded<LetterProps['address-in-use']>): LetterContent {
  return {
    subject: `You have an account with ${BRAND} already`,
    parts: [
      {
        kind: 'text',
        text: 'Somebody tried to sign up with your address. It has an account, so none was made.',
      },
      { kind: 'action', label: 'Sign in', path: '/screens/login' },
      {
        kind: 'text',
        text: 'If it was you and you do not know the password any more, choose "Forgot password?" there. If it was not you, there is nothing to do.',
      },
    ],
    because: `You get this mail because your address belongs to an account with ${BRAND}.`,
  };
}

export function addressChanged({ email }: Worded<LetterProps['address-changed']>): LetterContent {
  return {
    subject: `Another email address for your ${BRAND} account`,
    parts: [
      { kind: 'text', text: `From now on you sign in with ${email}. Letters go there, too.` },
      {
        kind: 'text',
        text: 'If it was not you, somebody else knows your password. Ask whoever runs this server at once to close the account to them.',
      },
    ],
    because: `You get this mail because your address belonged to an account with ${BRAND} until now.`,
  };
}

export function signUpInvitation({ token }: Worded<LetterProps['sign-up-invitation']>): LetterContent {
  return {
    subject: `You are invited to ${BRAND}`,
    parts: [
      {
        kind: 'text',
        text: `You may make an account with ${BRAND}, which plans and writes marketing for your business.`,
      },
      { kind: 'action', label: 'Make your account', path: `/screens/signup?invitation=${token}` },
      { kind: 'text', text: 'The link works once, for 7 days.' },
    ],
    because: 'You get this mail because whoever runs this server named your address.',
  };
}
