// Watches.
import type { Idea } from '../../library/idea.ts';
import { WATCHES } from './kinds.ts';

export const TIME: readonly Idea[] = [
  {
    id: 'watch-water',
    format: 'myth',
    again: 9,
    emoji: '⌚',
    tags: ['WatchTips', 'WaterResistant', 'WatchCare'],
    only: WATCHES,
    title: [
      'Can I swim with my watch? What water resistance means',
      'Water resistant watch: what it can bear',
    ],
    cover: 'Can you swim with it?',
    myth: 'A watch marked thirty {metres|meters} can be worn for swimming',
    short: 'No. Thirty {metres|meters} means splashes, and a hundred means swimming.',
    gist: [
      'Thirty {metres|meters} on a watch means rain and washing hands. For swimming it should say a hundred. Seals age, so have them tested when the battery is changed.',
      'The number is a test of pressure and no depth for swimming. And it is true only as long as the seals are good.',
    ],
    subject: ['Can you swim with your watch?', 'What the number on a watch means'],
    hooks: {
      '*': [
        'Thirty {metres|meters} on a watch does not mean that you can swim with it.',
        'Can you swim with your watch? Look at the number first.',
      ],
      patl: 'For swimming, a watch should be marked for a hundred {metres|meters} and have good seals.',
      fhi: 'Do you keep your watch on in the pool? Look at the back first.',
    },
    lines: {
      '*': [
        'Fifty {metres|meters} on a watch is enough for a short swim. A hundred is better.',
        'Never press the buttons or pull the crown of a watch under water.',
        'Have the seals tested each time the battery is changed.',
        'Rinse your watch in fresh water after the sea.',
      ],
      h: ['Under the glass it is misty. It is not a weather forecast.'],
    },
    scene: [
      'After the shower there is mist under the glass of the watch.',
      'On the beach you wonder whether to take it off.',
    ],
    why: [
      [
        'The number comes from a test in a lab, at rest.',
        'Swimming strokes and hot showers put more strain on the seals.',
      ],
      ['Seals are made of rubber and become hard with the years.', 'Soap, sun and heat age them.'],
    ],
    parts: [
      [
        'Read the number',
        [
          'Thirty for splashes, fifty for a short swim, a hundred for swimming.',
          'No number means keep it dry.',
        ],
        'The back of a watch',
      ],
      [
        'Close the crown',
        ['Push it in or screw it down before you swim.', 'Do not touch it in the water.'],
        'A watch crown',
      ],
      [
        'Have the seals tested',
        ['Every year or two, and with each new battery.', 'A test takes a few minutes.'],
        'A watch in a test device',
      ],
    ],
    turn: ['If there is mist inside, bring it in today.', 'And never into the sauna.'],
    asks: ['Do you take your watch off to swim?', 'What does it say on the back of yours?'],
    ends: { patl: 'It is good to know in time.', fhi: 'Have a look at the back.' },
    keep: 'the next swim',
    send: 'somebody who showers with a watch',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'batter(?:y|ies)|seals?\\b|pressure test|watch repair',
        lead: 'And when a battery is due:',
      },
    ],
    pic: { ask: 'The back of a watch with its number', alt: 'The back of a watch' },
    claims: [['Water resistance ratings are static tests', 'watch industry standard']],
  },
  {
    id: 'take-the-battery-out',
    format: 'mistake',
    again: 9,
    emoji: '🔋',
    tags: ['WatchBattery', 'WatchCare', 'WatchTips'],
    only: WATCHES,
    title: ['Why you should take the battery out of a stopped watch', 'Stopped watch in the drawer? Do this'],
    cover: 'A stopped watch in the drawer',
    wrong: 'Leaving an empty battery in a watch',
    gist: [
      'An empty battery can leak and ruin the movement. Have it changed, or have it taken out if you do not wear the watch.',
      'A battery is cheap, and a movement is not. Do not leave an empty one inside for years.',
    ],
    subject: ['A stopped watch in the drawer', 'Empty batteries leak'],
    hooks: {
      '*': [
        'Is there a stopped watch in your drawer? Have the battery taken out.',
        'An empty battery can ruin a watch from the inside.',
      ],
      patl: 'An empty watch battery should be changed soon, or taken out.',
      fhi: 'How many stopped watches are in your drawer? Bring them along.',
    },
    lines: {
      '*': [
        'If your second hand jumps four seconds at a time, the battery is nearly empty.',
        'Have an empty watch battery changed within weeks, as it can leak.',
        'Not wearing a watch for long? Have the battery taken out and keep it with the watch.',
        'Old watch batteries belong in a collection box, and out of reach of children.',
      ],
      h: ['Twice a day it is right. That is no reason to leave it.'],
    },
    scene: [
      'You open the drawer, and there are three watches that stopped long ago.',
      'The watch was a present. It stopped last year, and you keep forgetting it.',
    ],
    why: [
      [
        'What leaks from a battery eats into the fine parts.',
        'Even a small leak can stop a movement for good.',
      ],
      ['Changing a battery takes minutes.', 'The seal can be checked at the same time.'],
    ],
    parts: [
      [
        'Go through the drawer',
        ['Which watches have stopped?', 'Put all that have stopped into one bag.'],
        'Three watches in a drawer',
      ],
      [
        'Have them changed or emptied',
        ['A battery for those you wear, none for the rest.', 'Ask for a seal as well.'],
        'A watch being opened',
      ],
      ['Store them dry', ['In a pouch or box.', 'A bathroom is too damp.'], 'A watch in a pouch'],
    ],
    turn: ['Then one of them may become your favourite again.', 'Bring them all at once.'],
    asks: ['How many stopped watches have you got?', 'Whose watch is the oldest?'],
    ends: { patl: 'Change it or take it out.', fhi: 'Have a look in the drawer today.' },
    caution: 'Keep button batteries away from children. If one is swallowed, call for medical help at once.',
    keep: 'the next drawer you tidy',
    send: 'somebody with a stopped watch',
    own: [
      {
        kinds: ['service', 'price'],
        about: 'batter(?:y|ies)|while you wait|watch repair',
        lead: 'If you bring them in:',
      },
    ],
    pic: { ask: 'Stopped watches in a drawer', alt: 'Stopped watches in a drawer' },
    claims: [['Depleted cells may leak', 'watchmakers advice']],
  },
];
