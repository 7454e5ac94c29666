// Support's answer to a ticket, with the question below it.
import type { LetterContent, LetterProps, Worded } from '../../server/contract/letters.ts';

export function ticketAnswer({
  number,
  subject,
  question,
  answer,
}: Worded<LetterProps['ticket-answer']>): LetterContent {
  return {
    subject: `Re: ${subject} (ticket #${number})`,
    parts: [
      ...paragraphs(answer),
      { kind: 'action', label: 'See the ticket', path: '#/help-support?tab=contact' },
      { kind: 'heading', text: 'You wrote' },
      ...paragraphs(question),
    ],
    because: 'You get this mail because you asked support.',
  };
}

function paragraphs(text: string): { kind: 'text'; text: string }[] {
  return text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => ({ kind: 'text', text: one }));
}
