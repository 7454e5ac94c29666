// Instagram: limits of posts and their figures as the vendor's documentation has them.
import type { Channel } from './channel.ts';
import type { Practice } from './practice.ts';

export const channel = {
  name: 'Instagram',
  segment: 'instagram',
  aliases: [],
  delivery: 'network',
  site: 'https://www.instagram.com/',
  adCapable: true,
  edits: false,
  takesDown: null,
  repeats: true,
  weekly: 5,
  form: {
    text: 2200,
    aim: { min: 120, max: 600 },
    counting: 'utf16',
    title: 0,
    needsTitle: false,
    forbids: '',
    hashtags: 5,
    mostHashtags: 30,
    links: false,
    media: 'image',
    thread: 1,
    comment: 2200,
  },
  // Several pictures are all cut to the shape of the first.
  media: {
    image: {
      most: 10,
      formats: ['jpeg'],
      bytes: 8_000_000,
      ratio: { min: 4 / 5, max: 1.91 },
      shape: null,
      alike: true,
      asDocument: false,
      handedAs: 'address',
      width: { min: 320, max: 1440 },
    },
    video: {
      most: 1,
      formats: ['mp4', 'mov'],
      bytes: 300_000_000,
      ratio: null,
      handedAs: 'bytes',
      seconds: { min: 3, max: 900 },
      frames: { min: 23, max: 60 },
    },
  },
  figures: ['likes', 'comments', 'shares', 'impressions'],
  price: null,
} as const satisfies Channel;

export const practice: Practice<'network'> = {
  signIn: {
    kind: 'oauth',
    pkce: false,
    scopes: [
      'instagram_business_basic',
      'instagram_business_content_publish',
      'instagram_business_manage_insights',
      'instagram_business_manage_comments',
    ],
    app: {
      console: 'https://developers.facebook.com/apps/',
      asks: [
        'An app of the kind Business with the product Instagram, set up for Instagram Login. Its own app id and secret count, not those of Facebook.',
        'A professional account on Instagram: business or creator.',
        'While the app is in development mode, only accounts that are invited as testers, and have accepted that on Instagram, can connect.',
        'For everybody else: App Review of every scope, and Business Verification.',
        'An address with https that Instagram can reach: it fetches every picture from this server.',
      ],
      hasSecret: true,
      leadsBackHere: false,
      review: null,
    },
    api: { version: 'Graph API v25.0', readOn: '2026-11-21' },
  },
  writing: {
    form: 'caption',
    tags: { least: 3, most: 5 },
    inlineTags: false,
    bullet: '•',
  },
  picture: '4:5',
  judgedAfter: 24,
  times: [
    { days: [1], hours: [14, 16], effect: 'window', source: 'sprout' },
    { days: [2], hours: [13, 19], effect: 'window', source: 'sprout' },
    { days: [3], hours: [12, 21], effect: 'window', source: 'sprout' },
    { days: [4], hours: [12, 14], effect: 'window', source: 'sprout' },
    { days: [4], hours: [9, 10], effect: 'peak', source: 'buffer' },
    { days: [3], hours: [12, 13], effect: 'peak', source: 'buffer' },
    { days: [3], hours: [18, 19], effect: 'peak', source: 'buffer' },
    { days: [6, 7], hours: [0, 24], effect: 'weak', source: 'sprout' },
  ],
  // A link tells a short code, which the API does not know.
  postLink: null,
  response: {
    half: 3,
    threeQuarters: 12,
    impressions: 320,
    likes: 0.042,
    comments: 0.004,
    shares: 0.004,
    clicks: 0.005,
  },
  suggestions: [
    'Show the work itself: short videos of how a thing is made are watched to the end.',
    'Put the address or the opening hours in the first comment or the profile, since links cannot be followed.',
    'Answer in stories what people ask most.',
  ],
};
