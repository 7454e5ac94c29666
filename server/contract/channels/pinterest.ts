// Pinterest: limits of posts and their figures as the vendor's documentation has them.
import type { Channel } from './channel.ts';
import type { Practice } from './practice.ts';

export const channel = {
  name: 'Pinterest',
  segment: 'pinterest',
  aliases: [],
  delivery: 'network',
  site: 'https://www.pinterest.com/pin-creation-tool/',
  adCapable: true,
  edits: true,
  takesDown: true,
  repeats: true,
  weekly: 4,
  form: {
    text: 500,
    aim: { min: 80, max: 350 },
    counting: 'characters',
    title: 100,
    needsTitle: false,
    forbids: '',
    hashtags: 0,
    mostHashtags: null,
    links: true,
    media: 'image',
    thread: 1,
    comment: 0,
  },
  media: {
    image: {
      most: 5,
      formats: ['jpeg', 'png'],
      bytes: 20_000_000,
      ratio: null,
      shape: 2 / 3,
      alike: true,
      asDocument: false,
      handedAs: 'bytes',
      width: null,
    },
    video: {
      most: 1,
      formats: ['mp4', 'mov', 'm4v'],
      bytes: 2_000_000_000,
      ratio: null,
      handedAs: 'bytes',
      seconds: { min: 4, max: 900 },
      frames: null,
    },
  },
  figures: ['likes', 'comments', 'shares', 'clicks', 'impressions'],
  price: null,
} as const satisfies Channel;

export const practice: Practice<'network'> = {
  signIn: {
    kind: 'oauth',
    pkce: false,
    scopes: ['user_accounts:read', 'boards:read', 'boards:write', 'pins:read', 'pins:write'],
    app: {
      console: 'https://developers.pinterest.com/apps/',
      asks: [
        'A business account on Pinterest, and a request for Trial access, which is looked at within some days.',
        'With Trial access nobody but you sees your pins, or none are taken at all, and 1,000 calls a day.',
        'For Standard access: a film that shows how somebody connects and what the app does.',
      ],
      hasSecret: true,
      leadsBackHere: true,
      // What is asked for stays; but only then does anybody else see a pin.
      review: {
        name: 'Standard access',
        scopes: ['user_accounts:read', 'boards:read', 'boards:write', 'pins:read', 'pins:write'],
      },
    },
    api: { version: 'API v5 (5.23.0)', readOn: '2026-11-21' },
  },
  writing: {
    form: 'pin',
    tags: null,
    inlineTags: false,
    bullet: '•',
  },
  picture: '2:3',
  judgedAfter: 336,
  times: [
    { days: [2, 3, 4], hours: [10, 13], effect: 'window', source: 'sprout' },
    { days: [1, 2, 3, 4, 5, 6, 7], hours: [20, 23], effect: 'window', source: 'recurpost' },
    { days: [5, 6, 7], hours: [20, 23], effect: 'peak', source: 'recurpost' },
    { days: [1, 2, 3, 4, 5, 6, 7], hours: [0, 6], effect: 'weak', source: 'recurpost' },
  ],
  postLink: {
    pattern: /^https:\/\/(?:[a-z]{2,3}\.)?pinterest\.[a-z.]{2,6}\/pin\/(\d+)(?:[/?#].*)?$/i,
    id: '$1',
  },
  response: {
    half: 120,
    threeQuarters: 700,
    impressions: 160,
    likes: 0.011,
    comments: 0.001,
    shares: 0.016,
    clicks: 0.014,
  },
  suggestions: [
    'Use tall pictures, 2 to 3, with the subject in the middle.',
    'Pin six to eight weeks before a season; people plan early there.',
    'Describe what is seen, in the words that people search for.',
  ],
};
