// Sentences about strategies and analyses.
import { defineSentences } from '../contract/sentence.ts';

export const STRATEGY = defineSentences({
  'strategy.analysis-not-run': 'This analysis has not been run yet.',
  'strategy.being-stored': 'Another strategy is being stored right now. Try again.',
});
