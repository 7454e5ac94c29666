// Sentences about letters.
import { defineSentences } from '../contract/sentence.ts';

export const LETTERS = defineSentences({
  'letters.no-address': 'This person has no email address.',
});
