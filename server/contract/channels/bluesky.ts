// Bluesky: limits of posts and their figures as its lexicons have them.
import type { Channel } from './channel.ts';
import type { Practice } from './practice.ts';

export const channel = {
  name: 'Bluesky',
  segment: 'bluesky',
  aliases: [],
  delivery: 'network',
  site: 'https://bsky.app/intent/compose?text={text}',
  adCapable: false,
  edits: false,
  takesDown: true,
  repeats: true,
  weekly: 5,
  form: {
    text: 300,
    aim: { min: 60, max: 280 },
    counting: 'graphemes',
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
  // Servers of an older release refuse pictures beyond 1 MB, newer ones beyond 2 MB.
  media: {
    image: {
      most: 4,
      formats: ['jpeg', 'png', 'webp'],
      bytes: 1_000_000,
      ratio: null,
      shape: null,
      alike: false,
      asDocument: false,
      handedAs: 'bytes',
      width: null,
    },
    video: {
      most: 1,
      formats: ['mp4'],
      bytes: 100_000_000,
      ratio: null,
      handedAs: 'bytes',
      seconds: { min: 0, max: 180 },
      frames: null,
    },
  },
  figures: ['likes', 'comments', 'shares'],
  price: null,
} as const satisfies Channel;

export const practice: Practice<'network'> = {
  signIn: {
    kind: 'app-password',
    madeAt: 'https://bsky.app/settings/app-passwords',
    api: { version: 'AT Protocol, XRPC', readOn: '2026-11-21' },
  },
  writing: {
    form: 'line',
    tags: { least: 0, most: 2 },
    inlineTags: true,
    bullet: '•',
  },
  picture: '4:5',
  judgedAfter: 24,
  times: [],
  // A link with a handle does not tell whose it is for good.
  postLink: {
    pattern: /^https:\/\/bsky\.app\/profile\/(did:[a-z]+:[\w.:%-]+)\/post\/(\w+)(?:[?#].*)?$/,
    id: 'at://$1/app.bsky.feed.post/$2',
  },
  response: {
    half: 1,
    threeQuarters: 6,
    impressions: 120,
    likes: 0.022,
    comments: 0.005,
    shares: 0.004,
    clicks: 0.012,
  },
  suggestions: [
    'Use the name of your own domain as your handle: it shows at a glance that the account is yours.',
    'Describe every picture; many people here read nothing without.',
    'Answer those who reply: feeds show conversations more than announcements.',
  ],
};
