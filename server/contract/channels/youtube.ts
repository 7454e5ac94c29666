// YouTube: limits of posts and their figures as the vendor's documentation has them.
import type { Channel } from './channel.ts';
import type { Practice } from './practice.ts';

export const channel = {
  name: 'YouTube',
  segment: 'youtube',
  aliases: [],
  delivery: 'network',
  site: 'https://studio.youtube.com/',
  adCapable: false,
  edits: true,
  takesDown: true,
  repeats: true,
  weekly: 1,
  form: {
    text: 5000,
    aim: { min: 300, max: 1200 },
    counting: 'bytes',
    title: 100,
    needsTitle: true,
    forbids: '<>',
    hashtags: 3,
    mostHashtags: 60,
    links: true,
    media: 'video',
    thread: 1,
    comment: 0,
  },
  // Longer than 15 minutes for verified channels only.
  media: {
    image: null,
    video: {
      most: 1,
      formats: ['mp4', 'mov', 'webm'],
      bytes: 256_000_000_000,
      ratio: null,
      handedAs: 'bytes',
      seconds: { min: 1, max: 43_200 },
      frames: null,
    },
  },
  figures: ['likes', 'comments', 'shares', 'impressions'],
  price: null,
} as const satisfies Channel;

export const practice: Practice<'network'> = {
  signIn: {
    kind: 'oauth',
    pkce: true,
    scopes: [
      'https://www.googleapis.com/auth/youtube.upload',
      'https://www.googleapis.com/auth/youtube.readonly',
      'https://www.googleapis.com/auth/youtube.force-ssl',
      'https://www.googleapis.com/auth/yt-analytics.readonly',
    ],
    app: {
      console: 'https://console.cloud.google.com/apis/credentials',
      asks: [
        'A project with the YouTube Data API v3 and the YouTube Analytics API switched on, and an OAuth client of the kind Web application.',
        'A consent screen. While it is in testing, only the test users that you name can connect, and each sign-in ends after 7 days.',
        'For everybody else: Google verifies the app, its domain and its privacy policy.',
        'An audit of the project by YouTube: until it is passed, films are uploaded as private ones, whatever is asked for.',
      ],
      hasSecret: true,
      leadsBackHere: true,
      review: null,
    },
    api: { version: 'YouTube Data API v3, Analytics API v2', readOn: '2026-11-21' },
  },
  writing: {
    form: 'film',
    tags: { least: 1, most: 3 },
    inlineTags: false,
    bullet: '•',
  },
  picture: '9:16',
  judgedAfter: 168,
  times: [],
  postLink: {
    pattern:
      /^https:\/\/(?:youtu\.be\/|(?:www\.|m\.)?youtube\.com\/(?:shorts\/|watch\?(?:[^#]*&)?v=))([\w-]{11})(?:[/?#&].*)?$/,
    id: '$1',
  },
  response: {
    half: 72,
    threeQuarters: 400,
    impressions: 140,
    likes: 0.03,
    comments: 0.004,
    shares: 0.003,
    clicks: 0.01,
  },
  suggestions: [
    'Answer one question a video, and put that question in the title.',
    'Say in the first ten seconds what the viewer will know at the end.',
    'Add chapters, so that people find the part they need.',
  ],
};
