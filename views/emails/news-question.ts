// What is new this week? One line by a link, without signing in.
import type { LetterContent, LetterProps, Worded } from '../../server/contract/letters.ts';

export function newsQuestion({
  businessName,
  token,
  stopPath,
}: Worded<LetterProps['news-question']>): LetterContent {
  return {
    subject: `${businessName}: what is new?`,
    parts: [
      {
        kind: 'text',
        text: 'One line is enough: something new, something back, or an offer and its last day. It is told before anything else, by your rules of approval.',
      },
      { kind: 'action', label: 'Tell what is new', path: `/news/${token}` },
      {
        kind: 'text',
        text: 'The link works once, for 8 days, without signing in. Whoever has it can tell news of your business, so pass it on to nobody else.',
      },
    ],
    because: `You get this mail on Mondays because mails about written posts of ${businessName} are switched on.`,
    stop: { label: 'Stop mails about written posts', path: stopPath },
  };
}
