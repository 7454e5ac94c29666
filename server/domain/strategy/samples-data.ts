// What the analyses show while there is nothing of the business's own: sample texts, always tagged as such; spec section 2.
import type { InsightTile } from '../../contract/constants/strategy.ts';
import type { Sentence } from '../../contract/sentence.ts';
import { say } from '../../sentences/index.ts';
import { group, list, numbers, type ToldGroup, table, text, words } from './blocks.ts';
import type { ToldInsight } from './document.ts';

export const SAMPLE_CONTENT: readonly ToldGroup[] = [
  group(say('analyses.overview'), 'sample', text(say('samples.covers'))),
  group(
    say('analyses.top-types'),
    'sample',
    list([say('samples.guides'), say('samples.behind-stories'), say('samples.customer-stories')]),
  ),
  group(
    say('analyses.improvements'),
    'sample',
    list([say('samples.save-and-share'), say('samples.answer-comments'), say('samples.one-thing')]),
  ),
];

const insight = (tile: InsightTile, sample: Sentence): ToldInsight => ({
  title: say('analyses.insight', { tile }),
  text: sample,
  tag: 'sample',
});

export const SAMPLE_INSIGHTS: Readonly<Record<InsightTile, ToldInsight>> = {
  time: insight('time', say('samples.time')),
  length: insight('length', say('samples.length')),
  hashtags: insight('hashtags', say('samples.hashtags')),
  platform: insight('platform', say('samples.platforms', { channels: ['instagram', 'linkedin'] })),
};

const competitor = (letter: string, posts: number, strength: Sentence, weakSpot: Sentence) => [
  say('samples.competitor-named', { letter }),
  `${posts}`,
  strength,
  weakSpot,
];

export const SAMPLE_MARKET: readonly ToldGroup[] = [
  group(say('samples.market-gap'), 'sample', text(say('samples.price-posts'))),
  group(say('samples.audience-need'), 'sample', text(say('samples.quick-answers'))),
  group(
    say('samples.competitors'),
    'sample',
    table(
      say('samples.competitors-compared'),
      [
        words(say('samples.competitor')),
        numbers(say('samples.posts-a-week')),
        words(say('samples.strength')),
        words(say('samples.weak-spot')),
      ],
      [
        competitor('A', 5, say('samples.good-pictures'), say('samples.never-answers')),
        competitor('B', 3, say('samples.useful-guides'), say('samples.no-offers')),
        competitor('C', 1, say('samples.loyal-followers'), say('samples.posts-rarely')),
      ],
    ),
  ),
];

export const SAMPLE_DEMOGRAPHICS = group(
  say('analyses.demographics'),
  'sample',
  list([say('samples.ages'), say('samples.women-and-men'), say('samples.nearby')]),
);

export const SAMPLE_INTERESTS = group(
  say('analyses.interests'),
  'sample',
  list([
    say('samples.local-businesses'),
    say('samples.quality'),
    say('samples.saving-time'),
    say('samples.sustainability'),
  ]),
);

export const SAMPLE_TRENDS = group(
  say('samples.trends'),
  'sample',
  list([say('samples.how-made'), say('samples.people-behind'), say('samples.plain-prices')]),
);

export const SAMPLE_KEYWORDS = group(
  say('analyses.keywords'),
  'sample',
  list([
    say('samples.near-me'),
    say('samples.opening-hours'),
    say('samples.best-price'),
    say('samples.handmade'),
    say('samples.same-day'),
  ]),
);

export const SAMPLE_RECOMMENDATIONS = group(
  say('samples.recommendations'),
  'sample',
  list([say('samples.show-a-step'), say('samples.answer-the-question')]),
);

/** A calendar without a business: a theme for every third day. */
export const SAMPLE_THEMES: readonly Sentence[] = [
  say('samples.behind-the-scenes'),
  say('samples.customer-story'),
  say('samples.tip'),
  say('samples.offer'),
  say('samples.question'),
];
export const SAMPLE_CHANNELS_OF_PLAN = ['instagram', 'facebook', 'linkedin', 'x'] as const;
