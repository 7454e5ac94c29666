// Asks an address whether a business may send in its name; what the link shows asks once more.
import type { LetterContent, LetterProps, Worded } from '../../server/contract/letters.ts';

export function senderQuestion({
  business,
  email,
  token,
}: Worded<LetterProps['sender-question']>): LetterContent {
  const name = business || 'A business';
  return {
    subject: `Is this your address, ${business || 'please'}?`,
    parts: [
      { kind: 'text', text: `${name} wants to send its mails in the name of ${email}.` },
      { kind: 'action', label: 'Answer', path: `/v/${token}` },
      {
        kind: 'text',
        text: 'The link works for three days. Without your answer nothing is sent in its name.',
      },
    ],
    because: `You get this mail because somebody at ${business || 'a business'} entered your address. If you do not know them, do nothing.`,
  };
}
