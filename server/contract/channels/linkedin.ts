// LinkedIn: limits of posts and their figures as the vendor's documentation has them.
import type { Channel } from './channel.ts';
import type { Practice } from './practice.ts';

/** Of its API; each lives for a year at least. */
export const LINKEDIN_API = 'LinkedIn-Version 202607';

export const channel = {
  name: 'LinkedIn',
  segment: 'linkedin',
  aliases: [],
  delivery: 'network',
  site: 'https://www.linkedin.com/feed/?shareActive=true&text={text}',
  adCapable: true,
  edits: true,
  takesDown: true,
  repeats: false,
  weekly: 3,
  form: {
    text: 3000,
    aim: { min: 200, max: 900 },
    counting: 'characters',
    title: 0,
    needsTitle: false,
    forbids: '',
    hashtags: 3,
    mostHashtags: null,
    links: true,
    media: 'optional',
    thread: 1,
    comment: 0,
  },
  // Pictures up to 5 MB are safe, up to 8 MB are said to pass.
  media: {
    image: {
      most: 20,
      formats: ['jpeg', 'png', 'gif'],
      bytes: 5_000_000,
      ratio: null,
      shape: null,
      alike: false,
      asDocument: true,
      handedAs: 'bytes',
      width: null,
    },
    video: {
      most: 1,
      formats: ['mp4'],
      bytes: 500_000_000,
      ratio: { min: 1 / 2.4, max: 2.4 },
      handedAs: 'bytes',
      seconds: { min: 3, max: 1800 },
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
    scopes: ['openid', 'profile', 'w_member_social'],
    app: {
      console: 'https://www.linkedin.com/developers/apps',
      asks: [
        'An app that is tied to a Page on LinkedIn; somebody who runs the Page confirms that.',
        'For profiles, the products Share on LinkedIn and Sign In with LinkedIn using OpenID Connect, which are given at once.',
        'For Pages, and for the figures of profiles, the product Community Management API: LinkedIn reviews the company and what the app does. It wants an app of its own, without any other product.',
        'Without that review, access ends after 60 days, and each account has to be connected again.',
      ],
      hasSecret: true,
      leadsBackHere: true,
      review: {
        name: 'Community Management API',
        // An app of this product has no other, so nobody signs in by OpenID Connect.
        scopes: [
          'r_basicprofile',
          'w_member_social',
          'r_member_postAnalytics',
          'rw_organization_admin',
          'r_organization_social',
          'w_organization_social',
        ],
      },
    },
    api: { version: LINKEDIN_API, readOn: '2026-11-21' },
  },
  writing: {
    form: 'article',
    tags: { least: 2, most: 3 },
    inlineTags: false,
    bullet: '–',
  },
  picture: '4:5',
  judgedAfter: 72,
  times: [
    { days: [1], hours: [13, 14], effect: 'window', source: 'sprout' },
    { days: [2], hours: [11, 17], effect: 'window', source: 'sprout' },
    { days: [3], hours: [11, 16], effect: 'window', source: 'sprout' },
    { days: [4], hours: [11, 12], effect: 'window', source: 'sprout' },
    { days: [4], hours: [13, 17], effect: 'window', source: 'sprout' },
    { days: [5], hours: [11, 12], effect: 'window', source: 'sprout' },
    { days: [5], hours: [13, 14], effect: 'window', source: 'sprout' },
    { days: [1, 2, 3, 4, 5], hours: [15, 20], effect: 'window', source: 'buffer' },
    { days: [3], hours: [16, 17], effect: 'peak', source: 'buffer' },
    { days: [5], hours: [15, 16], effect: 'peak', source: 'buffer' },
    { days: [5], hours: [16, 17], effect: 'peak', source: 'buffer' },
    { days: [6, 7], hours: [0, 24], effect: 'weak', source: 'sprout' },
  ],
  // The number of an activity is no id of a post.
  postLink: {
    pattern:
      /^https:\/\/www\.linkedin\.com\/feed\/update\/urn(?::|%3A)li(?::|%3A)(share|ugcPost)(?::|%3A)(\d+)(?:[/?#].*)?$/i,
    id: 'urn:li:$1:$2',
  },
  response: {
    half: 12,
    threeQuarters: 40,
    impressions: 260,
    likes: 0.026,
    comments: 0.004,
    shares: 0.002,
    clicks: 0.016,
  },
  suggestions: [
    'Write as a person, not as a company: what you learnt counts more than what you sell.',
    'Begin with the result, then tell how you got there.',
    'Name the colleague or customer it is about, with their consent.',
  ],
};
