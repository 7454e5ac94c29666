// Sentences about strategies and analyses.
import { defineSentences } from '../contract/sentence.ts';

export const STRATEGY = defineSentences({
  'strategy.analysis-not-run': 'This analysis has not been run yet.',
  'strategy.being-stored': 'Another strategy is being stored right now. Try again.',
  'strategy.made-first': ({ code }: { code: string }) => `Made your first strategy (${code})`,
  'strategy.reviewed': ({ code, changes }: { code: string; changes: number }) =>
    changes === 0
      ? `Reviewed your strategy (${code}): nothing has changed`
      : `Reviewed your strategy (${code}): ${changes} ${changes === 1 ? 'thing differs' : 'things differ'} from the last`,
  'strategy.quarter-passed': 'A quarter has passed since the last version, and figures have come in.',
  'strategy.first-posts-planned':
    'Your profile is complete, your first channels are connected and their first posts are planned.',
});
