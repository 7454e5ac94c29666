// Invites someone to a business; the link works once, for a week.
import type { LetterContent, LetterProps, Worded } from '../../server/contract/letters.ts';
import { ROLES } from '../../server/contract/members.ts';

export function invitation({
  business,
  inviter,
  role,
  token,
}: Worded<LetterProps['invitation']>): LetterContent {
  const name = business || 'a business';
  const { label, hint } = ROLES[role];
  return {
    subject: `Join ${name} on Drivyn`,
    parts: [
      { kind: 'text', text: `${inviter || 'An owner'} invites you to ${name}.` },
      { kind: 'text', text: `Your role: ${label}. ${hint}` },
      { kind: 'action', label: 'Join', path: `#/invitation?token=${token}` },
      { kind: 'text', text: 'The link works once, for seven days.' },
    ],
    because: `You get this mail because someone at ${name} entered your address. If you do not know them, do nothing.`,
  };
}
