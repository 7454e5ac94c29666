// Sentences about strategies and analyses.
import { defineSentences } from '../contract/sentence.ts';

export const STRATEGY = defineSentences({
  'strategy.analysis-not-run': 'This analysis has not been run yet.',
  'strategy.being-stored': 'Another strategy is being stored right now. Try again.',
  'strategy.made-first': ({ code }: { code: string }) => `Made your first strategy (${code})`,
  'strategy.first-posts-planned':
    'Your profile is complete, your first channels are connected and their first posts are planned.',
});
