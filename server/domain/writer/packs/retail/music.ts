// Shops for instruments.
import type { Idea } from '../../library/idea.ts';
import { GUITARS, MUSIC } from './kinds.ts';

export const MUSIC_SHOPS: readonly Idea[] = [
  {
    id: 'which-guitar-size',
    format: 'answer',
    again: 9,
    emoji: '🎸',
    tags: ['GuitarTips', 'FirstGuitar', 'MusicShop'],
    only: GUITARS,
    title: ['Which guitar is right for a beginner?', 'First guitar: size and strings'],
    cover: 'First guitar: which size?',
    question: 'Which guitar is right for a child or a beginner?',
    short: 'One that fits the arms, has soft strings and stays in tune.',
    gist: [
      'Children of five to eight mostly need a half size, older ones three quarters, and teenagers a full one. Nylon strings are easier on the fingers. Let them hold it before you buy.',
      'The arm should lie easily over the guitar, and the hand should reach the end of the neck.',
    ],
    subject: ['Which size of guitar?', 'The first guitar'],
    hooks: {
      '*': [
        'Which guitar does a beginner need? First of all, one that fits.',
        'Buying a first guitar for a child? Look at the size before the {colour|color}.',
      ],
      patl: 'The right size, soft strings and a good set-up make a first guitar easy to play.',
      fhi: 'Does your child want to learn the guitar? Come and hold a few.',
    },
    lines: {
      '*': [
        'A guitar that is too large makes learning hard. Let the child sit with it before you buy.',
        'Nylon strings are softer than steel. For small fingers that decides whether they go on.',
        'If the strings sit too high above the neck, it hurts. A set-up can lower them.',
        'Renting or a good used one is fine for the first year.',
      ],
      h: ['Three chords, and you can play at every campfire until you are asked to stop.'],
    },
    scene: [
      'The guitar was a present, and it is larger than the child.',
      'After two weeks the fingers hurt, and the guitar stands in the corner.',
    ],
    why: [
      ['Beginners stop when it hurts or sounds wrong.', 'Both are often the fault of the instrument.'],
      [
        'Children grow, so the size changes every few years.',
        'A used one in the right size is better than a new one to grow into.',
      ],
    ],
    parts: [
      [
        'Check the size',
        ['The arm lies over it without the shoulder going up.', 'Sit down with it.'],
        'A child holding a guitar',
      ],
      [
        'Feel the strings',
        ['Press at the first fret. It should not hurt much.', 'Nylon to begin with.'],
        'Fingers on guitar strings',
      ],
      ['Tune it', ['Does it still hold after five minutes?', 'Ask for a tuner.'], 'A tuner on a guitar'],
    ],
    turn: [
      'Ask for a set-up when you buy.',
      'And choose the {colour|color} the child likes. It gets played more.',
    ],
    asks: ['Which instrument did you begin with?', 'How old were you?'],
    ends: { patl: 'Any questions? Just ask us.', fhi: 'Come in and try some. Loud is fine.' },
    keep: 'the first guitar',
    send: 'parents of a small rock star',
    own: [
      {
        kinds: ['service', 'price', 'product'],
        about: 'guitars?|set-?ups?|rental|ukes?|second.?hand',
        lead: 'For beginners here:',
      },
    ],
    pic: { ask: 'Three guitars of different sizes side by side', alt: 'Three guitars of different sizes' },
    claims: [['Guitar sizes by age', 'music teaching practice']],
  },
  {
    id: 'when-to-change-strings',
    format: 'tip',
    again: 9,
    emoji: '🎸',
    tags: ['GuitarTips', 'GuitarStrings', 'MusicShop'],
    only: GUITARS,
    title: ['When should you change guitar strings?', 'Old strings: how to tell'],
    cover: 'When to change strings',
    gist: [
      'If strings look dull, feel rough or no longer stay in tune, change them. For most players that is every two or three months.',
      'New strings sound brighter and tune more easily. Wipe them after playing, and they last longer.',
    ],
    subject: ['When to change guitar strings', 'Dull, rough, out of tune'],
    hooks: {
      '*': [
        'Does your guitar sound dull? It may need new strings.',
        'When should you change guitar strings? Look, feel and listen.',
      ],
      patl: 'Dull, rough or hard to tune: then it is time for new strings.',
      fhi: 'When did you last change your strings? If you have to think about it, it is time.',
    },
    lines: {
      '*': [
        'Run a finger under the strings. If they feel rough or leave a black line, change them.',
        'Wipe your strings with a dry cloth after you play. They last much longer.',
        'Change strings one at a time. The neck keeps its tension.',
        'Stretch new strings gently and tune them a few times. Then they hold.',
      ],
      h: ['Those strings have seen three governments.'],
    },
    scene: [
      'You tune the guitar, play one song, and tune it again.',
      'The guitar has stood in the corner for two years, and you want to play again.',
    ],
    why: [
      ['Sweat and dust settle in the windings and make the sound dull.', 'Metal rusts a little each day.'],
      [
        'Old strings go out of tune and break at the wrong moment.',
        'Mostly the thinnest one, in the chorus.',
      ],
    ],
    parts: [
      [
        'Look and feel',
        ['Dark spots, rust, rough places.', 'Most of all above the frets.'],
        'A finger on a guitar string',
      ],
      ['Listen', ["Compare with a friend's guitar.", 'The difference is large.'], 'Two guitars'],
      [
        'Change them',
        ['All six on one day.', 'Or bring the guitar in and have it done.'],
        'New strings being wound',
      ],
    ],
    turn: ['Write the date inside the case.', 'And try another thickness if your fingers hurt.'],
    asks: ['How old are your strings?', 'What are you playing at the moment?'],
    ends: { patl: 'Try it the next time.', fhi: 'You will hear it at the first chord.' },
    keep: 'the next time you tune',
    send: 'somebody with a dusty guitar',
    own: [
      {
        kinds: ['product', 'price', 'service'],
        about: 'strings?\\b|set-?ups?|restring|repairs?\\b',
        lead: 'For your guitar:',
      },
    ],
    pic: { ask: 'New strings beside a guitar', alt: 'New strings beside a guitar' },
    claims: [['Strings wear by corrosion', 'instrument care practice']],
  },
  {
    id: 'first-song-you-learned',
    format: 'question',
    again: 9,
    emoji: '🎵',
    tags: ['MusicTalk', 'FirstSong', 'MusicShop'],
    only: MUSIC,
    title: ['What was the first song you learned to play?', 'Your first song: what was it?'],
    cover: 'The first song you played',
    gist: [
      'On guitar, piano, recorder or drums: what was the first song that you could play?',
      'Everybody who plays remembers the first song. Which was yours?',
    ],
    subject: ['Your first song', 'What did you play first?'],
    hooks: {
      '*': ['What was the first song you learned to play?', 'Which song could you play first, and on what?'],
      patl: 'Which song did you learn first?',
      fhi: 'Tell us: what was your first song, and who had to listen?',
    },
    lines: {
      '*': [
        'What was the first song you learned to play?',
        'Which instrument would you like to learn?',
        'Who taught you your first chords?',
        'Is there an instrument at your home that nobody plays?',
      ],
      h: ['The family has heard it four hundred times. They send their regards.'],
    },
    scene: [
      'Three chords, slowly, with a pause before the third.',
      'Through the wall you hear somebody practise the same four bars.',
    ],
    why: [['The first song is the hardest and the proudest.', 'After that everything is only practice.']],
    parts: [
      ['On strings', ['Guitar, ukulele, violin.', 'With sore fingers.'], 'A hand on a guitar neck'],
      ['On keys or drums', ['Piano, keyboard, drum kit.', 'With patient neighbours.'], 'Hands on a keyboard'],
    ],
    turn: ['Tell us song and instrument.', 'We may play it in the shop.'],
    asks: ['Which song?', 'On which instrument?'],
    ends: { patl: 'Tell us in a comment.', fhi: 'We are listening.' },
    keep: 'a quiet evening',
    send: 'whoever had to listen',
    pic: { ask: 'An instrument in your shop with a songbook', alt: 'An instrument with a songbook' },
    claims: [['Players remember a first song', 'common experience']],
  },
];
