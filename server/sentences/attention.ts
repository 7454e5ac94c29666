// Sentences about what waits for a person.
import { defineSentences } from '../contract/sentence.ts';

export const ATTENTION = defineSentences({
  'attention.add-facts': 'Add to your business profile what is new.',
});
