// What the analyses show while there is nothing of the business's own: sample texts, always tagged as such; spec section 2.
import type { Group } from '../../contract/report.ts';
import type { Insight } from '../../contract/strategy.ts';
import { group, list, table, text } from './blocks.ts';

export const SAMPLE_CONTENT: readonly Group[] = [
  group('Overview', 'sample', text('Analysis covers 23 content pieces across 4 platforms.')),
  group(
    'Top content types',
    'sample',
    list(['How-to guides', 'Behind-the-scenes stories', 'Customer stories']),
  ),
  group(
    'Recommended improvements',
    'sample',
    list([
      'Post more of what people save and share: short guides with one clear tip.',
      'Answer comments within the first hour, while a post is still being shown around.',
      'Give every post one thing to do: visit, call, book or ask.',
    ]),
  ),
];

export const SAMPLE_INSIGHTS: readonly Insight[] = [
  { title: 'Best Posting Time', text: 'Weekdays, 11:00 to 14:00', tag: 'sample' },
  { title: 'Optimal Content Length', text: '80 to 120 words, the point in the first line', tag: 'sample' },
  { title: 'Hashtag Strategy', text: '3 to 5 specific hashtags a post', tag: 'sample' },
  { title: 'Platform Focus', text: 'Instagram and LinkedIn bring the most reactions', tag: 'sample' },
];

export const SAMPLE_MARKET: readonly Group[] = [
  group(
    'Market Gap',
    'sample',
    text('Few businesses in this field explain what things cost and why. Plain price posts would stand out.'),
  ),
  group(
    'Audience Need',
    'sample',
    text('People ask for quick answers outside opening hours: availability, prices, how to book.'),
  ),
  group(
    'Competitors',
    'sample',
    table(
      'Competitors compared',
      ['Competitor', 'Posts a week#', 'Strength', 'Weak spot'],
      [
        ['Competitor A', '5', 'Good pictures', 'Never answers comments'],
        ['Competitor B', '3', 'Useful guides', 'No offers'],
        ['Competitor C', '1', 'Loyal followers', 'Posts rarely'],
      ],
    ),
  ),
];

export const SAMPLE_DEMOGRAPHICS: Group = group(
  'Demographics',
  'sample',
  list(['Age 25 to 44: 58%', 'Women 54%, men 46%', 'Within 20 km: 71%']),
);

export const SAMPLE_INTERESTS: Group = group(
  'Interests',
  'sample',
  list(['Local businesses', 'Quality and craft', 'Saving time', 'Sustainability']),
);

export const SAMPLE_TRENDS: Group = group(
  'Trends',
  'sample',
  list([
    'Short videos of how something is made',
    'Posts by the people behind a business',
    'Plain words about prices',
  ]),
);

export const SAMPLE_KEYWORDS: Group = group(
  'Keywords',
  'sample',
  list(['near me', 'opening hours', 'best price', 'handmade', 'same day']),
);

export const SAMPLE_RECOMMENDATIONS: Group = group(
  'Recommendations',
  'sample',
  list([
    'Show one step of your work each week.',
    'Answer the question that customers ask most in a post of its own.',
  ]),
);

/** A calendar without a business: a theme for every third day. */
export const SAMPLE_THEMES: readonly string[] = [
  'Behind the scenes',
  'Customer story',
  'Tip of the week',
  'Offer of the week',
  'Question to followers',
];
export const SAMPLE_CHANNELS_OF_PLAN = ['instagram', 'facebook', 'linkedin', 'x'] as const;
