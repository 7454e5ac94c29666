// X: limits of posts and their figures as the vendor's documentation has them.
import type { Channel } from './channel.ts';
import type { Practice } from './practice.ts';

export const channel = {
  name: 'X',
  segment: 'x',
  aliases: ['twitter'],
  delivery: 'network',
  site: 'https://x.com/intent/post?text={text}',
  adCapable: true,
  edits: false,
  repeats: false,
  weekly: 7,
  form: {
    text: 280,
    aim: { min: 60, max: 270 },
    counting: 'weighted',
    title: 0,
    needsTitle: false,
    forbids: '',
    hashtags: 2,
    mostHashtags: null,
    links: true,
    media: 'optional',
    thread: 25,
    comment: 0,
  },
  media: {
    image: {
      most: 4,
      formats: ['jpeg', 'png', 'webp', 'gif'],
      bytes: 5_000_000,
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
      bytes: 512_000_000,
      ratio: { min: 1 / 3, max: 3 },
      handedAs: 'bytes',
      seconds: { min: 0.5, max: 140 },
      frames: { min: 0, max: 60 },
    },
  },
  figures: ['likes', 'comments', 'shares', 'clicks', 'impressions'],
  price: { plain: 15, withLink: 200 },
} as const satisfies Channel;

export const practice: Practice<'network'> = {
  signIn: {
    kind: 'oauth',
    pkce: true,
    scopes: ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'],
    app: {
      console: 'https://console.x.com/',
      asks: [
        'A developer account with credit: X charges by use, such as 0.015 USD for a post and 0.20 USD for one with a link.',
        'User authentication of the kind Web App with Read and write. Its OAuth 2.0 client id and secret count, not the API key.',
        'Without https, it leads back to http://127.0.0.1, not to localhost.',
        'There is no review.',
      ],
      hasSecret: false,
      leadsBackHere: true,
      review: null,
    },
    api: { version: 'X API v2', readOn: '2026-11-21' },
  },
  writing: {
    form: 'line',
    tags: { least: 0, most: 1 },
    inlineTags: true,
    bullet: '•',
  },
  picture: '16:9',
  judgedAfter: 24,
  times: [
    { days: [2, 3, 4], hours: [12, 18], effect: 'window', source: 'sprout' },
    { days: [2], hours: [9, 10], effect: 'peak', source: 'buffer' },
    { days: [3], hours: [9, 10], effect: 'peak', source: 'buffer' },
    { days: [3], hours: [10, 11], effect: 'peak', source: 'buffer' },
    { days: [1, 2, 3, 4, 5, 6, 7], hours: [18, 23], effect: 'weak', source: 'buffer' },
    { days: [6], hours: [0, 24], effect: 'weak', source: 'sprout' },
    { days: [7], hours: [0, 24], effect: 'weak', source: 'sprout' },
  ],
  postLink: {
    pattern: /^https:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/\w+\/status\/(\d+)(?:[/?#].*)?$/i,
    id: '$1',
  },
  response: {
    half: 0.4,
    threeQuarters: 3,
    impressions: 180,
    likes: 0.014,
    comments: 0.003,
    shares: 0.003,
    clicks: 0.009,
  },
  suggestions: [
    'Say one thing a post, and put the news in the first line.',
    'Answer questions of others in your trade; replies are read more than posts.',
    'Turn a longer story into a thread instead of a link.',
  ],
};
