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
    title: 'How to clean windows without streaks: a cloudy day and one drop',
    cover: 'One drop, and no sun',
    gist: [
      'Cloudy day, frame first, a bucket of water with one drop of washing-up liquid, wash, pull off with a rubber blade, dry the edges. Streaks come from sun and too much soap.',
      'Professionals use less than anybody thinks: water, a drop, a blade. What makes streaks is the rest.',
    ],
    subject: ['Streaks come from too much', 'Wait for a cloud'],
    hooks: {
      '*': [
        'Never clean windows in the sun. Wait for a cloud.',
        'Streaks on the window? You took too much of something.',
      ],
      pt: 'Surfactant dries on warm glass before it can be pulled off. Less soap and cool glass prevent it.',
      fi: 'Did you clean the windows, and then the sun came out?',
      a: 'Cloud, frame, one drop, blade, edges.',
      h: 'Nothing shows a clean window so plainly as the one patch that was missed.',
      l: 'Glass, and nothing between.',
    },
    lines: {
      '*': [
        'One drop of washing-up liquid to a bucket. More makes streaks, and nobody believes it.',
        'Clean window frames first, or the dirt runs onto the glass that you have just done.',
        'Wipe the rubber blade with a cloth after each pull. A dry blade starts without a sound.',
        'Inside wipe from left to right, outside from top to bottom. Then you know on which side the streak is.',
      ],
      h: ['The bird has left a message on it. It was done within four minutes.'],
    },
    scene: [
      "Saturday, ten o'clock, sunshine at last. With the sun come the streaks.",
      'A window cleaner, a bucket, eleven seconds for a pane. You count along.',
    ],
    why: [
      ['Warm glass dries quicker than a hand can pull.', 'What dries on the pane stays on the pane.'],
      [
        'Soap is only there to loosen grease. After that it is dirt itself.',
        'Each extra drop has to come off again.',
      ],
    ],
    parts: [
      [
        'Choose a cloudy day',
        ['Or the shady side, early.', 'Cool glass gives you time.'],
        'A cloudy sky in a window',
      ],
      [
        'Do the frames first',
        ['Brush out, damp cloth, sill at the end.', 'Otherwise it all runs down.'],
        'A cloth on a window frame',
      ],
      [
        'Wash with one drop',
        ['Lukewarm water, soft cloth or washer.', 'The corners get it twice.'],
        'A washer on a pane',
      ],
      [
        'Pull from top to bottom',
        ['Or in an S, in one go, with the blade slightly tilted.', 'Wipe it after each pull.'],
        'A rubber blade on wet glass',
      ],
      [
        'Dry the edges',
        ['With a cloth over one finger.', 'That is where the drips wait.'],
        'A finger with a cloth at an edge',
      ],
    ],
    turn: ['Then step back, and do not touch it any more.', 'When the sun comes now, it may.'],
    asks: ['How often do you clean your windows, honestly?', 'Newspaper, cloth or blade?'],
    ends: {
      pa: 'Less soap, cool glass, dry blade.',
      fi: 'And leave the patch. Somebody else will find it.',
      t: 'Evaporation, surfactant, contact.',
      h: 'It is at the top, on the left. It always is.',
      l: 'And then the garden.',
    },
    caution:
      'Do not lean out of windows or stand on sills: from the first floor up it is work for people with the right kit.',
    keep: 'the next cloudy Saturday',
    send: 'somebody who cleans in the sun',
    own: [
      {
        kinds: ['service', 'price', 'process', 'hours'],
        about: 'windows?\\b|every (?:\\w+ )?weeks?\\b|frames|sills|pure water|pole\\b|conservator',
        lead: ['And for the ones that are too high.', 'And for the rest of them.'],
      },
    ],
    pic: { ask: 'A blade on a wet pane', alt: 'A rubber blade on a wet window pane' },
    claims: [
      ['One drop, cool glass, frames first', 'practice of window cleaners'],
      ['Do not clean from sills at height', 'safety authorities'],
    ],
  },
];
