// Several notifications in one mail.
import type { LetterContent, LetterProps, Worded } from '../../server/contract/letters.ts';

export function digest({ businessName, items, stopPath }: Worded<LetterProps['digest']>): LetterContent {
  return {
    subject: `${items.length} notifications about ${businessName}`,
    parts: [
      {
        kind: 'list',
        items: items.map(({ title, message, path, pictures = [] }) => ({
          title,
          text: message,
          pictures,
          ...(path !== null && { path }),
        })),
      },
      { kind: 'action', label: 'Open Drivyn', path: '#/' },
    ],
    because: `You get this mail because you chose to be mailed about ${businessName}.`,
    stop: { label: 'Stop these mails', path: stopPath },
  };
}
