// Adverts only: nothing is posted here.
import type { Channel } from './channel.ts';
import type { Practice } from './practice.ts';

export const channel = {
  name: 'Google Ads',
  segment: 'Google-Ads',
  aliases: [],
  delivery: 'none',
  site: null,
  adCapable: true,
  edits: false,
  takesDown: false,
  repeats: true,
  weekly: 0,
  form: {
    text: 0,
    aim: { min: 0, max: 0 },
    counting: 'characters',
    title: 0,
    needsTitle: false,
    forbids: '',
    hashtags: 0,
    mostHashtags: null,
    links: false,
    media: 'none',
    thread: 1,
    comment: 0,
  },
  media: {
    image: null,
    video: null,
  },
  figures: [],
  price: null,
} as const satisfies Channel;

export const practice: Practice<'none'> = {
  signIn: {
    kind: 'oauth',
    pkce: true,
    scopes: ['https://www.googleapis.com/auth/adwords'],
    app: {
      console: 'https://console.cloud.google.com/apis/credentials',
      asks: [
        'A project with the Google Ads API switched on, and an OAuth client of the kind Web application.',
        'An access level of the project: Test reaches test accounts alone, Explorer 2,880 calls a day, Basic 15,000.',
        'A consent screen. While it is in testing, only the test users that you name can connect, and each sign-in ends after 7 days.',
        'For everybody else: Google verifies the app.',
        'A developer token of a manager account, where you have one; since September 2026 none is needed.',
      ],
      hasSecret: true,
      leadsBackHere: true,
      review: null,
      takesDeveloperToken: true,
    },
    api: { version: 'Google Ads API v26', readOn: '2026-11-21' },
  },
  writing: null,
  picture: null,
  judgedAfter: 24,
  times: [],
  postLink: null,
  response: null,
  suggestions: [
    'Start with people who already search for your name or your street.',
    'Exclude the words that bring the wrong visitors, and look at them every week.',
    'Send each advert to the page that answers it, not to the front page.',
  ],
};
