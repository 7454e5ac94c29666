// Sentences about the people of a business.
import { defineSentences } from '../contract/sentence.ts';

export const MEMBERS = defineSentences({
  'members.links-full': 'So many links are open already. End some first.',
  'members.invitations-full': 'So many invitations are open already. Revoke some first.',
  'members.is-member': 'You belong to this business already.',
  'members.has-account': 'There is an account for this address already. Sign in to accept.',
  'members.invitation-ended': 'This invitation has ended. Ask for a new one.',
  'members.password-first':
    'Set a password first, under Settings, Security: until then everyone at this computer is the owner.',
  'members.last-owner': 'A business needs an owner. Make somebody else an owner first.',
  'members.belongs-already': ({ email }: { email: string }) => `${email} belongs to this business already.`,
  'members.businesses-full': ({ most }: { most: number }) =>
    `One account may have ${most} businesses at most.`,
});
