// One notification that does not wait for the digest.
import { TOPIC_FACTS } from '../../server/contract/constants/notifications.ts';
import type { LetterContent, LetterProps, Worded } from '../../server/contract/letters.ts';

export function alert(props: Worded<LetterProps['alert']>): LetterContent {
  const { businessName, topic, title, message, path, stopPath } = props;
  const label = TOPIC_FACTS[topic].label.toLowerCase();
  const { pictures = [] } = props;
  return {
    subject: title,
    parts: [
      { kind: 'text', text: message },
      ...(pictures.length === 0 ? [] : [{ kind: 'pictures' as const, pictures }]),
      ...(path === null ? [] : [{ kind: 'action' as const, label: 'Open it in Drivyn', path }]),
    ],
    because: `You get this mail because Drivyn tells you about ${label} of ${businessName}.`,
    stop: { label: `Stop mails about ${label}`, path: stopPath },
  };
}
