// Mastodon: limits of posts and their figures as its documentation has them. Each server may set its own; these are those
// of a server that sets none.
import type { Channel } from './channel.ts';
import type { Practice } from './practice.ts';

export const channel = {
  name: 'Mastodon',
  segment: 'mastodon',
  aliases: [],
  delivery: 'network',
  // Asks for the server first, and remembers it.
  site: 'https://share.joinmastodon.org/#text={text}',
  adCapable: false,
  edits: true,
  takesDown: true,
  repeats: true,
  weekly: 4,
  form: {
    text: 500,
    aim: { min: 80, max: 440 },
    counting: 'short-links',
    title: 0,
    needsTitle: false,
    forbids: '',
    hashtags: 4,
    mostHashtags: null,
    links: true,
    media: 'optional',
    thread: 25,
    comment: 0,
  },
  media: {
    image: {
      most: 4,
      formats: ['jpeg', 'png', 'webp'],
      bytes: 16_000_000,
      ratio: null,
      shape: null,
      alike: false,
      asDocument: false,
      handedAs: 'bytes',
      width: null,
    },
    video: {
      most: 1,
      formats: ['mp4', 'mov', 'webm'],
      bytes: 99_000_000,
      ratio: null,
      handedAs: 'bytes',
      seconds: { min: 0, max: 86_400 },
      frames: { min: 0, max: 60 },
    },
  },
  figures: ['likes', 'comments', 'shares'],
  price: null,
} as const satisfies Channel;

export const practice: Practice<'network'> = {
  signIn: {
    kind: 'oauth',
    pkce: true,
    scopes: ['read:accounts', 'read:statuses', 'write:media', 'write:statuses'],
    app: null,
    api: { version: 'Mastodon API v1 and v2', readOn: '2026-11-21' },
  },
  writing: {
    form: 'line',
    tags: { least: 1, most: 3 },
    inlineTags: false,
    bullet: '•',
  },
  picture: '16:9',
  judgedAfter: 24,
  times: [],
  postLink: { pattern: /^https:\/\/[^\s/?#]+\/@[^\s/?#]+\/(\d+)(?:[?#].*)?$/, id: '$1' },
  response: {
    half: 2,
    threeQuarters: 10,
    impressions: 100,
    likes: 0.024,
    comments: 0.006,
    shares: 0.012,
    clicks: 0.012,
  },
  suggestions: [
    'Add two or three hashtags that people follow: nothing here is found without.',
    'Write each hashtag with a capital letter for each word, so that screen readers can say it.',
    'Describe every picture; posts without a description are shared far less here.',
  ],
};
