// Sentences about tickets.
import { defineSentences } from '../contract/sentence.ts';

export const SUPPORT = defineSentences({
  'support.ticket-closed': 'This ticket is closed. Open it again to answer it.',
  'support.ticket-closed-already': 'This ticket is closed already.',
  'support.ticket-not-closed': 'This ticket is not closed.',
  'support.ticket-just-changed': 'Somebody else has just changed this ticket. Look again, then decide.',
});
