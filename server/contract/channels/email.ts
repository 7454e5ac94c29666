// Mail to subscribers. Lengths are ours: what inboxes show of a subject, and what is still read.
import type { Channel } from './channel.ts';
import type { Practice } from './practice.ts';

export const channel = {
  name: 'Email Marketing',
  segment: 'email',
  aliases: [],
  delivery: 'mail',
  site: 'mailto:?subject={title}&body={text}',
  adCapable: false,
  edits: false,
  takesDown: false,
  repeats: true,
  weekly: 1,
  form: {
    text: 20_000,
    aim: { min: 300, max: 1500 },
    counting: 'characters',
    title: 78,
    needsTitle: true,
    forbids: '',
    hashtags: 0,
    mostHashtags: null,
    links: true,
    media: 'none',
    thread: 1,
    comment: 0,
  },
  media: {
    image: null,
    video: null,
  },
  figures: ['delivered', 'undelivered'],
  price: null,
} as const satisfies Channel;

export const practice: Practice<'mail'> = {
  signIn: { kind: 'none' },
  writing: {
    form: 'letter',
    tags: null,
    inlineTags: false,
    bullet: '–',
  },
  picture: null,
  judgedAfter: 72,
  times: [],
  postLink: null,
  response: null,
  suggestions: [
    'Send on the same weekday, so that people expect you.',
    'Say in the subject what is in it; keep the surprise for inside.',
    'Ask one thing a mail, with one link.',
  ],
};
