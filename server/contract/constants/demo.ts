// The demonstration of "How It Works": an example business, from its profile to what its posts brought. All of it is
// sample text; spec section 2 "Autonomous demo / marketing page" names the parts.
import type { ChannelType } from '../channels/index.ts';

/** Whose example it is. */
export const DEMO_BUSINESS = 'Harbour Street Bakery';

export interface DemoStep {
  readonly title: string;
  /** What happens in this step, for any business. */
  readonly text: string;
  /** What came of it for the example business. */
  readonly heading: string;
  readonly example: readonly string[];
}

/** Steps of the demonstration, in order; spec sections 2 and 9. */
export const DEMO_STEPS: readonly DemoStep[] = [
  {
    title: 'Business Analysis',
    text: 'Your profile is taken apart into facts: what you offer, for whom, what is special about it. Posts say nothing that is not among them.',
    heading: 'Facts found',
    example: [
      'A sourdough bakery by the harbour',
      'Twelve kinds of bread every morning',
      'For families and offices nearby',
    ],
  },
  {
    title: 'Market Research',
    text: 'Your goals, your industry and the season show what to speak about, and on which channel.',
    heading: 'Themes chosen',
    example: [
      'Office lunches are ordered in the morning',
      'Baking classes are asked about in spring',
      'Where the flour comes from is talked about more than its price',
    ],
  },
  {
    title: 'Content Creation',
    text: 'Each channel gets its own length and form, in your tone of voice, checked for what the channel allows and for claims that need proof.',
    heading: 'Written',
    example: [
      'A short caption with five hashtags for Instagram',
      'A longer text about the trade for LinkedIn',
      'A script of three scenes for TikTok',
    ],
  },
  {
    title: 'Optimal Scheduling',
    text: 'Each post gets a time at which people of that channel are there, in your own time zone, with the reason beside it.',
    heading: 'Scheduled',
    example: ['Instagram: Tuesday, 6:30 PM', 'LinkedIn: Wednesday, 8:00 AM', 'TikTok: Thursday, 7:00 PM'],
  },
  {
    title: 'Performance Analysis',
    text: 'Published posts are measured again and again. The figures stand beside each post, compared by channel, theme and time.',
    heading: 'Measured',
    example: [
      'Posts about the oven were shared twice as often as posts about offers',
      'Evenings worked better than mornings',
      'Three of ten visitors came from one video',
    ],
  },
];

/** Three cards above the demonstration. */
export const DEMO_BENEFITS = [
  {
    icon: 'zap',
    title: 'Works by itself',
    text: 'Plans, writes, schedules and publishes, with no step in between that needs you.',
  },
  {
    icon: 'compass',
    title: 'Fits your business',
    text: 'Everything rests on your own profile. No number and no claim that you did not give.',
  },
  {
    icon: 'trending-up',
    title: 'Shows what it brought',
    text: 'Every post is measured again and again, and its figures stand beside it.',
  },
] as const;

/** Four key benefits below it. */
export const DEMO_KEY_BENEFITS = [
  { icon: 'clock', title: 'Hours back every week', text: 'Two weeks of posts are always written ahead.' },
  { icon: 'eye', title: 'Nothing happens unseen', text: 'Each decision is stored with its reasons.' },
  {
    icon: 'shield',
    title: 'Within your limits',
    text: 'Budgets, approval and the pause switch always hold.',
  },
  {
    icon: 'users',
    title: 'One voice on every channel',
    text: 'The same business, in the form each channel needs.',
  },
] as const;

/** Posts that the demonstration has published by itself. */
export const DEMO_POSTS: readonly {
  readonly channel: ChannelType;
  readonly text: string;
  readonly when: string;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
}[] = [
  {
    channel: 'instagram',
    text: 'Six in the morning, and the first loaves are out. Twelve kinds today. #HarbourStreetBakery #Sourdough',
    when: 'Tuesday, 6:30 PM',
    likes: 128,
    comments: 14,
    shares: 9,
  },
  {
    channel: 'linkedin',
    text: 'What does an office lunch need? Bread from this morning, and somebody who brings it. We do both, within five kilometres.',
    when: 'Wednesday, 8:00 AM',
    likes: 46,
    comments: 8,
    shares: 5,
  },
  {
    channel: 'tiktok',
    text: 'Scene 1: flour on the table. Scene 2: the oven door opens. Scene 3: the crust cracks. Listen.',
    when: 'Thursday, 7:00 PM',
    likes: 312,
    comments: 27,
    shares: 41,
  },
];

export const DEMO_SETTINGS = [
  { label: 'Automation level', value: '100 %' },
  { label: 'Content approval', value: 'First 5 posts of a new channel' },
  { label: 'Posting times', value: 'Best time of each channel' },
  { label: 'Advertising', value: 'Organic only, $0' },
] as const;

export const DEMO_METRICS = [
  { label: 'Reach', value: '8,420', change: '+12% on the week before' },
  { label: 'Engagement', value: '5.8%', change: '+0.9 points' },
  { label: 'Clicks', value: '214', change: '+31' },
] as const;

export const DEMO_UPCOMING = [
  { what: 'Instagram: the rye loaf that takes three days', when: 'Friday, 6:30 PM' },
  { what: 'LinkedIn: lunch for a whole office', when: 'Monday, 8:00 AM' },
  { what: 'TikTok: how a baguette is scored', when: 'Tuesday, 7:00 PM' },
] as const;
