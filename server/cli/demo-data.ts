// The demo's example business: its profile, its subscribers, its habits.
import type { ChannelType } from '../contract/channels/index.ts';

/** How its pictures look. */
export const KIT = {
  colors: { primary: '#1f3a5f', secondary: '#e9b44c', accent: '#d1495b' },
  ...{ fonts: 'craft', corners: 'soft' },
} as const;

export const PROFILE = {
  name: 'Harbour Street Bakery',
  industry: 'food',
  description: [
    'Sourdough bakery by the harbour in Whitby.',
    'We bake 12 kinds of bread every morning from flour milled 14 miles away.',
    'Our rye loaf rises for 36 hours before it goes into the oven.',
    'The shop opens at 7 am from Tuesday to Saturday.',
    'Offices order bread baskets by phone until 4 pm the day before.',
    'On Saturdays our baking class has room for 8 people.',
    "Yesterday's bread costs half and goes first.",
    'Anna and Tom Reed started the bakery in 2014 with one oven.',
    'We deliver by cargo bike within 3 miles of the shop.',
    'Our oat and honey loaf contains no added yeast.',
    'Every spring we bake a nettle bread with leaves from the moor.',
    'The café upstairs has 14 seats and a view of the pier.',
    'We bake gluten-free bread on Thursdays only, in a separate room.',
    'Children may shape their own roll on Wednesday afternoons.',
    'You can watch the bakers through the window on Church Lane.',
    'Our bags are made of paper that you can compost.',
  ].join(' '),
  targetAudience: 'Families in the old town, offices near the harbour, weekend visitors, home bakers',
  toneOfVoice: 'friendly',
  brandValues: 'local flour, bread with time, honest prices, no additives, nothing wasted',
  marketingGoals: 'More weekday orders from offices, full baking classes',
  websiteUrl: 'https://harbourstreet.example',
  timezone: 'Europe/London',
  locale: 'en-GB',
} as const;

export const SUBSCRIBERS = [
  ['ruth@example.com', 'Ruth Bell'],
  ['devon@example.com', 'Devon Carter'],
  ['office@pierhouse.example', 'Pier House'],
  ['mina@example.org', 'Mina Okafor'],
  ['sam@example.net', ''],
] as const;

/** The channel whose posts the demo's owner looks through. */
export const APPROVED_BY_HAND: ChannelType = 'linkedin';
