// One thing to know, and where to see to it.
import type { LetterContent, LetterProps, Worded } from '../../server/contract/letters.ts';

export function notice({ title, message, action }: Worded<LetterProps['notice']>): LetterContent {
  return {
    subject: title,
    parts: [{ kind: 'text', text: message }, ...(action ? [{ kind: 'action' as const, ...action }] : [])],
    because: 'You get this mail because you have an account with Drivyn.',
  };
}
