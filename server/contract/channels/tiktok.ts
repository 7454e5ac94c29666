// TikTok: limits of posts and their figures as the vendor's documentation has them.
import type { Channel } from './channel.ts';
import type { Practice } from './practice.ts';

export const channel = {
  name: 'TikTok',
  segment: 'tiktok',
  aliases: [],
  delivery: 'network',
  site: 'https://www.tiktok.com/upload',
  adCapable: true,
  edits: false,
  takesDown: false,
  repeats: true,
  weekly: 3,
  form: {
    text: 2200,
    aim: { min: 150, max: 700 },
    counting: 'utf16',
    title: 0,
    needsTitle: false,
    forbids: '',
    hashtags: 5,
    mostHashtags: null,
    links: false,
    media: 'video',
    thread: 1,
    comment: 0,
  },
  media: {
    image: {
      most: 35,
      formats: ['jpeg', 'webp'],
      bytes: 20_000_000,
      ratio: null,
      shape: null,
      alike: false,
      asDocument: false,
      handedAs: 'address',
      width: { min: 1, max: 1920 },
    },
    video: {
      most: 1,
      formats: ['mp4', 'webm', 'mov'],
      bytes: 4_000_000_000,
      ratio: null,
      handedAs: 'bytes',
      seconds: { min: 1, max: 600 },
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
    scopes: ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list', 'video.publish'],
    app: {
      console: 'https://developers.tiktok.com/apps/',
      asks: [
        'An app with the products Login Kit and Content Posting API, with Direct Post switched on. Its client key is the id.',
        'An address with https. Pictures are fetched from this server, so its domain has to be verified in the app.',
        'Who sees the posts is chosen by whoever connects an account, and by nobody else.',
        'Until TikTok has audited the app, posts are visible to their creator alone, from private accounts, of at most 5 people a day.',
      ],
      hasSecret: true,
      leadsBackHere: false,
      review: null,
    },
    api: { version: 'Content Posting API v2', readOn: '2026-11-21' },
  },
  writing: {
    form: 'short',
    tags: { least: 2, most: 5 },
    inlineTags: false,
    bullet: '•',
  },
  picture: '9:16',
  judgedAfter: 24,
  times: [
    { days: [2, 3, 4], hours: [14, 18], effect: 'window', source: 'sprout' },
    { days: [1, 2, 3, 4, 5, 6, 7], hours: [18, 23], effect: 'window', source: 'buffer' },
    { days: [7], hours: [9, 10], effect: 'peak', source: 'buffer' },
    { days: [1], hours: [13, 14], effect: 'peak', source: 'buffer' },
    { days: [7], hours: [13, 14], effect: 'peak', source: 'buffer' },
    { days: [6, 7], hours: [0, 18], effect: 'weak', source: 'sprout' },
  ],
  postLink: {
    pattern: /^https:\/\/(?:www\.|m\.)?tiktok\.com\/@[\w.-]+\/(?:video|photo)\/(\d+)(?:[/?#].*)?$/i,
    id: '$1',
  },
  response: {
    half: 4,
    threeQuarters: 20,
    impressions: 420,
    likes: 0.05,
    comments: 0.003,
    shares: 0.006,
    clicks: 0.003,
  },
  suggestions: [
    'Show the result first, then how it came about.',
    'Film upright, close, and with the real sound of your place.',
    'Make a series of what worked instead of something new every time.',
  ],
};
