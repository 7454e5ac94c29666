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
  },
  media: {
    image: null,
    video: null,
  },
  figures: [],
} as const satisfies Channel;

export const practice: Practice<'none'> = {
  signIn: { kind: 'oauth', pkce: true, scopes: ['https://www.googleapis.com/auth/adwords'] },
  writing: null,
  picture: null,
  times: [],
  response: null,
  suggestions: [
    'Start with people who already search for your name or your street.',
    'Exclude the words that bring the wrong visitors, and look at them every week.',
    'Send each advert to the page that answers it, not to the front page.',
  ],
};
