// Facebook: limits of posts and their figures as the vendor's documentation has them.
import type { Channel } from './channel.ts';
import type { Practice } from './practice.ts';

export const channel = {
  name: 'Facebook',
  segment: 'facebook',
  aliases: [],
  delivery: 'network',
  site: 'https://www.facebook.com/',
  adCapable: true,
  edits: true,
  takesDown: true,
  repeats: true,
  weekly: 5,
  form: {
    text: 63_206,
    aim: { min: 120, max: 500 },
    counting: 'characters',
    title: 0,
    needsTitle: false,
    forbids: '',
    hashtags: 3,
    mostHashtags: null,
    links: true,
    media: 'optional',
    thread: 1,
    comment: 8000,
  },
  // Pictures up to 10 MB are said to pass, and 4 MB by others: the smaller one is safe.
  media: {
    image: {
      most: 10,
      formats: ['jpeg', 'png', 'gif', 'bmp', 'tiff'],
      bytes: 4_000_000,
      ratio: null,
      shape: null,
      alike: false,
      asDocument: false,
      handedAs: 'bytes',
      width: null,
    },
    video: {
      most: 1,
      formats: ['mp4', 'mov'],
      bytes: 10_000_000_000,
      ratio: null,
      handedAs: 'bytes',
      seconds: { min: 1, max: 14_400 },
      frames: null,
    },
  },
  figures: ['likes', 'comments', 'shares', 'clicks', 'impressions'],
  price: null,
} as const satisfies Channel;

const SCOPES = [
  'pages_show_list',
  'pages_manage_posts',
  'pages_read_engagement',
  'pages_manage_engagement',
  'read_insights',
  'business_management',
] as const;

export const practice: Practice<'network'> = {
  signIn: {
    kind: 'oauth',
    pkce: false,
    scopes: SCOPES,
    app: {
      console: 'https://developers.facebook.com/apps/',
      asks: [
        'A Facebook account that is registered as a developer, and an app of the kind Business with the product Facebook Login.',
        'While the app is in development mode, only people with a role in it can connect, and nobody else sees what it posts.',
        'For everybody else: App Review of every scope with a recording of the screen, and Business Verification with papers of the company.',
        'Without https, it leads back to http://localhost alone, and only in development mode.',
      ],
      hasSecret: true,
      leadsBackHere: true,
      // Nobody but whoever runs it can say so; what is asked for stays.
      review: { name: 'Live mode', scopes: SCOPES },
    },
    api: { version: 'Graph API v25.0', readOn: '2026-11-21' },
  },
  writing: {
    form: 'chat',
    tags: { least: 0, most: 2 },
    inlineTags: false,
    bullet: '•',
  },
  picture: '1:1',
  judgedAfter: 24,
  times: [
    { days: [1], hours: [12, 13], effect: 'window', source: 'sprout' },
    { days: [2, 3], hours: [12, 20], effect: 'window', source: 'sprout' },
    { days: [4], hours: [12, 14], effect: 'window', source: 'sprout' },
    { days: [7], hours: [0, 24], effect: 'weak', source: 'sprout' },
    { days: [1, 2, 3, 4, 5, 6, 7], hours: [5, 8], effect: 'weak', source: 'sprout' },
  ],
  // Links with a name, or with an id that begins with pfbid, do not tell it.
  postLink: {
    pattern: /^https:\/\/(?:www\.|m\.)?facebook\.com\/(\d+)\/posts\/(\d+)(?:[/?#].*)?$/i,
    id: '$1_$2',
  },
  response: {
    half: 1.5,
    threeQuarters: 5,
    impressions: 220,
    likes: 0.028,
    comments: 0.004,
    shares: 0.003,
    clicks: 0.012,
  },
  suggestions: [
    'Answer comments within the hour: posts with conversations are shown to more people.',
    'Use an event for anything with a date, and share it again the day before.',
    'Let people who were there be seen: tag them, with their consent.',
  ],
};
