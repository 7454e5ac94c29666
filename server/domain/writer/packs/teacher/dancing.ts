// Dancing.
import type { Idea } from '../../library/idea.ts';

export const DANCING: readonly Idea[] = [
  {
    id: 'left-feet-do-not-exist',
    format: 'myth',
    only: '\\bdanc|ballet|salsa|tango|ballroom',
    again: 9,
    emoji: '💃',
    tags: ['DanceClass', 'LearnToDance', 'AdultBeginner'],
    title: [
      'Two left feet? Why nearly everybody can learn to dance',
      'Learning to dance when you think you cannot',
    ],
    cover: 'Two left feet?',
    myth: 'Some people cannot learn to dance',
    short: 'Nearly everybody can. Really not hearing the beat is very rare.',
    gist: [
      'If you can walk to music and clap along, you can learn to dance. What most beginners lack is not rhythm but practice in shifting their weight from one foot to the other.',
      'Two left feet usually means one thing: you do not know which foot your weight is on. You can learn that in an evening.',
    ],
    subject: ['If you can walk, you can dance', 'Two left feet? What helps'],
    hooks: {
      '*': [
        'You think you have two left feet? Then clap along to a song. There: rhythm.',
        'Most people who say they cannot dance only lose track of which foot they are standing on.',
      ],
      pt: 'Hardly anybody cannot hear a beat. Most beginners only have to learn to shift their weight.',
      fi: 'The radio is on, nobody is looking, and you sway at the sink? That is dancing.',
      a: 'Walk to the beat, count, shift your weight: that is dancing.',
      h: 'Two left feet would at least match. Yours just disagree about the beat.',
      l: 'One step on the beat, and then the next.',
    },
    lines: {
      '*': [
        'Walk to a song: one step a beat. If you can do that, you can learn to dance.',
        'Lost the step while dancing? Do not look at your feet. Stand on one leg, wait for the first beat, and go.',
        'Count aloud when you learn to dance. It is embarrassing for ten seconds, and then it works.',
        'Practise dance steps while you wait for the kettle. Three minutes in the kitchen beat an hour once a fortnight.',
      ],
      h: ['He looks at the floor as if the dance steps were written there.'],
    },
    scene: [
      'At the wedding a man stands at the edge of the dance floor with a plate and says that he cannot dance. His foot is tapping exactly in time.',
      'Twelve grown-ups stand in front of the mirror, and all of them have their weight on the wrong foot. Then everybody laughs.',
    ],
    why: [
      [
        'Even babies move to a beat. Nobody has to teach us that.',
        'You have never had a lesson in nodding along to a song, and yet you can do it.',
      ],
      [
        'A step is only finished when all your weight is on the new foot. Beginners often stop halfway.',
        'Beginners tend to stand on both feet at once, and then neither is free for the next step.',
      ],
    ],
    parts: [
      [
        'Clap along and find the first beat',
        ['It is usually where the bass is.', 'Nod your head first, then step.'],
        'Hands clapping',
      ],
      [
        'Walk to the music',
        [
          'Forwards and back through the room, one step on each beat.',
          'No turns yet. Most of dancing is walking.',
        ],
        'Feet walking over a wooden floor',
      ],
      [
        'Lift the free foot',
        [
          'If you can lift it, your weight has arrived.',
          'If you cannot, you are standing on both, and the next step is a guess.',
        ],
        'One foot lifted from the floor',
      ],
    ],
    turn: ['Style comes later, by itself.', 'Nobody looks at your feet. They are all busy with their own.'],
    asks: ['Which song makes you dance in the kitchen?', 'What keeps you from dancing?'],
    ends: {
      pa: 'Beat, weight, practice. That is all it takes to begin.',
      fi: 'Put the kettle on, and dance until it boils.',
      t: 'First hear the beat, then learn to shift your weight.',
      h: 'Your feet have agreed to try again on Thursday.',
      l: 'And once more, from the beginning.',
    },
    keep: 'the next wedding invitation',
    send: 'somebody who always guards the coats',
    own: [
      {
        kinds: ['service', 'process', 'price', 'hours', 'offer'],
        about: 'beginner|trial|first (?:class|lesson|steps?)|no partner|adult|course',
        lead: ['Here is how to take your first steps.', 'How beginners start here.'],
      },
    ],
    pic: { ask: 'Feet on your studio floor, mid-step', alt: 'Feet in mid-step on a wooden studio floor' },
    claims: [
      ['Beat deafness is rare', 'research on congenital beat deafness'],
      ['Infants move to rhythm', 'developmental research'],
    ],
  },
];
