// Windows.
import type { Idea } from '../../library/idea.ts';

const WINDOWS = 'window (?:clean|wash)|windows\\b';

export const PANES: readonly Idea[] = [
  {
    id: 'not-in-the-sun',
    format: 'howto',
    only: WINDOWS,
    again: 9,
    emoji: '🪟',
    tags: ['WindowCleaning', 'CleaningTips', 'StreakFree'],
    title: 'How to clean windows without streaks',
    cover: 'Windows: one drop of soap, no sun',
    gist: [
      'Clean windows on a cloudy day: frame first, one drop of {washing-up liquid|dish soap} in a bucket, pull the water off, dry the edges last. Sun and too much soap make streaks.',
      'Window cleaners need water, a drop of soap and a blade. More soap only makes streaks.',
    ],
    subject: ['Too much soap makes window streaks', 'Clean windows on a cloudy day'],
    hooks: {
      '*': [
        'Never clean windows in the sun. Wait for a cloud.',
        'Streaks on the window? You used too much soap, or the sun was on it.',
      ],
      ptl: 'Soap dries on warm glass before you can pull it off. Less soap and cool glass prevent streaks.',
      fhi: 'Did you clean the windows, and then the sun showed every streak?',
      a: 'Windows: a cloudy day, one drop of soap, a rubber blade.',
    },
    lines: {
      '*': [
        'For windows, use one drop of {washing-up liquid|dish soap} to a bucket. More makes streaks.',
        'Clean window frames first, or the dirt runs onto the glass that you have just done.',
        'When you clean windows, wipe the rubber blade with a cloth after each pull.',
        'Wipe windows from side to side inside and from top to bottom outside. A streak then shows where it is.',
      ],
      h: ['The window was clean for four minutes. Then came a bird.'],
    },
    why: [
      [
        'The sun dries the soapy water while you are still wiping.',
        'And soap that has dried on makes a streak.',
      ],
      [
        'Soap only loosens the grease. What stays on the glass makes streaks.',
        'Every extra drop of soap has to come off again.',
      ],
    ],
    parts: [
      [
        'Choose a cloudy day',
        ['Or start early, on the shady side.', 'Cool glass gives you time.'],
        'A cloudy sky in a window',
      ],
      [
        'Clean the window frames first',
        ['Brush them out, then wipe with a damp cloth.', 'Otherwise their dirt runs over the clean glass.'],
        'A cloth on a window frame',
      ],
      [
        'Wash with one drop of soap',
        ['With lukewarm water and a soft cloth.', 'Do the corners twice.'],
        'A washer on a pane',
      ],
      [
        'Pull the water off with a blade',
        ['From top to bottom, or in an S in one go.', 'Wipe the blade after each pull.'],
        'A rubber blade on wet glass',
      ],
      [
        'Dry the edges of the glass',
        ['With a cloth over one finger.', 'Drips collect there.'],
        'A finger with a cloth at an edge',
      ],
    ],
    turn: ['Then step back, and do not touch the glass any more.', 'Now the sun may come out.'],
    asks: [
      'How often do you clean your windows, honestly?',
      'Do you clean windows with newspaper, cloth or blade?',
    ],
    ends: {
      pfathil: [
        'Less soap, cool glass, a clean blade.',
        'Cool glass dries slowly, and that is all the trick.',
      ],
    },
    caution: 'Do not lean out of windows or stand on sills. For windows upstairs, ask us.',
    keep: 'the next cloudy Saturday',
    send: 'somebody who cleans in the sun',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours'],
        about: 'windows?\\b|every (?:\\w+ )?weeks?\\b|frames|sills|pure water|pole\\b|conservator',
        lead: ['For windows that are too high:', 'For all the other windows:'],
      },
    ],
    pic: { ask: 'A blade on a wet pane', alt: 'A rubber blade on a wet window pane' },
    claims: [
      ['One drop, cool glass, frames first', 'practice of window cleaners'],
      ['Do not clean from sills at height', 'safety authorities'],
    ],
  },
];
